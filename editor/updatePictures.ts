import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORK } from '../updating/exchange.js';
import { UPDATE } from './view.ts';

/** The page with the pictures before and after an update, or a picture; undefined if the URL is of neither. */
export function updatePicture(url: string, folder: string = WORK): { type: string; body: Buffer } | undefined {
  const path = url.slice(UPDATE.length + 1);
  if (!url.startsWith(`${UPDATE}/`) || !/^(?:index\.html|(?:antes|depois)\/\d+\.png)$/.test(path)) return undefined;
  if (!existsSync(join(folder, path))) return undefined;
  return { type: path.endsWith('.png') ? 'image/png' : 'text/html', body: readFileSync(join(folder, path)) };
}
