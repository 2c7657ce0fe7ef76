import { describe, expect, test } from 'vitest';
import type { Ground } from './block.ts';
import { blockTargets, type Kind } from './blocks.ts';
import { groundsOf, placesOf } from './places.ts';

const of = (...kinds: Kind[]) =>
  placesOf(
    kinds.map((kind) => ({ kind })),
    { level: 1 },
  );

test('only the first block of a page has the heading of the whole page', () => {
  expect(of('people', 'text', 'text').map(({ level }) => level)).toEqual([1, 2, 2]);
});

test('blocks of one kind have different URLs, and each block knows the next', () => {
  expect(of('text', 'photo', 'text', 'text').map(({ id, next }) => [id, next?.href])).toEqual([
    ['texto', '#fotos'],
    ['fotos', '#texto-2'],
    ['texto-2', '#texto-3'],
    ['texto-3', undefined],
  ]);
});

describe('the background of a block', () => {
  test('at the top of the home page is the header’s or the page’s colour', () => {
    const grounds = (...kinds: Kind[]) => of(...kinds).map(({ ground }) => ground);
    expect(grounds('people', 'questions', 'text')).toEqual(['page', 'surface', 'page']);
    expect(grounds('closing', 'people')).toEqual(['accent', 'quiet']);
  });

  test('is known to the block above it', () => {
    const places = placesOf([{ kind: 'text' }, { kind: 'impact' }], { level: 2, after: 'quiet' });
    expect(places.map(({ below }) => below)).toEqual(['accent', 'quiet']);
  });

  test.each<[Ground[], Ground | undefined, Ground[]]>([
    [['accent', 'accent', 'page'], undefined, ['accent', 'surface', 'page']],
    [['page', 'page', 'page'], undefined, ['page', 'surface', 'page']],
    [['surface', 'surface', 'quiet'], undefined, ['surface', 'page', 'quiet']],
    [['page', 'quiet'], 'quiet', ['page', 'surface']],
  ])('of the blocks %j above %s, is %j', (own, after, grounds) => {
    expect(groundsOf(own, after)).toEqual(grounds);
  });

  test('differs from its neighbours’ in any order', () => {
    const kinds = (Object.keys(blockTargets) as Kind[]).filter((kind) => kind !== 'hero');
    for (const one of kinds)
      for (const other of kinds)
        for (const third of kinds) {
          const [first, second, last] = of('hero', one, other, third, one)
            .slice(1)
            .map(({ ground }) => ground);
          expect([first === second, second === last], `${one} ${other} ${third}`).toEqual([false, false]);
        }
  });
});
