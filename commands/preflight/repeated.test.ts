import { describe, expect, test } from 'vitest';
import * as shipped from '../../src/content/content.ts';
import type { Content } from '../../src/content/read.ts';
import { checkRepeated } from './repeated.ts';

const [first, second, ...others] = shipped.services;
if (!first || !second) throw new Error('The demonstration has two services.');
const OWN = 'Esta frase é de quem escreve este site, e de mais ninguém.';

/** The demonstration, in which every text of several words is replaced by a unique text. */
const own = (value: unknown, path = ''): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => own(item, `${path}${index} `));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, own(part, `${path}${key} `)]));
  return typeof value === 'string' && value.includes(' ') ? `Um texto só do campo ${path}do site` : value;
};
const owned = own(shipped) as Content;
const lines = (content: Content) => checkRepeated(content, shipped).flatMap(({ found }) => found);

describe('the repeated or unchanged sentences of the site', () => {
  test('are not reported for a site with only its own words', () => {
    expect(checkRepeated(owned, shipped)).toEqual([]);
  });

  test('are listed with their file and field if they are the demonstration’s, also inside a longer text', () => {
    const hero = { ...owned.home.hero, lead: `${OWN} ${shipped.home.hero.lead}` };
    const [demo, ...rest] = checkRepeated({ ...owned, home: { ...owned.home, hero } }, shipped);
    expect(rest).toEqual([]);
    expect(demo?.state).toBe('warning');
    expect(demo?.found).toEqual(['home.yaml, 2 frases: Abertura › Texto']);
  });

  test('are listed with both services that share them', () => {
    const [one, two] = [owned.services[0], owned.services[1]].map((service) => ({ ...service, lead: OWN }));
    const services = [one, two, ...owned.services.slice(2)] as Content['services'];
    expect(lines({ ...owned, services })).toEqual([
      `services/${first.slug}.yaml e services/${second.slug}.yaml, 1 frase: Texto de abertura`,
    ]);
  });

  test('do not include short texts, such as a button’s, or texts about how the form works', () => {
    const { home } = owned;
    const services = { ...home.services, more: 'Saiba mais' };
    const contact = { ...home.contact, form: shipped.home.contact.form, noScript: shipped.home.contact.noScript };
    expect(lines({ ...owned, home: { ...home, services, contact }, common: shipped.common })).toEqual([]);
  });

  test('take at most one line per file, even if nothing was changed', () => {
    const [demo] = checkRepeated(shipped, { ...shipped });
    expect(demo?.found).toHaveLength(2 + 1 + others.length + 1);
    expect(demo?.found[0]).toMatch(/^site\.yaml, \d frases: Marca › O que vocês fazem/);
    expect(demo?.found.find((line) => line.startsWith('home.yaml'))).toMatch(/ e mais \d+ campos$/);
  });

  test('are not reported as unchanged if the site is the demonstration', () => {
    const found = checkRepeated(shipped, undefined);
    expect(found.map(({ name }) => name)).not.toContain('frases da demonstração');
  });
});
