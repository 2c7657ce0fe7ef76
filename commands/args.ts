import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/**
 * npm takes an option for itself if `--` is missing before it: then only the environment has the option. The owner may
 * have set these options for npm itself.
 */
const OF_NPM = ['yes', 'json'];

/** Reads the options of an owner's command. An unknown one, such as `--help`, prints the help and ends the process. */
export function readArgs<T extends ParseArgsOptionsConfig>(help: string, options: T) {
  const args = process.argv.slice(2);
  const taken = Object.keys(options).filter((name) => !OF_NPM.includes(name) && `npm_config_${name}` in process.env);
  try {
    if (taken.length === 0) return parseArgs({ args, options });
  } catch {}
  const unknown = taken.length > 0 ? `--${taken.join(' --')}` : args.join(' ');
  console.error(`Não entendi “${unknown}”.\n\n${help}`);
  process.exit(1);
}
