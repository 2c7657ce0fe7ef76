import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { picturePath } from '../../src/content/pictureFiles.ts';
import { isSvg, usableLogo } from '../../src/look/brand/logo.ts';
import type { PictureFormat } from '../../src/schema/json.ts';
import { PICTURES } from '../../src/schema/picture.ts';
import { store, takeIn } from './pictureIntake.ts';
import type { Chosen } from './pictureRequests.ts';
import { contentFolder } from './site.ts';

/** Handles the picture field's requests: stores a picture that the owner chose, or sends a picture to show. */
export async function answerPictures(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', 'http://editor');
  const name = searchParams.get('name') ?? '';
  if (request.method !== 'POST') return show(name, response);
  // Only the editor's own page has the key to request this, and it sends the formats of a field.
  const accept = (searchParams.get('accept') ?? '').split(',') as PictureFormat[];
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(await choose(name, await buffer(request), accept)));
}

async function choose(name: string, bytes: Buffer, accept: PictureFormat[]): Promise<Chosen> {
  const picture = await takeIn(name, bytes, accept);
  if ('refusal' in picture) return picture;
  try {
    return { file: store(picture, join(contentFolder(), PICTURES)), notice: picture.notice };
  } catch {
    return { refusal: `“${name}” não foi gravada. Há espaço no disco? A pasta “${PICTURES}” é sua? Tente de novo.` };
  }
}

/** The types of the files that a browser can show. */
const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** Sends a picture; of an SVG, also of one that the owner put into the folder, only the copy that is published. */
async function show(name: string, response: ServerResponse): Promise<void> {
  const type = TYPES[extname(name).toLowerCase()];
  const path = type && picturePath(contentFolder(), name);
  const bytes = path && readFileSync(path);
  const picture = bytes && isSvg(path) ? await usableLogo(name, bytes) : bytes;
  const isShown = picture && typeof picture !== 'string';
  response.writeHead(isShown ? 200 : 404, { 'Content-Type': type ?? 'text/plain', 'Cache-Control': 'no-store' });
  response.end(isShown ? picture : '');
}
