/** `npm run update`: prepares a newer template beside the site, shows what changes, and exchanges the two. */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { NOTE, openEditor } from '../editor/open.ts';
import { settle } from '../updating/exchange.js';
import { goBack, type Talk, update } from '../updating/update.ts';
import { readArgs } from './args.ts';

const HELP = `Atualiza o modelo desta pasta. Os seus textos e fotos ficam.

  npm run update -- modelo.zip              usa o ZIP, ou a pasta, de uma versão mais nova: mostra o que muda, e pergunta
  npm run update -- modelo.zip --mine       se alguém mudou arquivos do modelo, ficam os daqui
  npm run update -- modelo.zip --theirs     ou valem os da versão nova
  npm run update -- modelo.zip --yes        não pergunta nada
  npm run update -- --back                  volta à versão de antes
  npm run update -- --site ../meu-site      atualiza outra pasta, que ainda não tem este comando, para esta versão`;

const { values, positionals } = readArgs(
  'pt',
  HELP,
  {
    mine: { type: 'boolean' },
    theirs: { type: 'boolean' },
    yes: { type: 'boolean' },
    back: { type: 'boolean' },
    site: { type: 'string' },
  },
  () => true,
);
// npm runs this in the project's folder, but people write paths from theirs.
const pathOf = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
const [file = values.site === undefined ? undefined : resolve('.')] = positionals;
const site = values.site === undefined ? resolve('.') : pathOf(values.site);

const talk: Talk = {
  say: (line) => console.log(line),
  step: (line) => console.log(line),
  show: (file) => console.log(`As fotos de antes e de depois: ${pathToFileURL(file)}`),
  async ask(question) {
    if (values.yes) return true;
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await Promise.race([
      lines.question(`${question} (s/N) `),
      new Promise<string>((end) => lines.once('close', () => end(''))),
    ]);
    lines.close();
    return /^s(im)?$/i.test(answer.trim());
  },
};

try {
  if (positionals.length > 1 || (!file && !values.back) || (values.mine && values.theirs)) throw new Error(HELP);
  if (await openEditor(resolve(site, 'content'), resolve(site, NOTE)))
    throw new Error('O editor está aberto: feche-o e rode de novo.');
  console.log(settle(site) ?? '');
  const choice = values.mine ? 'mine' : values.theirs ? 'theirs' : undefined;
  const isYes = file && !values.back ? await update(site, pathOf(file), choice, talk) : await goBack(site, talk);
  if (!isYes) console.log('Nada mudou nesta pasta.');
  // In this folder, `commands/prepare.js` exchanges the versions when this program has ended.
  else if (site !== resolve('.')) console.log(`\n${settle(site)}`);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
