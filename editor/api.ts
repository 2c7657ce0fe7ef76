import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';
import { parse } from 'yaml';
import { encodingFault, type Fault } from '../src/content/faults.ts';
import { broughtBy, checkFile, contentFolder, decode } from '../src/content/read.ts';
import { toYaml } from '../src/content/yaml.ts';
import { editorConfig } from './config.ts';
import { fromForm, toForm } from './form.ts';
import { renameCase, type Update } from './saved.ts';
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
  const file = decodeURIComponent(/\/blob\/\w+\/(.+)$/.exec(path)?.[1] ?? '');
  if (status !== 200 || !file) return new Response(body as string, { status, ...(headers && { headers }) });
  const text = decode(body as Uint8Array);
  if (text === undefined) return refusal('Não abri.', [encodingFault(file)]);
  return new Response(JSON.stringify(toForm(schemaOf(file), parse(text, { schema: 'failsafe' }))));
};

/**
 * Saves the files as normalised by the schema. If the save would bring a mistake into the site, answers with the reasons
 * and saves nothing. Mistakes that were there before are no reason, so that they can be corrected one at a time.
 */
async function update(request: Request): Promise<Response> {
  const sent = (await request.json()) as Update;
  const { additions, deletions } = sent;
  const checked = additions.map(({ path, contents }) => {
    const given = parse(Buffer.from(contents, 'base64url').toString());
    return { path, ...checkFile(path, fromForm(schemaOf(path), given)) };
  });
  const open = additions.map(({ path }) => path);
  const faults = checked.flatMap((file) => ('faults' in file ? file.faults : []));
  if (faults.length > 0) return refusal('Não salvei.', faults, open);
  const texts = checked.map((file) => ({
    path: file.path,
    text: 'data' in file ? toYaml(file.data, schemaPath(file.path)) : '',
  }));
  const changes = new Map<string, string | null>([
    ...deletions.map(({ path }) => [path, null] as const),
    ...texts.map(({ path, text }) => [path, text] as const),
  ]);
  const brought = broughtBy(contentFolder(), changes);
  if (brought.length > 0) return refusal('Não salvei.', brought, open);
  const written = texts.map(({ path, text }) => ({ path, contents: Buffer.from(text).toString('base64url') }));
  const { body, status, headers } = await handle(
    new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ additions: written, deletions: renameCase(contentFolder(), sent) }),
    }),
  );
  return new Response(body as string, { status, ...(headers && { headers }) });
}

/**
 * What was not done, and one line for each mistake.
 * @param open The files in the form that the message stands above: it names the others.
 */
function refusal(what: string, faults: readonly Fault[], open: readonly string[] = []): Response {
  const lines = faults.map(({ file, field, found, expected, todo }) => {
    const where = [!open.includes(file) && file, field].filter(Boolean).join(', ');
    return `${where}: encontrei ${found}; esperava ${expected}. Faça: ${todo}.`;
  });
  return new Response([what, ...lines].join('\n'), { status: 400 });
}

const nameOf = (path: string) => (path.startsWith('services/') ? 'service' : path.replace(/\.yaml$/, ''));
const schemaOf = (path: string) => schemas[nameOf(path) as keyof typeof schemas];
const schemaPath = (path: string) => `${path.includes('/') ? '../' : ''}../.astro/schemas/${nameOf(path)}.json`;
