import { leadOf, titleOf } from '#blocks/blocks.ts';
import { saidDay } from '#lib/dates.ts';
import { DESCRIPTION_LENGTH, isWellLong, lengthOf } from '#lib/descriptions.ts';
import { leftOut } from '#look/shareCard/card.ts';
import { jsonSchema, labelOf } from '#schema/json.ts';
import { type Content, schemaName, schemas } from './read.ts';

/**
 * A suggestion to the owner, in Portuguese, about a valid field that could be better. `field` has the labels that lead
 * to the field in the form, such as “Abertura › Título”; `path` has the keys that lead to it in the file.
 */
export type Advice = { file: string; field: string; path: (string | number)[]; found: string };

type Found = Omit<Advice, 'field'>;

/** The longest brand name, in characters, that has enough space in a phone's header. */
const ROOMY_NAME = 25;

export function adviceOn({ site, home, notFound, filePages }: Content): Advice[] {
  const { name, tagline } = site.brand;
  const [first] = home.blocks;
  const long = lengthOf(name) > ROOMY_NAME;
  const longName = {
    file: 'site.yaml',
    path: ['brand', 'name'],
    found: `tem ${lengthOf(name)} letras; até ${ROOMY_NAME} cabem sem apertar`,
  };
  const all = [
    ...(long ? [longName] : []),
    ...leftOutIn('site.yaml', ['brand', 'name'], name),
    ...leftOutIn('home.yaml', ['blocks', 0, 'title'], titleOf(first) ?? ''),
    ...leftOutIn('home.yaml', ['blocks', 0, 'lead'], leadOf(first) ?? ''),
    ...describedIn('site.yaml', ['brand', 'tagline'], tagline),
    ...describedIn('not-found.yaml', ['description'], notFound.description),
    ...filePages.flatMap(({ kind, slug, name, description }, index) => [
      ...leftOutIn(`${kind}/${slug}.yaml`, ['name'], name),
      ...describedIn(`${kind}/${slug}.yaml`, ['description'], description),
      ...sameAs(filePages.slice(0, index), `${kind}/${slug}.yaml`, description),
    ]),
  ];
  return all.map((one) => ({
    ...one,
    field: labelOf(jsonSchema(schemas[schemaName(one.file)]), one.path, one.file === 'home.yaml' && home),
  }));
}

/** The advice about services that the owner's list of services lacks. */
export const UNLISTED =
  'Eles vêm por último, pelo nome. Ponha cada um no seu lugar em “O site”, “Ordem dos serviços” (ou em services, em site.yaml).';

/** The notice about a page that a build publishes on its day or later. */
export const saidLater = ({ name, date = '' }: Content['later'][number]) =>
  `“${name}” só aparece quando o site for publicado em ${saidDay(date)}, ou depois.`;

/** The notice about a link to such a page. */
export const saidLaterLink = ({ field, to }: Content['laterLinks'][number]) =>
  `${field}: o link para ${to} só aparece quando essa página for publicada.`;

/** The share card, unlike the pages, cannot draw every character: its font has no emoji, for example. */
function leftOutIn(file: string, path: Found['path'], text: string): Found[] {
  const left = leftOut(text);
  return left === '' ? [] : [{ file, path, found: `na imagem de compartilhamento fica sem ${left}` }];
}

/** In search results, people tell pages apart by their descriptions, so two pages should not have the same one. */
function sameAs(earlier: Content['filePages'], file: string, description: string): Found[] {
  const other = earlier.find((one) => one.description === description);
  return other ? [{ file, path: ['description'], found: `é igual à de “${other.name}”` }] : [];
}

/** A search result cuts a description that is too long, and replaces one that is too short. */
function describedIn(file: string, path: Found['path'], text: string): Found[] {
  const { least, most } = DESCRIPTION_LENGTH;
  return isWellLong(text)
    ? []
    : [{ file, path, found: `tem ${lengthOf(text)} letras; o bom para a busca é de ${least} a ${most}` }];
}

/**
 * The owner is asked to renew the security contact if it is valid for this many days or fewer. RFC 9116, 2.5.5,
 * requires an expiry date.
 */
export const LAST_DAYS = 30;

/** The number of whole days from a time (in milliseconds) to the beginning of a date (in ISO format). */
export function daysUntil(date: string, from = Date.now()): number {
  return Math.floor((Date.parse(date) - from) / 86_400_000);
}

/** The sentence that says how long the security contact is still valid. */
export function saidExpiry(expires: string, days: number): string {
  const written = expires.split('-').reverse().join('/');
  if (days < 0) return `O contato de segurança venceu em ${written}.`;
  return `O contato de segurança vale até ${written}: ${days === 1 ? 'falta 1 dia' : `faltam ${days} dias`}.`;
}
