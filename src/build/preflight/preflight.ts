import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../content/folders.ts';
import { schemaName, schemas } from '../../content/pageKinds.ts';
import { isPlaceholder, placeholdersIn } from '../../content/placeholders.ts';
import { type Content, readContent } from '../../content/read.ts';
import { textsIn } from '../../content/texts.ts';
import { saidDay } from '../../lib/dates.ts';
import { keysOf } from '../../lib/keysOf.ts';
import { fieldAt, jsonSchema, labelOf } from '../../lib/schema/json.ts';
import { undrawn } from '../../look/typeface/typeface.ts';
import { type Code, type Finding, type Found, findingKinds } from './finding.ts';
import { sentencesIn, shortHash } from './sentences.ts';

/** Whether the content is the demonstration's. */
export const isDemo = () => resolve(contentFolder()) === resolve('demo');

/** All findings about the site; only if `isOnline`, those about links to other sites. */
export async function check(isOnline = false): Promise<Finding[]> {
  const content = readContent();
  const written = writtenIn(contentFolder(), content);
  const outside = isOnline ? await deadLinks(written, content.site.address) : [];
  return findIn(content, written, isDemo() ? undefined : demoSentences(), outside);
}

/** A file of the owner, as written: its path, its name for the owner, and its value. */
export type WrittenFile = { file: string; name: string; value: unknown };

/** The files that the site is made of. Pages that are not published yet are not among them. */
export function writtenIn(folder: string, { filePages }: Content): WrittenFile[] {
  const pages = filePages.map(({ kind, slug, name }) => ({ file: `${kind}/${slug}.yaml`, name }));
  const others = ['site', 'home', 'common', 'not-found'].map((name) => ({ file: `${name}.yaml`, name: '' }));
  return [...others, ...pages].map((one) => ({ ...one, value: parse(readFileSync(join(folder, one.file), 'utf8')) }));
}

/** The demonstration's sentences. A fork whose folder `demo` has its own brand has no demonstration. */
export function demoSentences(): string[] {
  if (!existsSync('demo/site.yaml')) return [];
  const demo = readContent('demo');
  return demo.site.demo ? textsIn(writtenIn('demo', demo)).flatMap(({ value }) => sentencesIn(value)) : [];
}

/** The facts that visitors look for. All are optional: the owner may have no CNPJ, for example. */
const FACTS = ['cnpj', 'city', 'email', 'hours', 'invoice', 'dataContact'] as const;

/**
 * The findings about the owner's files.
 * @param demo The demonstration's sentences; undefined if the files are the demonstration's own.
 * @param outside The links to other sites that fail.
 */
export function findIn(
  content: Content,
  written: readonly WrittenFile[],
  demo?: readonly string[],
  outside: Found[] = [],
): Finding[] {
  const { site, own, unread, later } = content;
  const texts = textsOf(written);
  const atSite = (...path: string[]) => foundAt({ file: 'site.yaml', name: '', value: site }, path);
  const { kind } = site.contact.delivery;
  const isCloudflare = site.publishing?.kind === 'cloudflare';
  const formIf = (isFound: boolean) => (isFound ? [atSite('contact', 'delivery', 'kind')] : []);
  const { facts } = site;
  const unsaid = FACTS.filter((key) => !facts[key] && !(key === 'city' && facts.address));
  const unpriced = own.services.filter(({ free, price }) => !free && !price?.fixed && !price?.from && !price?.drivers);
  const found: Partial<Record<Code, Found[]>> = {
    placeholder: written.flatMap((file) =>
      placeholdersIn(file.value).map(({ path, value }) => foundAt(file, path, value)),
    ),
    starter: texts.filter(isStarter).map(({ file, path, value }) => foundAt(file, path, value)),
    simulated: formIf(kind === 'simulated'),
    noPhp: formIf(kind === 'php' && isCloudflare),
    php: formIf(kind === 'php' && !isCloudflare),
    letters: texts.flatMap(({ file, path, value }) => {
      const letters = [...new Set(undrawn(value))];
      return letters.length > 0 ? foundAt(file, path, letters.join(' ')) : [];
    }),
    unread: unread.map((text) => ({ text })),
    later: later.map(({ kind, slug, name, date = '' }) => ({
      text: `“${name}”, ${saidDay(date)}`,
      file: `${kind}/${slug}.yaml`,
      path: ['date'],
    })),
    outside,
    ...(demo && {
      demo: texts.flatMap(({ file, path, value }) =>
        sentencesIn(value)
          .filter((sentence) => demo.includes(sentence) && !site.ours?.includes(shortHash(sentence)))
          .map((sentence) => ({ ...foundAt(file, path, sentence), sentence })),
      ),
      facts: [
        ...unsaid.map((key) => atSite('facts', key)),
        ...unpriced.map(({ slug, name }) => foundAt({ file: `services/${slug}.yaml`, name, value: {} }, ['price'])),
      ],
    }),
  };
  return keysOf(findingKinds).flatMap((code) => (found[code]?.length ? { code, found: found[code] } : []));
}

type Text = { file: WrittenFile; path: (string | number)[]; value: string };

/** All texts of some files, with their places. */
const textsOf = (written: readonly WrittenFile[]): Text[] =>
  written.flatMap((file) => textsIn(file.value).map((text) => ({ ...text, file })));

/** A field, with its labels and, if given, its value. */
function foundAt({ file, name, value }: WrittenFile, path: readonly (string | number)[], detail = ''): Found {
  const label = labelOf(jsonSchema(schemas[schemaName(file)]), path, value);
  const text = name ? label.replace(/^[^›]*/, `${name} `) : label;
  return { text: detail ? `${text}: ${detail}` : text, file, path };
}

/** Whether a text of a block is still the title of its field, as the editor adds it. */
function isStarter({ file, path, value }: Text): boolean {
  const schema = jsonSchema(schemas[schemaName(file.file)]);
  return path[0] === 'blocks' && value === fieldAt(schema, path, file.value)?.title;
}

/** The time that a host has to respond, in ms. */
const PATIENCE = 10_000;

/**
 * The links to other sites that fail. Each is requested once. Failures are only a warning, because some hosts reject
 * programs and serve people.
 * @param address The address of the site itself, which cannot respond before its first publication.
 */
export async function deadLinks(written: readonly WrittenFile[], address: string): Promise<Found[]> {
  const { origin } = new URL(address);
  const links = textsOf(written).filter(({ value }) => {
    const url = URL.parse(value);
    return url?.protocol.startsWith('http') && url.origin !== origin && !isPlaceholder(value);
  });
  const asked = [...Map.groupBy(links, ({ value }) => value)].map(async ([href, [first]]) => {
    const why = await failureOf(href);
    return first && why ? foundAt(first.file, first.path, `${href} (${why})`) : [];
  });
  return (await Promise.all(asked)).flat();
}

async function failureOf(href: string): Promise<string | undefined> {
  try {
    const { status, body } = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) });
    await body?.cancel();
    return status < 400 ? undefined : `respondeu ${status}`;
  } catch {
    return 'não respondeu';
  }
}
