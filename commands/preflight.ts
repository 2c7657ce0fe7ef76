/** `npm run preflight`: checks whether the site can be published, and lists the findings for the owner. */
import { resolve } from 'node:path';
import { checkContent, checkFacts, writtenIn } from '../preflight/content.ts';
import { listed } from '../preflight/finding.ts';
import { checkOutside } from '../preflight/outside.ts';
import { ContentError } from '../src/content/faults.ts';
import { contentFolder } from '../src/content/folders.ts';
import { readContent } from '../src/content/read.ts';
import { readArgs } from './args.ts';

const DEMO = 'demo';

const CORRECT =
  'O que está como FALTA impede a publicação. Corrija com `npm run edit`, ou nos arquivos da pasta content.';

const HELP = `Diz o que ainda falta para o site ser publicado.

  npm run preflight                usa só o que está nesta pasta
  npm run preflight -- --online    visita também cada link de fora

FALTA impede a publicação; AVISO não impede; LEIA só você pode conferir.`;

try {
  process.exitCode = await preflight();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function preflight(): Promise<0 | 1> {
  const { values } = readArgs('pt', HELP, { online: { type: 'boolean' }, json: { type: 'boolean' } });
  const folder = contentFolder();
  const content = readContent(folder);
  const isDemo = resolve(folder) === resolve(DEMO);
  const written = writtenIn(folder, content);
  const findings = [
    ...checkContent(content, written),
    // The demonstration has no owner, so it has no facts to check.
    ...(isDemo ? [] : checkFacts(content)),
    ...(values.online ? await checkOutside(written, content.site.address) : []),
  ];
  const isMissing = findings.some(({ state }) => state === 'missing');
  // `npm run publish` and the editor read this JSON.
  if (values.json) {
    console.log(JSON.stringify(findings));
    return isMissing ? 1 : 0;
  }
  if (isDemo) console.log('\nEste ainda é o site de demonstração. `npm run edit` faz dele o seu.');
  console.log(listed(findings));
  console.log(isMissing ? CORRECT : 'Nada impede a publicação.');
  return isMissing ? 1 : 0;
}
