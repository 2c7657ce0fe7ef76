/**
 * Reads the options of an owner's command, which are words with two dashes. An unknown one, such as `--help`, prints the
 * help and ends the process.
 */
export function readArgs<Name extends string>(help: string, ...names: Name[]): Record<Name, boolean> {
  const args = process.argv.slice(2);
  // npm takes an option for itself if `--` is missing before it: then only the environment has the option. `yes` may be
  // the owner's own setting of npm.
  const taken = names
    .filter((name) => name !== 'yes' && `npm_config_${name.replaceAll('-', '_')}` in process.env)
    .map((name) => `--${name}`);
  const unknown = args.filter((arg) => !names.some((name) => arg === `--${name}`));
  if (taken.length === 0 && unknown.length === 0)
    return Object.fromEntries(names.map((name) => [name, args.includes(`--${name}`)])) as Record<Name, boolean>;
  console.error(`Não entendi “${[...taken, ...unknown].join(' ')}”.\n\n${help}`);
  process.exit(1);
}
