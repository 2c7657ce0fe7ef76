import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { schemaName, schemas } from '../../content/kinds.ts';
import { placeholdersIn } from '../../content/placeholders.ts';
import type { Content } from '../../content/read.ts';
import { textsIn } from '../../content/texts.ts';
import { saidDay } from '../../lib/dates.ts';
import { fieldAt, jsonSchema, labelOf } from '../../lib/schema/json.ts';
import { undrawn } from '../../look/typeface/typeface.ts';
import type { Finding, Found } from './finding.ts';
import { sentencesIn, shortHash } from './sentences.ts';

/** A file of the owner, as written: its path, its name for the owner, and its value. */
export type Written = { file: string; name: string; value: unknown };

/** The files that the site is made of. Pages that are not published yet are not among them. */
export function writtenIn(folder: string, { filePages }: Content): Written[] {
  const pages = filePages.map(({ kind, slug, name }) => ({ file: `${kind}/${slug}.yaml`, name }));
  const others = ['site', 'home', 'common', 'not-found'].map((name) => ({ file: `${name}.yaml`, name: '' }));
  return [...others, ...pages].map((one) => ({ ...one, value: parse(readFileSync(join(folder, one.file), 'utf8')) }));
}

/** A field, with its labels and, if given, its value. */
export function foundAt({ file, name, value }: Written, path: readonly (string | number)[], said = ''): Found {
  const label = labelOf(jsonSchema(schemas[schemaName(file)]), path, value);
  const text = name ? label.replace(/^[^›]*/, `${name} `) : label;
  return { text: said ? `${text}: ${said}` : text, file, path };
}

/** The findings about the owner's files. */
export function checkContent(content: Content, written: readonly Written[]): Finding[] {
  const { site } = content;
  const at = (path: string[], said?: string) => foundAt({ file: 'site.yaml', name: '', value: site }, path, said);
  const { kind } = site.contact.delivery;
  const form = [at(['contact', 'delivery', 'kind'])];
  const isCloudflare = site.publishing?.kind === 'cloudflare';
  const findings: Finding[] = [
    {
      code: 'placeholder',
      state: 'missing',
      found: written.flatMap((file) => placeholdersIn(file.value).map(({ path, value }) => foundAt(file, path, value))),
    },
    { code: 'starter', state: 'missing', found: written.flatMap(startersIn) },
    { code: 'simulated', state: 'missing', found: kind === 'simulated' ? form : [] },
    { code: 'noPhp', state: 'missing', found: kind === 'php' && isCloudflare ? form : [] },
    { code: 'php', state: 'yours', found: kind === 'php' && !isCloudflare ? form : [] },
    {
      code: 'letters',
      state: 'warning',
      found: written.flatMap((file) =>
        textsIn(file.value).flatMap(({ path, value }) => {
          const letters = [...new Set(undrawn(value))];
          return letters.length > 0 ? foundAt(file, path, letters.join(' ')) : [];
        }),
      ),
    },
    { code: 'unread', state: 'warning', found: content.unread.map((text) => ({ text })) },
    {
      code: 'later',
      state: 'warning',
      found: content.later.map(({ kind, slug, name, date = '' }) => ({
        text: `“${name}”, ${saidDay(date)}`,
        file: `${kind}/${slug}.yaml`,
        path: ['date'],
      })),
    },
  ];
  return findings.filter(({ found }) => found.length > 0);
}

/** The texts of a file's blocks that are still the titles of their fields, as the editor adds them. */
function startersIn(file: Written): Found[] {
  const schema = jsonSchema(schemas[schemaName(file.file)]);
  return textsIn(file.value).flatMap(({ path, value }) =>
    path[0] === 'blocks' && value === fieldAt(schema, path, file.value)?.title ? foundAt(file, path, value) : [],
  );
}

/**
 * The demonstration's sentences that remain in the owner's files.
 * @param demo The demonstration's sentences.
 * @param ours The hashes of the sentences that are also the owner's.
 */
export function checkSentences(
  written: readonly Written[],
  demo: readonly string[],
  ours: readonly string[] = [],
): Finding[] {
  const known = new Set(demo);
  const found = written.flatMap((file) =>
    textsIn(file.value).flatMap(({ path, value }) =>
      sentencesIn(value)
        .filter((sentence) => known.has(sentence) && !ours.includes(shortHash(sentence)))
        .map((sentence) => ({ ...foundAt(file, path, sentence), sentence })),
    ),
  );
  return found.length > 0 ? [{ code: 'demo', state: 'missing', found }] : [];
}

/** The facts that visitors look for. */
const FACTS = ['cnpj', 'city', 'email', 'hours', 'invoice', 'dataContact'] as const;

/** The facts and prices that the site does not mention. They are optional: the owner may have no CNPJ, for example. */
export function checkFacts({ site, own }: Content): Finding[] {
  const { facts } = site;
  const missing = FACTS.filter((key) => !facts[key] && !(key === 'city' && facts.address));
  const unpriced = own.services.filter(({ free, price }) => !free && !price?.fixed && !price?.from && !price?.drivers);
  const found = [
    ...missing.map((key) => foundAt({ file: 'site.yaml', name: '', value: site }, ['facts', key])),
    ...unpriced.map(({ slug, name }) => foundAt({ file: `services/${slug}.yaml`, name, value: {} }, ['price'])),
  ];
  return found.length > 0 ? [{ code: 'facts', state: 'yours', found }] : [];
}
