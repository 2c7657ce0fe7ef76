import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';
import { parse } from 'yaml';
import { picturesBroughtBy } from '../src/content/decodable.ts';
import { encodingFault, type Fault } from '../src/content/faults.ts';
import { contentFolder } from '../src/content/folders.ts';
import { broughtBy, checkFile, faultsOf, upgrade, writtenValues } from '../src/content/read.ts';
import { textOf } from '../src/content/yaml.ts';
import { decode } from '../src/lib/decode.ts';
import { withKnownNames, withoutDefaults } from '../src/schema/json.ts';
import { PICTURES } from '../src/schema/picture.ts';
import { type Refusal, refusalOf } from './answers.ts';
import { editorConfig } from './config.ts';
import { conflictOf } from './conflict.ts';
import { fromForm, toForm } from './form.ts';
import { followingOrder, renameCase, update, withFormerSlug } from './saved.ts';
import { schemaOf, schemaPath, schemas } from './schemas.ts';
import { bringIn, overtaken, placesOf, waitingIn } from './setAside.ts';

export const prerender = false;

/** The file with the list of services. */
const SITE = 'site.yaml';

const handle = makeGenericAPIRouteHandler({
  config: editorConfig(schemas),
  localBaseDirectory: contentFolder(),
});

/** Keystatic's file API. Here it also converts between the values in the site's files and in Keystatic's forms. */
export const ALL: APIRoute = async ({ request }) => {
  const path = new URL(request.url).pathname;
  // Only this spelling is a save: Keystatic also understands others, and would write without the checks.
  if (path === '/api/keystatic/update' && request.method === 'POST') return save(request);
  if (request.method !== 'GET') return new Response(null, { status: 404 });
  const { body, ...init } = await handle(request);
  const file = decodeURIComponent(/\/blob\/\w+\/(.+)$/.exec(path)?.[1] ?? '');
  // Keystatic's type has any body; its file API sends text, and the bytes of a file.
  if (init.status !== 200 || !file) return new Response(body as string, init);
  const text = decode(body as Uint8Array);
  if (text === undefined) return refusal('Não abri.', [encodingFault(file)]);
  const schema = schemaOf(file);
  const value = writtenValues(contentFolder()).get(file);
  if (value !== undefined) return new Response(JSON.stringify(toForm(schema, withKnownNames(schema, value))));
  const faults = faultsOf(contentFolder()).filter((fault) => fault.file === file);
  return refusal('Não abri. Corrija o arquivo e salve: o formulário abre sozinho.', faults);
};

/**
 * Saves files with the values that the schema normalised. Saves nothing if one of the files has a mistake, or if the
 * save would cause a mistake in another file. The response then lists the mistakes. A mistake that another file already
 * has does not block the save, so the owner can correct one file at a time.
 */
async function save(request: Request): Promise<Response> {
  const { data: sent } = update.safeParse(await request.json());
  if (!sent) return new Response(JSON.stringify(UNKNOWN), { status: 400 });
  const { additions, deletions } = sent;
  const checked = additions.map(({ path, contents }) => {
    const given = parse(Buffer.from(contents, 'base64url').toString());
    // A form is an object.
    const value = fromForm(schemaOf(path), given) as object;
    return { path, ...checkFile(path, withFormerSlug(path, value, sent)) };
  });
  const open = additions.map(({ path }) => path);
  const faults = checked.flatMap((file) => ('faults' in file ? file.faults : []));
  if (faults.length > 0) return refusal('Não salvei.', faults, open);
  const texts = checked.map((file) => ({
    path: file.path,
    text:
      'data' in file ? textOf(file.path, withoutDefaults(schemaOf(file.path), file.data), schemaPath(file.path)) : '',
  }));
  const places = placesOf(contentFolder());
  const values = new Map(checked.map((file) => [file.path, 'data' in file ? file.data : undefined]));
  const pictures = waitingIn([...values.values()], places);
  // The first save of a folder of an earlier format writes all files in the current one.
  const others = upgrade(contentFolder());
  for (const { path } of [...additions, ...deletions]) others.delete(path);
  const site = join(contentFolder(), SITE);
  if (!open.includes(SITE) && existsSync(site)) {
    const text = others.get(SITE) ?? decode(readFileSync(site)) ?? '';
    const followed = followingOrder(contentFolder(), text, sent);
    if (followed !== undefined) others.set(SITE, followed);
  }
  const changes = new Map<string, string | null>([
    ...others,
    ...pictures.map((file) => [`${PICTURES}/${file}`, ''] as const),
    ...deletions.map(({ path }) => [path, null] as const),
    ...texts.map(({ path, text }) => [path, text] as const),
  ]);
  const brought = [...broughtBy(contentFolder(), changes), ...(await picturesBroughtBy(contentFolder(), changes))];
  if (brought.length > 0) return refusal('Não salvei.', brought, open);
  const overtaking = overtaken(pictures, places);
  if (overtaking.length > 0) {
    const told = (file: string) =>
      `a pasta recebeu outra foto com o nome “${file}”. Faça: escolha a sua de novo, que ela ganha outro nome.`;
    const lines = overtaking.map((file) => ({ text: told(file) }));
    return new Response(JSON.stringify({ what: 'Não salvei.', lines } satisfies Refusal), { status: 400 });
  }
  const conflict = conflictOf(contentFolder(), sent, values);
  if (conflict) return new Response(JSON.stringify(conflict), { status: 409 });
  bringIn(pictures, places);
  const all = [...texts, ...[...others].map(([path, text]) => ({ path, text }))];
  const written = all.map(({ path, text }) => ({ path, contents: Buffer.from(text).toString('base64url') }));
  const { body, ...init } = await handle(
    new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ additions: written, deletions: renameCase(contentFolder(), sent) }),
    }),
  );
  // The response to an update is text.
  const response = new Response(body as string, init);
  const [fault] = faultsOf(contentFolder());
  if (fault) response.headers.set('waits-for', encodeURIComponent(fault.file));
  return response;
}

const UNKNOWN: Refusal = {
  what: 'Não salvei.',
  lines: [
    {
      text: 'o endereço da página tem uma barra, ou outro sinal que não cabe num nome de arquivo. Faça: mude o endereço.',
    },
  ],
};

/** The response that rejects a request. */
function refusal(what: string, faults: readonly Fault[], open: readonly string[] = []): Response {
  return new Response(JSON.stringify(refusalOf(what, faults, open)), { status: 400 });
}
