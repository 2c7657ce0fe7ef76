/** `npm run preflight`: checks whether the site can be published, and lists the findings for the owner. */
import { resolve } from 'node:path';
import { checkBuilt, readBuilt } from '../preflight/built.ts';
import { checkContent } from '../preflight/content.ts';
import { checkFacts } from '../preflight/facts.ts';
import { listed } from '../preflight/finding.ts';
import { checkOutside } from '../preflight/outside.ts';
import { ContentError } from '../src/content/faults.ts';
import { contentFolder, distFolder } from '../src/content/folders.ts';
import { readContent } from '../src/content/read.ts';
import { readArgs } from './args.ts';

const DEMO = 'demo';

const HELP = `Diz o que ainda falta para o site ser publicado.

  npm run preflight                usa só o que está nesta pasta
  npm run preflight -- --online    visita também cada link de fora

FALTA impede a publicação; AVISO não impede; certo está certo; LEIA só você pode conferir.`;

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
  const built = readBuilt(distFolder(), folder);
  const findings = [
    ...checkContent(content, new Date()),
    ...checkBuilt(built),
    // The demonstration has no owner, so it has no facts to check.
    ...(isDemo ? [] : [checkFacts(content)]),
    ...(values.online ? [await checkOutside(built?.pages ?? [], content.site.address)] : []),
  ];
  const isMissing = findings.some(({ state }) => state === 'missing');
  // `npm run publish` and the editor read this JSON.
  if (values.json) {
    console.log(JSON.stringify(findings));
    return isMissing ? 1 : 0;
  }
  if (isDemo) console.log('\nEste ainda é o site de demonstração. `npm run edit` faz dele o seu.');
  console.log(listed(findings));
  return isMissing ? 1 : 0;
}
