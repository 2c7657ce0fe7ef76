import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The licence of the font (OFL 1.1), which has to accompany every copy of it. */
export function GET() {
  const path = createRequire(import.meta.url).resolve('@fontsource-variable/gabarito/LICENSE');
  return new Response(readFileSync(path));
}
