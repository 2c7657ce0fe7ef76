import { z } from 'zod';
import { keysOf } from '#lib/keysOf.ts';
import { discriminator, type Field, jsonSchema } from './json.ts';
import { oneLine, slugOf, webAddress } from './normalise.ts';

/*
 * The kinds of fields in the owner's files. A field has a title, and often a help text below it (zod's `.describe()`), for
 * the editor's form. Its error names the expected value, for the messages of `faults.ts`. All of these texts are in
 * Portuguese.
 */

type Options = {
  /** Whether the field is multi-line in the form. */
  long?: true;
  /** The maximum number of characters, so that the text fits on the page. */
  most?: number;
  /** How the text is normalised, after it is one line. */
  tidy?: (line: string) => string;
};

/*
 * Line breaks, bullets and markup in pasted texts. Such texts are rejected: the page would lose their line breaks, and
 * show their bullets and markup as characters.
 */
const BREAK = /\S\s*\n\s*\S|^\s*[•▪◦●‣]/u;
const MARKUP =
  /<(b|i|u|p|em|strong|span|div|a|ul|ol|li|font|h[1-6])\b[^>]*>.*<\/\1>|<br\s*\/?>|<!--|\*\*[^*\s](?:[^*]*[^*\s])?\*\*|\[[^\]]+\]\(https?:[^)]*\)|&(?:nbsp|amp|lt|gt|quot);/is;
const ONE_PARAGRAPH = 'um parágrafo só, sem quebras de linha nem marcadores (•): junte as linhas em frases';
const NO_MARKUP =
  'um texto sem códigos de formatação, como <b> ou **: o site não os entende, e eles apareceriam escritos';

/** A required text, of one paragraph. */
export function text(title: string, { long, most = 2000, tidy = (line) => line }: Options = {}) {
  const short = `um texto de até ${most} caracteres`;
  const expected = most < 2000 ? short : 'um texto';
  return z
    .string(expected)
    .refine((written) => !BREAK.test(written), ONE_PARAGRAPH)
    .refine((written) => !MARKUP.test(written), NO_MARKUP)
    .overwrite((written) => tidy(oneLine(written)))
    .min(1, expected)
    .max(most, short)
    .meta({ title, long });
}

