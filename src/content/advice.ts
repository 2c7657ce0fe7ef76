import { DESCRIPTION_LENGTH, isWellLong, lengthOf } from '#lib/descriptions.ts';
import { leftOut } from '#lib/shareCard.ts';
import type { Content } from './read.ts';

/** What is no mistake, and may still be better: in Portuguese, with the field that it is about. */
export type Advice = { file: string; field: string; found: string };

/** In characters: more than these press the header of a phone. */
const ROOMY_NAME = 25;

export function adviceOn({ site, home, notFound, services }: Content): Advice[] {
  const { name, tagline } = site.brand;
  const long = lengthOf(name) > ROOMY_NAME;
  const longName = {
    file: 'site.yaml',
    field: 'brand.name',
    found: `tem ${lengthOf(name)} letras; até ${ROOMY_NAME} cabem sem apertar`,
  };
  return [
    ...(long ? [longName] : []),
    ...leftOutIn('site.yaml', 'brand.name', name),
    ...leftOutIn('site.yaml', 'brand.tagline', tagline),
    ...leftOutIn('home.yaml', 'hero.headline', home.hero.headline),
    ...describedIn('site.yaml', 'brand.tagline', tagline),
    ...describedIn('not-found.yaml', 'description', notFound.description),
    ...services.flatMap(({ slug, name, description }, index) => [
      ...leftOutIn(`services/${slug}.yaml`, 'name', name),
      ...describedIn(`services/${slug}.yaml`, 'description', description),
      ...sameAs(services.slice(0, index), slug, description),
    ]),
  ];
}

/** The pages show it; the picture that goes with a link has letters and figures alone. */
function leftOutIn(file: string, field: string, text: string): Advice[] {
  const left = leftOut(text);
  return left === '' ? [] : [{ file, field, found: `na imagem de compartilhamento fica sem ${left}` }];
}

/** A search tells pages apart by what they say of themselves. */
function sameAs(earlier: Content['services'], slug: string, description: string): Advice[] {
  const other = earlier.find((one) => one.description === description);
  return other
    ? [{ file: `services/${slug}.yaml`, field: 'description', found: `é igual à de ${other.slug}.yaml` }]
    : [];
}

/** A search result cuts what is too long, and shows another part of the page for what is too short. */
function describedIn(file: string, field: string, text: string): Advice[] {
  const { least, most } = DESCRIPTION_LENGTH;
  return isWellLong(text)
    ? []
    : [{ file, field, found: `tem ${lengthOf(text)} letras; o bom para a busca é de ${least} a ${most}` }];
}

/** With fewer days than these ahead, the security contact has to be renewed. Source: RFC 9116, 2.5.5. */
export const LAST_DAYS = 30;

/** From a moment to the beginning of a day, in whole days. */
export function daysUntil(date: string, from = Date.now()): number {
  return Math.floor((Date.parse(date) - from) / 86_400_000);
}

/** How long the security contact still holds, as it is said. */
export function saidExpiry(expires: string, days: number): string {
  const written = expires.split('-').reverse().join('/');
  if (days < 0) return `O contato de segurança venceu em ${written}.`;
  return `O contato de segurança vale até ${written}: ${days === 1 ? 'falta 1 dia' : `faltam ${days} dias`}.`;
}
