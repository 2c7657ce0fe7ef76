import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { contentFolder } from '../src/content/folders.ts';
import { pictureFiles, similarFile } from '../src/content/pictureFiles.ts';
import { isSvg, usableLogo } from '../src/look/brand/logoFile.ts';
import type { PictureFormat } from '../src/schema/json.ts';
import { takeIn } from './pictureIntake.ts';
import { type Chosen, MOST, tooLarge } from './pictureRequests.ts';
import { pathOf, placesOf, setAside } from './setAside.ts';

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** Handles the picture field's requests: receives a picture that the owner chose, or sends a picture to show. */
export async function answerPictures(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', 'http://editor');
  const name = searchParams.get('name') ?? '';
  if (request.method !== 'POST') return show(name, response);
  // Only the editor's own page has the key to request this, and it sends the formats of a field.
  const accept = (searchParams.get('accept') ?? '').split(',') as PictureFormat[];
  const chosen = await choose(name, accept, request);
  response.writeHead('refusal' in chosen ? 400 : 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(chosen));
}

async function choose(name: string, accept: PictureFormat[], request: IncomingMessage): Promise<Chosen> {
  const parts: Buffer[] = [];
  let size = 0;
  // A file that is too large is still read to its end, because a browser would show no response before that.
  for await (const part of request) {
    size += part.length;
    if (size <= MOST) parts.push(part);
  }
  if (size > MOST) return { refusal: tooLarge(name, size) };
  const picture = await takeIn(name, Buffer.concat(parts), accept);
  if ('refusal' in picture) return picture;
  return { file: setAside(picture, placesOf(contentFolder())), notices: picture.notices };
}

/** Sends a picture; of an SVG, also of one that the owner put into the folder, only the clean copy. */
async function show(name: string, response: ServerResponse): Promise<void> {
  const path = pathOf(name, placesOf(contentFolder()));
  const type = path && TYPES[extname(path).toLowerCase()];
  const bytes = type && readFileSync(path);
  const picture = bytes && isSvg(path) ? await usableLogo(name, bytes) : bytes;
  if (picture && !('found' in picture)) {
    response.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': type });
    response.end(picture);
    return;
  }
  response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' });
  if (picture) {
    response.end(`“${name}” é uma imagem ${picture.found}. Para usá-la, ${picture.todo}.`);
    return;
  }
  const similar = similarFile(name, pictureFiles(contentFolder()));
  const has = similar ? `A pasta tem “${similar}”, que se escreve de outro modo` : 'Ela não está na pasta';
  response.end(`“${name}” não aparece. ${has}. Escolha a foto de novo.`);
}