/** HTML in Markdown would be shown as it is written. */
const HTML = /(?<!\\)<(?:\/?[a-z][^>]*>|!--)/i;
const LINKS = /(?<=\]\()[^)\s]*/g;
/** The target of a link with spaces, which Markdown would show as it is written. */
const SPACED = /(?<=\]\()[^)"<]+(?=\))/g;
const NO_HTML = 'um texto sem códigos como <b>: negrito é **assim**, e itálico, *assim*';
/** The formats that a page does not show: images, quotations, lines, and titles of another level. */
const UNSEEN = /(?<!\\)!\[[^\]]*\]\(|^\s*>|^ *(?:#{1,2}|#{4,6})\s|^ *(?:=+|-{2,}|\*{3,}|_{3,}) *$/m;
const NO_UNSEEN = 'um texto sem imagens, citações (>), linhas (---) e títulos que não sejam ### assim';
const GOOD_LINK = /^(?:https:|mailto:|tel:|\/(?!\/))/;
const GOOD_LINKS = 'links que comecem com https://, mailto: ou tel:, ou uma página do site, como /casos';
const badLink = (written: string) => linksIn(written).find((href) => !GOOD_LINK.test(href));

/** The targets of the links in a text with formats. */
export const linksIn = (written: string): string[] => written.match(LINKS) ?? [];

/** A text with formats whose links have other targets. */
export const withLinks = (written: string, targetOf: (href: string) => string): string =>
  written.replace(LINKS, targetOf);

/** A text with formats, as Markdown: paragraphs, subtitles of level three, lists, bold, italic and links. */
export function richText(title: string) {
  return z
    .string('um texto')
    .refine((text) => !HTML.test(text), NO_HTML)
    .refine((text) => !UNSEEN.test(text), NO_UNSEEN)
    .overwrite((text) => {
      const whole = text.replace(SPACED, (target) => target.trim().replaceAll(' ', '%20'));
      return withLinks(whole, webAddress);
    })
    .refine((text) => badLink(text) === undefined, {
      error: ({ input }) => `${GOOD_LINKS}, e não “${badLink(String(input))}”`,
    })
    .trim()
    .min(1, 'um texto')
    .meta({ title, rich: true });
}

/** An optional text. If it is empty, the page leaves it out. */
export const optionalText = (title: string, options: Options = {}) => text(title, options).optional();

type Pattern = Pick<Options, 'tidy'> & { expected: string; test: (tidied: string) => boolean };

/** A text on one line that is normalised by `tidy` and must then pass `test`. */
export function pattern(title: string, { expected, tidy = (line) => line, test }: Pattern) {
  return z
    .string(expected)
    .overwrite((written) => tidy(oneLine(written)))
    .refine(test, expected)
    .meta({ title });
}

/** An optional text that must pass a test if it is not empty. */
export const optionalPattern = (title: string, rule: Pattern) => pattern(title, rule).optional();

/** The optional URL of a page on another site. */
export const optionalWebPage = (title: string) =>
  optionalPattern(title, {
    expected: 'um endereço completo, como https://exemplo.org.br/pagina',
    tidy: webAddress,
    test: isHttps,
  });

/** The slug of a service, which the form offers by its name. */
export const optionalService = (title: string) => optionalText(title, { tidy: slugOf }).meta({ choose: 'service' });

function isHttps(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && z.regexes.domain.test(url.hostname) && url.username === '';
}

/** Names of the files, each with its title in the form, such as `Por mês (monthly)`. */
const titled = (names: readonly (readonly [name: string, title: string | undefined])[]) =>
  names.map(([name, title]) => (title ? `${title} (${name})` : name)).join(', ');

/** One of a few words, each with its label in the form. */
export function choice<Value extends string>(title: string, labels: Record<Value, string>) {
  const values = keysOf(labels);
  const expected = `uma destas palavras: ${titled(Object.entries<string>(labels))}`;
  return z.enum(values, expected).meta({ title, labels });
}

/** An optional choice. */
export const optionalChoice = <Value extends string>(title: string, labels: Record<Value, string>) =>
  choice(title, labels).optional();

/** Yes or no. A missing field means no, or yes if `yesIfMissing`; it has no value in both cases. */
export function yesOrNo(title: string, yesIfMissing = false) {
  return z
    .stringbool({
      truthy: ['true', 'sim', 'yes'],
      falsy: ['false', 'não', 'nao', 'no'],
      error: 'true (sim) ou false (não)',
    })
    .optional()
    .meta({ title, type: 'boolean', ...(yesIfMissing && { yesIfMissing }) });
}

/** A whole number from 1 on. */
export function wholeNumber(title: string, most: number) {
  const expected = `um número inteiro, de 1 a ${most}`;
  return z.coerce.number(expected).int(expected).min(1, expected).max(most, expected).meta({ title });
}

/** Fields that belong together. If all are optional, `prefault({})` makes a missing group one without values. */
export function group<Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) {
  const names = () => Object.entries(shape).map(([key, field]) => [key, jsonSchema(field as z.ZodType).title] as const);
  const error = ({ code }: { code?: string }) =>
    code === 'invalid_type' ? `um grupo com ${titled(names())}` : undefined;
  return z.strictObject(shape, { error }).meta({ title });
}

type Size = { least?: 0 | 1; most?: number };

/** A list of items of one kind. */
export function list<Item extends z.ZodType>(title: string, item: Item, { least = 1, most = 100 }: Size = {}) {
  const expected = least === 0 ? 'uma lista' : 'uma lista com pelo menos um item';
  return z.array(item, expected).min(least, expected).max(most, `uma lista de até ${most}`).meta({ title });
}

/** An optional list. If it is empty, the page leaves it out. */
export const optionalList = <Item extends z.ZodType>(title: string, item: Item, size: Omit<Size, 'least'> = {}) =>
  list(title, item, { ...size, least: 0 })
    .optional()
    .describe('Pode ficar vazio.');

/** A discriminated union: the other fields depend on the value of the field `key`. */
export function oneOf<const Options extends readonly [z.ZodObject, ...z.ZodObject[]]>(
  title: string,
  key: string,
  options: Options,
) {
  const names = () => options.map(jsonSchema).map((member) => [discriminator(member)[1], member.title] as const);
  return z
    .discriminatedUnion(key, options, {
      error: ({ code }) =>
        code === 'invalid_union' ? `uma destas palavras: ${titled(names())}` : `um grupo com ${titled([[key, title]])}`,
    })
    .meta({ title });
}

/** One member of a union that `oneOf` defines. */
export function option<const Key extends string, const Name extends string, Shape extends z.core.$ZodLooseShape>(
  key: Key,
  name: Name,
  title: string,
  shape: Shape,
  more: Pick<Field, 'block'> = {},
) {
  // Without the cast, the computed key would have the type `string`.
  const fields = { [key]: z.literal(name), ...shape } as Record<Key, z.ZodLiteral<Name>> & Shape;
  return group(title, fields).meta(more);
}

/** The title of a section of a page. */
export const sectionTitle = text('Título', { most: 120 });

/** The text below the title of a section. */
export const sectionLead = optionalText('Texto', { long: true }).describe('Pode ficar vazio.');

/** The text of a button or of a link. */
export const call = (title: string) => text(title, { most: 40 });

/** A title and a text. */
export const item = (name: string) =>
  group(name, { title: text('Título', { most: 60 }), text: text('Texto', { long: true }) });
