import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

const REFUSAL = { pt: 'Não entendi', en: 'Not understood:' };

/**
 * npm takes an option for itself if `--` is missing before it: then only the environment has the option. The owner may
 * have set these options for npm itself.
 */
const OF_NPM = ['yes', 'json'];

/**
 * Reads a command's options and words. For `--help`, prints the help and ends the process. An unknown option or word
 * ends the process before the command does anything.
 * @param isWord Whether a command accepts a word. By default, it accepts none.
 */
export function readArgs<T extends ParseArgsOptionsConfig>(
  language: keyof typeof REFUSAL,
  help: string,
  // A caller that gives no options has no type for them either.
  options: T = {} as T,
  isWord: (word: string) => boolean = () => false,
) {
  const refuse = (args: readonly string[]) => {
    console.error(`${REFUSAL[language]} “${args.join(' ')}”.\n\n${help}`);
    process.exit(1);
  };
  const all = process.argv.slice(2);
  if (all.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  const taken = Object.keys(options).filter(
    (name) => !OF_NPM.includes(name) && `npm_config_${name.replaceAll('-', '_')}` in process.env,
  );
  if (taken.length > 0) refuse(taken.map((name) => `--${name}`));
  try {
    const args = parseArgs({ args: all, options, allowPositionals: true });
    const words = args.positionals.filter((word) => !isWord(word));
    if (words.length > 0) refuse(words);
    return args;
  } catch {
    return refuse(all);
  }
}
