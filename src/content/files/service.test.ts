import { describe, expect, test } from 'vitest';
import type { BlockOf } from '#blocks/blocks.ts';
import { service } from './service.ts';

const NEW = { name: 'Oficinas', description: 'Oficinas de sábado para o bairro.' };

test('a service needs only a name and a sentence', () => {
  expect(service.parse(NEW)).toMatchObject({ ...NEW, blocks: [], quoteCall: 'Peça um orçamento' });
});

describe('the link of an answer', () => {
  /** A service's question, after validation, with the given link. It is undefined if the service is invalid. */
  const linkOf = (link: unknown) => {
    const items = [{ question: 'Quanto custa?', answer: 'Nada.', link }];
    const { data } = service.safeParse({ ...NEW, blocks: [{ kind: 'questions', title: 'Antes', items }] });
    return (data?.blocks[0] as BlockOf<'questions'> | undefined)?.items[0];
  };

  test.each([
    ['is undefined', undefined],
    ['has only a target, as in an empty form,', { to: 'home' }],
  ])('that %s is left out', (_name, link) => {
    const item = linkOf(link);
    expect(item).toMatchObject({ question: 'Quanto custa?' });
    expect(item?.link).toBeUndefined();
  });
});
