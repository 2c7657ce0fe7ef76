/** `npm run publish`: publishes the site, or brings the owner's files, in a terminal. */

import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
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

/** Asks a question, without an echo if the answer is secret. The answer is empty if the terminal's input has ended. */
async function read(question: string, isSecret = false): Promise<string> {
  const { stdin: input, stdout } = process;
  const lines = createInterface({ input, terminal: input.isTTY, ...(!isSecret && { output: stdout }) });
  if (isSecret) stdout.write(shown(question));
  const line = await Promise.race([lines.question(shown(question)), once(lines, 'close').then(() => '')]);
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
    // Clears the line first, because the new text may be shorter than the old one.
    progress: (text, share) => process.stdout.write(`\r\x1b[K${text}${share === 1 ? '\n' : ''}`),
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
