import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { listed } from '../../src/build/preflight/finding.ts';
import { Stopped, type Talk } from './talk.ts';
import { tamed } from './trouble.ts';

/** A text without characters that control a terminal. The lines keep their indents. */
export const shown = (text: string): string => text.replace(/[^\n ]+/g, tamed);

/**
 * A dialogue with the owner in a terminal.
 * @param yes If true, the owner gets no question. Changes are sent, and a new server's key is accepted if PUBLISH_KEY has
 * it; every other question gets a no.
 * @param over Whether the site also replaces one that was not published from here, if `yes` is true.
 */
export function terminal(yes: boolean, over = false): Talk & { end(): void } {
  const { PUBLISH_PASSWORD, PUBLISH_KEY } = process.env;
  let isMuted = false;
  const output = new Writable({
    write: (text, _encoding, done) => {
      if (!isMuted) process.stdout.write(text);
      done();
    },
  });
  let lines: ReturnType<typeof createInterface> | undefined;
  /** Asks a question. The answer is empty if the terminal's input has ended. */
  const read = async (question: string): Promise<string> => {
    lines ??= createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
    const closed = once(lines, 'close').then(() => '');
    return Promise.race([lines.question(shown(question)), closed]).catch(() => '');
  };
  return {
    end: () => lines?.close(),
    say: (line) => console.log(shown(line)),
    progress(text, share) {
      // Clears the line first, because the new text may be shorter than the old one.
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
      if (share === 1) console.log(process.stdout.isTTY ? '' : text);
    },
    warn: (findings) => findings.length > 0 && console.log(shown(listed(findings))),
    async ask({ kind, text, key }) {
      if (!yes) return /^s(im)?$/i.test((await read(`${text} (s/n) `)).trim());
      const isYes =
        kind === 'changes' || (kind === 'over' && over) || (kind === 'key' && key !== undefined && key === PUBLISH_KEY);
      console.log(shown(text), isYes ? '' : '\nCom --yes, a resposta é não: rode sem --yes e responda você.');
      return isYes;
    },
    async password(account, wrong) {
      if (PUBLISH_PASSWORD && !wrong) return PUBLISH_PASSWORD;
      if (yes) throw new Stopped(wrong ?? 'Falta a senha: com --yes, ela vem da variável PUBLISH_PASSWORD.');
      if (wrong) console.log(`\n${shown(wrong)}`);
      const answer = read(`Senha de ${account} (não aparece, e não fica guardada): `);
      isMuted = true;
      const password = await answer;
      isMuted = false;
      console.log();
      return password || undefined;
    },
  };
}
