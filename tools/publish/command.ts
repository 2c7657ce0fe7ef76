/** `npm run publish`: publishes the site, or brings the owner's files, in a terminal. */

import { writeFileSync } from 'node:fs';
import { readArgs } from '../../commands/args.ts';
import { listed } from '../../src/build/preflight/finding.ts';
import { ContentError } from '../../src/content/faults.ts';
import { contentFolder } from '../../src/content/folders.ts';
import { run } from './run.ts';
import { copyName, readSource, zip } from './source.ts';
import { shown, terminal } from './terminal.ts';

const HELP = `Publica o site.

  npm run publish                      pergunta o que falta saber, mostra o que muda e publica
  npm run publish -- --back            volta à versão publicada antes
  npm run publish -- --yes             não pergunta nada; a senha vem da variável PUBLISH_PASSWORD,
                                       e a identidade (SHA256:…) de um servidor novo, de PUBLISH_KEY
  npm run publish -- --yes --over      publica também por cima de um site que não foi publicado daqui
  npm run publish -- --bring           traz da hospedagem os textos e as fotos; os daqui ficam numa pasta ao lado
  npm run publish -- --copy            grava os textos e as fotos num arquivo só, nesta pasta
  npm run publish -- --offline-check   não visita o site depois de publicar`;

const { values } = readArgs(HELP, {
  yes: { type: 'boolean' },
  over: { type: 'boolean' },
  back: { type: 'boolean' },
  bring: { type: 'boolean' },
  copy: { type: 'boolean' },
  'offline-check': { type: 'boolean' },
});

if (values.copy) {
  writeFileSync(copyName(), zip(readSource(contentFolder())));
  console.log(`Gravei ${copyName()}: guarde-o fora deste computador.`);
} else {
  const talk = terminal(values.yes === true, values.over === true);
  const what = values.bring ? 'bring' : values.back ? 'back' : 'publish';
  const { kind, title, text, address, findings, faults } = await run({ what }, talk, !values['offline-check']);
  talk.end();
  const said = [
    faults && new ContentError(contentFolder(), faults).message,
    findings && findings.length > 0 && listed(findings),
    `${title}. ${text}`,
    address && `${address}/`,
  ];
  console.log(shown(`\n${said.filter(Boolean).join('\n')}\n`));
  process.exitCode = kind === 'done' ? 0 : 1;
}
