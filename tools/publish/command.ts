/** `npm run publish`: publishes the site, or brings the owner's files, in a terminal. */

import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readArgs } from '../../commands/args.ts';
import { listed } from '../../src/build/preflight/finding.ts';
import { ContentError } from '../../src/content/faults.ts';
import { contentFolder } from '../../src/content/folders.ts';
import { run } from './run.ts';
import { tamed } from './talk.ts';

const HELP = `Publica o site.

  npm run publish               pergunta o que falta saber, mostra o que muda e publica
  npm run publish -- --back     volta à versão publicada antes
  npm run publish -- --bring    traz da hospedagem os textos e as fotos; os daqui ficam numa pasta ao lado`;

/** A text without characters that control a terminal. The lines keep their indents. */
const shown = (text: string) => text.replace(/[^\n ]+/g, tamed);

/** Asks a question. The answer is empty if the terminal's input has ended. */
async function read(question: string, isSecret = false): Promise<string> {
  let isMuted = false;
  const output = new Writable({
    write: (text, _encoding, done) => {
      if (!isMuted) process.stdout.write(text);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const answer = Promise.race([lines.question(shown(question)), once(lines, 'close').then(() => '')]);
  isMuted = isSecret;
  const line = await answer;
  // Cloudflare's program asks in the same terminal.
  lines.close();
  return line;
}

const { back, bring } = readArgs(HELP, 'back', 'bring');
const what = bring ? 'bring' : back ? 'back' : 'publish';
const { kind, title, text, address, findings, faults } = await run(
  { what },
  {
    say: (line) => console.log(shown(line)),
    progress(text, share) {
      // Clears the line first, because the new text may be shorter than the old one.
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
      if (share === 1) console.log(process.stdout.isTTY ? '' : text);
    },
    warn: (findings) => findings.length > 0 && console.log(shown(listed(findings))),
    ask: async ({ text }) => /^s(im)?$/i.test((await read(`${text} (s/n) `)).trim()),
    async password(account, wrong) {
      if (wrong) console.log(`\n${shown(wrong)}`);
      const password = await read(`Senha de ${account} (não aparece, e não fica guardada): `, true);
      console.log();
      return password || undefined;
    },
  },
);
const said = [
  faults && new ContentError(contentFolder(), faults).message,
  findings && findings.length > 0 && listed(findings),
  `${title}. ${text}`,
  address && `${address}/`,
];
console.log(shown(`\n${said.filter(Boolean).join('\n')}\n`));
process.exitCode = kind === 'done' ? 0 : 1;
