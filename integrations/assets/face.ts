import { join } from 'node:path';
import type { Site } from '../../src/content/schema/site.ts';
import { drawnFamily, families } from '../../src/lib/face.ts';
import { writeIfNew } from './written.ts';

/** Writes a style sheet that imports the styles of the owner's choices. What the demonstration has needs none. */
export function writeFace(folder: string, { corners = 'leaf', letters = 'gabarito' }: Site['brand']): void {
  const sheets = {
    'letters/system': letters === 'system',
    'letters/serif': families[drawnFamily(letters)].generic === 'serif',
    'corners/straight': corners === 'straight',
    'corners/round': corners === 'round',
  };
  const chosen = Object.entries(sheets).filter(([, isChosen]) => isChosen);
  writeIfNew(join(folder, 'face.css'), chosen.map(([sheet]) => `@import '../src/styles/${sheet}.css';\n`).join(''));
}
