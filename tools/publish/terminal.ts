import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { files, size } from './sentences.ts';
import type { Talk } from './talk.ts';
import { tamed } from './trouble.ts';

/** A text without characters that control a terminal. The lines keep their indents. */
const shown = (text: string) => text.replace(/[^\n ]+/g, tamed);

/**
 * A dialogue with the owner in a terminal.
 * @param yes If true, the owner gets no question. Changes are sent, and a new server's key is accepted if PUBLISH_KEY has
 * it; every other question gets a no.
 * @param over Whether the site also replaces one that was not published from here, if `yes` is true.
 */
export function terminal(yes: boolean, over = false): Talk & { end(): void } {
  const { PUBLISH_PASSWORD, PUBLISH_KEY } = process.env;
  let known: string | undefined;
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
      asked.question(shown(question)).then(
        (text) => resolve(text.trim()),
        () => resolve(''),
      );
    });
  };
  return {
    end: () => lines?.close(),
    say: (line) => console.log(shown(line)),
    progress({ files: done, ofFiles, bytes, ofBytes }) {
      const line = `${done} de ${files(ofFiles)}, ${size(bytes)} de ${size(ofBytes)}`;
      // Clears the line first, because the new text may be shorter than the old one.
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
      if (done === ofFiles) console.log(process.stdout.isTTY ? '' : line);
    },
    async ask({ kind, text, key }) {
      if (!yes) return /^s(im)?$/i.test(await read(`${text} (s/n) `));
      const isYes =
        kind === 'changes' || (kind === 'over' && over) || (kind === 'key' && key !== undefined && key === PUBLISH_KEY);
      console.log(shown(text), isYes ? '' : '\nCom --yes, a resposta é não: rode sem --yes e responda você.');
      return isYes;
    },
    async password(server) {
      if (PUBLISH_PASSWORD) return PUBLISH_PASSWORD;
      if (yes) throw new Error('Falta a senha: com --yes, ela vem da variável PUBLISH_PASSWORD.');
      if (known !== undefined) return known;
      const answer = read(`Senha de ${server} (não aparece, e não fica guardada): `);
      isMuted = true;
      known = await answer;
      isMuted = false;
      console.log();
      return known;
    },
  };
}
