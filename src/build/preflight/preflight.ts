import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { schemaName } from '../../content/files/schemaName.ts';
import { schemas, singleFiles } from '../../content/files/schemas.ts';
import { contentFolder } from '../../content/reader/folders.ts';
import { type Content, readContent } from '../../content/reader/read.ts';
import { saidDay } from '../../lib/dates.ts';
import { keysOf } from '../../lib/keysOf.ts';
import { linksIn } from '../../lib/schema/fields.ts';
import { fieldAt, jsonSchema, labelOf } from '../../lib/schema/json.ts';
import { type FoundText, textsIn } from '../../lib/texts.ts';
import { undrawn } from '../../look/typeface/typeface.ts';
import { type Code, type Finding, type Found, findingKinds } from './finding.ts';
import { isPlaceholder, namesBrand } from './placeholders.ts';
import { sentencesIn, shortHash } from './sentences.ts';

/** Whether the content is the demonstration's. */
export const isDemo = () => resolve(contentFolder()) === resolve('demo');

/** All findings about the site; only if `isOnline`, those about links to other sites. */
export async function check(isOnline = false): Promise<Finding[]> {
  const content = readContent();
  const texts = writtenIn(content);
  const outside = isOnline ? await deadLinks(texts, content.site.address) : [];
  const findings = findIn(content, texts, demonstration(), outside);
  // The demonstration has its own sentences, and is nobody's.
  return isDemo() ? findings.filter(({ code }) => code !== 'demo' && code !== 'facts') : findings;
}

/** A file of the owner: its path, the name of its page for the owner, and its value as written. */
type WrittenFile = { file: string; name: string; whole: unknown };

/** A text of the owner, and its place. */
type Text = FoundText & WrittenFile;

/** The texts of the site's files. Those of pages that are not published yet are not among them. */
export function writtenIn({ filePages, parsed }: Content): Text[] {
  const pages = filePages.map(({ kind, slug, name }) => ({ file: `${kind}/${slug}.yaml`, name }));
  const others = singleFiles.map((file) => ({ file, name: '' }));
  return [...others, ...pages].flatMap((one) => textsOf({ ...one, whole: parsed.get(one.file)?.value }));
}

/** The texts of a file. */
export const textsOf = (file: WrittenFile): Text[] => textsIn(file.whole).map((text) => ({ ...text, ...file }));

/** The demonstration's brand and sentences. In a fork whose folder `demo` has its own brand, the line `demo: true` goes. */
export function demonstration() {
  const demo = existsSync('demo/site.yaml') ? readContent('demo') : undefined;
  if (!demo?.site.demo) return undefined;
  return { brand: demo.site.brand, sentences: writtenIn(demo).flatMap(({ value }) => sentencesIn(value)) };
}

/** The facts that visitors look for. All are optional: the owner may have no CNPJ, for example. */
const FACTS = ['cnpj', 'city', 'email', 'hours', 'invoice', 'dataContact'] as const;

/**
 * The findings about the owner's files.
 * @param outside The links to other sites that fail.
 */
export function findIn(
  content: Content,
  texts: readonly Text[],
  demo?: ReturnType<typeof demonstration>,
  outside: Found[] = [],
): Finding[] {
  const { site, published, unread, later } = content;
  const atSite = (...path: string[]) => foundAt({ file: 'site.yaml', name: '', whole: site, path });
  const those = (isFound: (text: Text) => boolean) => texts.filter(isFound).map((text) => foundAt(text, text.value));
  const { kind } = site.contact.delivery;
  const isCloudflare = site.publishing?.kind === 'cloudflare';
  const formIf = (isFound: boolean) => (isFound ? [atSite('contact', 'delivery', 'kind')] : []);
  const { facts } = site;
  const unsaid = FACTS.filter((key) => !facts[key] && !(key === 'city' && facts.address));
  const unpriced = published.services.filter(
    ({ free, price }) => !free && !price?.fixed && !price?.from && !price?.drivers,
  );
  const found: Partial<Record<Code, Found[]>> = {
    placeholder: those((text) => isPlaceholder(text.value) || namesBrand(text, demo?.brand)),
    starter: those(isStarter),
    simulated: formIf(kind === 'simulated'),
    noPhp: formIf(kind === 'php' && isCloudflare),
    php: formIf(kind === 'php' && !isCloudflare),
    letters: texts.flatMap((text) => {
      const letters = [...new Set(undrawn(text.value))];
      return letters.length > 0 ? foundAt(text, letters.join(' ')) : [];
    }),
    unread: unread.map((text) => ({ text })),
    later: later.map(({ kind, slug, name, date = '' }) => ({
      text: `“${name}”, ${saidDay(date)}`,
      file: `${kind}/${slug}.yaml`,
      path: ['date'],
    })),
    outside,
    demo: texts.flatMap((text) =>
      sentencesIn(text.value)
        // The name of a link is changed where the link is.
        .filter((sentence) => text.path.at(-1) !== 'to' && demo?.sentences.includes(sentence))
        .filter((sentence) => !site.ours?.includes(shortHash(sentence)))
        .map((sentence) => ({ ...foundAt(text, sentence), sentence })),
    ),
    facts: [
      ...unsaid.map((key) => atSite('facts', key)),
      ...unpriced.map(({ slug, name }) => foundAt({ file: `services/${slug}.yaml`, name, whole: {}, path: ['price'] })),
    ],
  };
  return keysOf(findingKinds).flatMap((code) => (found[code]?.length ? { code, found: found[code] } : []));
}

/** A field, with its labels and, if given, what is found in it. */
function foundAt({ file, name, whole, path }: Omit<Text, 'value'>, detail = ''): Found {
  const label = labelOf(jsonSchema(schemas[schemaName(file)]), path, whole);
  const text = name ? label.replace(/^[^›]*/, `${name} `) : label;
  return { text: detail ? `${text}: ${detail}` : text, file, path };
}

/** Whether a text of a block is still the title of its field, as the editor adds it. */
function isStarter({ file, whole, path, value }: Text): boolean {
  return path[0] === 'blocks' && value === fieldAt(jsonSchema(schemas[schemaName(file)]), path, whole)?.title;
}

/** The time that a host has to respond, in ms. */
const PATIENCE = 10_000;

/**
 * The links to other sites that fail. Each is requested once. Failures are only a warning, because some hosts reject
 * programs and serve people.
 * @param address The address of the site itself, which cannot respond before its first publication.
 */
export async function deadLinks(texts: readonly Text[], address: string): Promise<Found[]> {
  const { origin } = new URL(address);
  const links = texts.flatMap((text) => [text.value, ...linksIn(text.value)].map((href) => ({ href, text })));
  const outside = links.filter(({ href }) => {
    const url = URL.parse(href);
    return url?.protocol.startsWith('http') && url.origin !== origin && !isPlaceholder(href);
  });
  const asked = [...Map.groupBy(outside, ({ href }) => href)].map(async ([href, [first]]) => {
    const why = await failureOf(href);
    return first && why ? foundAt(first.text, `${href} (${why})`) : [];
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
