/** `npm run preflight`: checks whether the site can be published, and lists the findings for the owner. */
import { findingKinds, findingsInWords } from '../src/build/preflight/finding.ts';
import { check, isDemo } from '../src/build/preflight/preflight.ts';
import { ContentError } from '../src/content/reader/faults.ts';
import { readArgs } from './args.ts';

const HELP = `Diz o que ainda falta para o site ser publicado.

  npm run preflight                usa só o que está nesta pasta
  npm run preflight -- --online    visita também cada link de fora

FALTA impede a publicação; AVISO não impede; LEIA só você pode conferir.`;

const { online } = readArgs(HELP, 'online');
try {
  const findings = await check(online);
  const isMissing = findings.some(({ code }) => findingKinds[code].state === 'missing');
  process.exitCode = isMissing ? 1 : 0;
  if (isDemo()) console.log('\nEste ainda é o site de demonstração. `npm run edit` faz dele o seu.');
  console.log(findingsInWords(findings));
  console.log(isMissing ? 'Corrija com `npm run edit` o que FALTA.' : 'Nada impede a publicação.');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
