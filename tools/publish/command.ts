/** `npm run publish`: builds the site, checks it, sends it, and requests it at its public address. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from '../../commands/args.ts';
import { listed } from '../../preflight/finding.ts';
import { ContentError } from '../../src/content/faults.ts';
import { contentFolder, distFolder, KEPT } from '../../src/content/folders.ts';
import { readContent } from '../../src/content/read.ts';
import { bring } from './bring.ts';
import { type Kept, type Known, keptIn } from './kept.ts';
import { serverOf } from './opener.ts';
import { type Job, publish, visit } from './publish.ts';
import { addressIn, build, preflight } from './ready.ts';
import { copyName, readSource, zip } from './source.ts';
import { terminal } from './terminal.ts';

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
const talk = terminal(values.yes === true, values.over === true);
try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`\n${error.message}\n`);
  if (error.name !== 'Error' && !(error instanceof ContentError)) throw error;
  process.exitCode = 1;
} finally {
  talk.end();
}

async function run(): Promise<boolean> {
  const folder = contentFolder();
  if (values.copy) {
    writeFileSync(copyName(), zip(readSource(folder)));
    talk.say(`Gravei ${copyName()}: guarde-o fora deste computador.`);
    return true;
  }
  const { publishing } = readContent().site;
  if (!publishing)
    throw new Error('Falta dizer onde publicar: rode `npm run edit` e preencha “O site” › “Publicação”.');
  const kept = keptIn(join(folder, KEPT));
  if (values.bring) return bringHere(publishing, kept);
  const version = values.back ? versionBefore(kept.versions(), kept.known(serverOf(publishing))) : undefined;
  const content = readSource(folder);
  if (!version && !(await ready())) return false;
  const built = version ? kept.folderOf(version) : distFolder();
  const job: Job = { kept, publishing, folder: built, content, ...(version && { version }) };
  const outcome = await publish(job, talk);
  if (outcome === 'declined') {
    talk.say('Nada foi enviado.');
    return false;
  }
  if (!values['offline-check']) return check(job);
  talk.say('O site está inteiro no servidor.');
  return true;
}

async function bringHere(publishing: Job['publishing'], kept: Kept): Promise<boolean> {
  if (publishing.kind === 'cloudflare')
    throw new Error(
      'Só de uma hospedagem (SFTP ou FTP) dá para trazer os textos e as fotos. Se você tem um arquivo de “Guardar uma cópia”, abra-o e ponha o que há nele na pasta content, aqui.',
    );
  await bring(publishing, contentFolder(), kept, talk);
  talk.say('Para continuar: npm run edit');
  return true;
}

/** The version before the one on the server. If that one was not published from here, this folder's last version. */
function versionBefore(versions: readonly string[], { version: there }: Known): string {
  const before = versions.find((version) => there === undefined || version < there);
  if (!before) throw new Error('Neste computador não há versão anterior à que está publicada.');
  return before;
}

async function ready(): Promise<boolean> {
  talk.say('Construo o site e confiro o que falta…');
  await build();
  const findings = (await preflight()).filter(({ state }) => state === 'missing' || state === 'warning');
  const isMissing = findings.some(({ state }) => state === 'missing');
  if (findings.length > 0) talk.say(listed(findings));
  if (isMissing) talk.say('Nada foi publicado. Preencha esses campos com `npm run edit` e publique de novo.');
  return !isMissing;
}

async function check(job: Job): Promise<boolean> {
  const address = addressIn(job.folder);
  talk.say(`Visito ${address}…`);
  const findings = await visit(job, talk);
  const isOnAir = !findings.some(({ state }) => state === 'missing');
  if (findings.length > 0) talk.say(listed(findings));
  talk.say(isOnAir ? `No ar: ${address}/\n` : 'O site está inteiro no servidor, mas ainda não no endereço dele.\n');
  return isOnAir;
}
