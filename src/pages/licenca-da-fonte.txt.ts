import { readFileSync } from 'node:fs';

/** The licence of the font (OFL 1.1), which has to accompany every copy of it. */
export function GET() {
  return new Response(readFileSync(new URL(import.meta.resolve('@fontsource-variable/gabarito/LICENSE'))));
}
