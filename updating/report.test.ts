import { expect, test } from 'vitest';
import { carried, told } from './report.ts';

const same = (path: string) => ({ path, state: 'muda' as const, texts: [] });

test('pages that change in the same way share a line, which names three of them', () => {
  const texts = [{ before: 'Roda', was: 'um', now: 'dois' }];
  expect(told([...['/', '/a', '/b', '/c', '/d'].map(same), { path: '/e', state: 'muda', texts }])).toEqual([
    'Mudam 6 páginas:',
    '  /, /a, /b e mais 2: muda a aparência ou o código; o texto é o mesmo',
    '  /e: o texto muda',
    '      …Roda [sai: um] [entra: dois]',
  ]);
});

test('the owner’s files in a folder share a line', () => {
  expect(carried(['fotos/a.jpg', 'fotos/b/c.jpg', 'notas.txt'])).toEqual([
    '  Levo junto os seus 2 arquivos da pasta fotos',
    '  Levo junto o seu arquivo notas.txt',
  ]);
});
