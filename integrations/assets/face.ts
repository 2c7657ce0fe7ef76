import { join } from 'node:path';
import type { Site } from '../../src/content/schema/site.ts';
import { writeIfNew } from './written.ts';

/** Writes a style sheet that imports the styles of the owner's choices. What the demonstration has needs none. */
export function writeFace(folder: string, { corners = 'leaf' }: Site['brand']): void {
  const chosen = [corners !== 'leaf' && `corners/${corners}`];
  const lines = chosen.filter((one) => one !== false).map((sheet) => `@import '../src/styles/${sheet}.css';\n`);
  writeIfNew(join(folder, 'face.css'), lines.join(''));
}
