/** `npm run head`: what search engines, chats and browsers read of each built page, for its owner. */
import { fileURLToPath } from 'node:url';
import { headTable } from './head/table.ts';
import { readBuilt } from './preflight/built.ts';

const built = readBuilt(fileURLToPath(new URL('..', import.meta.url)));
if (built && !built.isStale) {
  console.log(headTable(built.pages));
} else {
  console.error('O site em dist/ não está em dia. Rode `npm run build` e, depois, este comando outra vez.');
  process.exitCode = 1;
}
