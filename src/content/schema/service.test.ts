import { expect, test } from 'vitest';
import { services } from '../content.ts';
import { service } from './service.ts';

const [{ slug: _, ...written }] = services as [(typeof services)[number]];

/** A service's question, after validation, with the given link. It is undefined if the service is invalid. */
const linkOf = (link: unknown) =>
  service.safeParse({
    ...written,
    questions: { title: 'Antes', items: [{ question: 'Quanto custa?', answer: 'Nada.', link }] },
  }).data?.questions.items[0];

test.each([
  ['undefined', undefined],
  ['only a target, as in an empty form,', { to: 'home' }],
])('an answer whose `link` is %s has no link', (_name, link) => {
  const item = linkOf(link);
  expect(item).toMatchObject({ question: 'Quanto custa?' });
  expect(item?.link).toBeUndefined();
});

test('an answer with a text and a target has a link', () => {
  expect(linkOf({ label: 'Veja o impacto', to: 'impact' })?.link).toEqual({ label: 'Veja o impacto', to: 'impact' });
});

test('a link with a text but no target is invalid', () => {
  expect(linkOf({ label: 'Veja o impacto' })).toBeUndefined();
});
