import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { files, isNamed, size } from './sentences.ts';
import type { Question, Talk } from './talk.ts';

/** The width of the progress bar, in characters. */
const BAR = 30;

/** A dialogue with the owner in a terminal. */
export type Terminal = Talk & { read(question: string): Promise<string>; end(): void };

const NO_KEY =
  'Com --yes, só vale uma identidade já aceita neste computador, ou a que você escrever na variável PUBLISH_KEY.';

/** With `--yes`, why a question gets a no. */
const NO: Partial<Record<Question['kind'], string>> = {
  key: NO_KEY,
  changedKey: NO_KEY,
  over: 'Com --yes, o site que não foi publicado daqui só é substituído se você disser também --over.',
};

/**
 * @param yes If true, the owner gets no question. Changes are sent, but no unknown key is accepted, no file of another
 * program is replaced, and no password is sent without encryption.
 * @param over Whether `yes` also replaces a site that was not published from here.
 */
export function terminal(yes: boolean, over = false): Terminal {
  const { PUBLISH_PASSWORD } = process.env;
  const passwords = new Map<string, string>();
  let isMuted = false;
  const output = new Writable({
    write: (text, _encoding, done) => {
      if (!isMuted) process.stdout.write(text);
      done();
    },
  });
  let lines: ReturnType<typeof createInterface> | undefined;
  /** Asks a question. The answer is empty if the terminal's input has ended. */
  const read = (question: string): Promise<string> => {
    lines ??= createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
    const asked = lines;
    return new Promise((resolve) => {
      asked.once('close', () => resolve(''));
      asked.question(question).then(
        (text) => resolve(text.trim()),
        () => resolve(''),
      );
    });
  };
  return {
    read,
    end: () => lines?.close(),
    say: (line) => console.log(line),
    progress({ files: done, ofFiles, bytes, ofBytes }) {
      const isLast = done === ofFiles;
      if (!process.stdout.isTTY && !isLast) return;
      const filled = Math.round((BAR * bytes) / (ofBytes || 1));
      const bar = `[${'█'.repeat(filled)}${'·'.repeat(BAR - filled)}]`;
      // Clears the line first, because the new text may be shorter than the old one.
      const start = process.stdout.isTTY ? '\r\x1b[K' : '';
      process.stdout.write(
        `${start}${bar} ${done} de ${files(ofFiles)}, ${size(bytes)} de ${size(ofBytes)}${isLast ? '\n' : ''}`,
      );
    },
    async ask({ kind, text, name }) {
      if (yes) {
        const isYes = kind === 'changes' || (kind === 'over' && over);
        console.log([text, (!isYes && NO[kind]) || []].flat().join('\n'));
        return isYes;
      }
      if (name !== undefined) {
        const isYes = isNamed(await read(`${text} `), name);
        if (!isYes) console.log('Não é o nome da marca.');
        return isYes;
      }
      return /^s(im)?$/i.test(await read(`${text} (s/n) `));
    },
    async password(server) {
      if (PUBLISH_PASSWORD) return PUBLISH_PASSWORD;
      if (yes) throw new Error('Falta a senha: com --yes, ela vem da variável PUBLISH_PASSWORD.');
      const known = passwords.get(server);
      if (known !== undefined) return known;
      const answer = read(`Senha de ${server} (não aparece, e não fica guardada): `);
      isMuted = true;
      const password = await answer;
      isMuted = false;
      console.log();
      passwords.set(server, password);
      return password;
    },
  };
}
