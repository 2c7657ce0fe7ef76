/** `npm run publish`: publishes the site, or brings the owner's files, in a terminal. */

import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { readArgs } from '../../commands/args.ts';
import { findingsInWords } from '../../src/build/preflight/finding.ts';
import { ContentError } from '../../src/content/reader/faults.ts';
import { contentFolder } from '../../src/content/reader/folders.ts';
import { run } from './run.ts';
import { Stopped, tamed } from './talk.ts';

const HELP = `Publica o site.

  npm run publish               pergunta o que falta saber, mostra o que muda e publica
  npm run publish -- --back     volta à versão publicada antes
  npm run publish -- --bring    traz da hospedagem os textos e as fotos; os daqui ficam numa pasta ao lado
  npm run publish -- --yes      não pergunta nada; a senha vem da variável PUBLISH_PASSWORD, e a identidade (SHA256:…)
                                de um servidor novo, de PUBLISH_KEY. Com --over, publica também por cima de um site
                                que não foi publicado daqui
  npm run publish -- --offline-check   não visita o site depois de publicar`;

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

const options = readArgs(HELP, 'back', 'bring', 'yes', 'over', 'offline-check');
const { back, bring, yes, over } = options;
const { PUBLISH_PASSWORD, PUBLISH_KEY } = process.env;
const what = bring ? 'bring' : back ? 'back' : 'publish';
const { kind, title, text, address, findings, faults } = await run(
  { what, isUnvisited: options['offline-check'] },
  {
    say: (line) => console.log(shown(line)),
    // Clears the line first, because the new text may be shorter than the old one.
    progress: (text, share) => process.stdout.write(`\r\x1b[K${text}${share === 1 ? '\n' : ''}`),
    warn: (findings) => findings.length > 0 && console.log(shown(findingsInWords(findings))),
    async ask({ kind, text, key }) {
      if (!yes) return /^s(im)?$/i.test((await read(`${text} (s/n) `)).trim());
      const isKnown = kind === 'key' && key !== undefined && key === PUBLISH_KEY;
      const isYes = kind === 'changes' || (kind === 'over' && over) || isKnown;
      console.log(shown(text), isYes ? '' : '\nCom --yes, a resposta é não: rode sem --yes e responda você.');
      return isYes;
    },
    async password(account, refusal) {
      if (PUBLISH_PASSWORD && !refusal) return PUBLISH_PASSWORD;
      if (yes) throw new Stopped(refusal ?? 'Falta a senha: com --yes, ela vem da variável PUBLISH_PASSWORD.');
      if (refusal) console.log(`\n${shown(refusal)}`);
      const password = await read(`Senha de ${account} (não aparece, e não fica guardada): `, true);
      console.log();
      return password || undefined;
    },
  },
);
const said = [
  faults && new ContentError(contentFolder(), faults).message,
  findings && findings.length > 0 && findingsInWords(findings),
  `${title}. ${text}`,
  address && `${address}/`,
];
console.log(shown(`\n${said.filter(Boolean).join('\n')}\n`));
process.exitCode = kind === 'done' ? 0 : 1;
