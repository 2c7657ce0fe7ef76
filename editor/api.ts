import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';
import { parse } from 'yaml';
import { checkFile, contentFolder } from '../src/content/read.ts';
import { toYaml } from '../src/content/yaml.ts';
import { editorConfig } from './config.ts';
import { fromForm, toForm } from './form.ts';
import { schemas } from './schemas.ts';

export const prerender = false;

const handle = makeGenericAPIRouteHandler({
  config: editorConfig(schemas),
  localBaseDirectory: contentFolder(),
} as never);

/** Keystatic's file API, which converts between the site's files and the values of Keystatic's forms. */
export const ALL: APIRoute = async ({ request }) => {
  const path = new URL(request.url).pathname;
  if (path.endsWith('/update')) return update(request);
  const { body, status, headers } = await handle(request);
  const file = /\/blob\/\w+\/(.+)$/.exec(path)?.[1];
  if (status !== 200 || !file) return new Response(body as string, { status, ...(headers && { headers }) });
  const written = parse(new TextDecoder().decode(body as Uint8Array), { schema: 'failsafe' });
  return new Response(JSON.stringify(toForm(schemaOf(decodeURIComponent(file)), written)));
};

type Update = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };

/** Saves the files as normalised by the schema. If the schema rejects one, answers with the reasons and saves nothing. */
async function update(request: Request): Promise<Response> {
  const { additions, deletions } = (await request.json()) as Update;
  const texts = additions.map(({ path, contents }) => {
    const given = parse(Buffer.from(contents, 'base64url').toString());
    return { path, ...checkFile(path, fromForm(schemaOf(path), given)) };
  });
  const faults = texts.flatMap((text) => ('faults' in text ? text.faults : []));
  if (faults.length > 0) {
    const told = faults.map(({ field, found, expected }) => `${field}: encontrei ${found}; esperava ${expected}.`);
    return new Response(`Não salvei. ${told.join(' ')}`, { status: 400 });
  }
  const written = texts.map((text) => ({
    path: text.path,
    contents: Buffer.from('data' in text ? toYaml(text.data, schemaPath(text.path)) : '').toString('base64url'),
  }));
  const { body, status, headers } = await handle(
    new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ additions: written, deletions }),
    }),
  );
  return new Response(body as string, { status, ...(headers && { headers }) });
}

const nameOf = (path: string) => (path.startsWith('services/') ? 'service' : path.replace(/\.yaml$/, ''));
const schemaOf = (path: string) => schemas[nameOf(path) as keyof typeof schemas];
const schemaPath = (path: string) => `${path.includes('/') ? '../' : ''}../.astro/schemas/${nameOf(path)}.json`;
