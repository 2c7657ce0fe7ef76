import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { contentFolder } from '../src/content/folders.ts';
import { pictureFiles, similarFile } from '../src/content/pictureFiles.ts';
import type { PictureFormat } from '../src/content/schema/json.ts';
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

function show(name: string, response: ServerResponse): void {
  const path = pathOf(name, placesOf(contentFolder()));
  const type = path && TYPES[extname(path).toLowerCase()];
  const headers = {
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Without `sandbox`, an SVG that is opened as a page could run scripts that save and publish.
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
  };
  if (type) {
    response.writeHead(200, { ...headers, 'Content-Type': type });
    return void response.end(readFileSync(path));
  }
  const similar = similarFile(name, pictureFiles(contentFolder()));
  const has = similar ? `A pasta tem “${similar}”, que se escreve de outro modo` : 'Ela não está na pasta';
  response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`“${name}” não aparece. ${has}. Escolha a foto de novo.`);
}
