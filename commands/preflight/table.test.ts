import { describe, expect, test } from 'vitest';
import type { Matter } from './matter.ts';
import { isReady, json, table } from './table.ts';

const settled: Matter = { id: 'brand', name: 'Marca', state: 'settled', found: ['Roda'], todo: '' };
const warning: Matter = {
  id: 'form',
  name: 'Formulário',
  state: 'warning',
  found: ['O envio é simulado.'],
  todo: 'Troque contact.delivery.',
};
const blocking: Matter = {
  id: 'links',
  name: 'Links',
  state: 'blocking',
  found: ['links.discord: https://um.endereço.muito.comprido.example/um/caminho/comprido/tambem/x', 'links.web3: y'],
  todo: 'Troque cada um pelo endereço verdadeiro, que se abre no navegador e se copia de lá.',
};

describe('the table', () => {
  test.each([60, 80, 99, 100, 120, 132, 300])('fits into %i columns, and loses no word', (width) => {
    const text = table([settled, warning, blocking], width);
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(Math.min(width, 132));
    for (const { name, found } of [settled, warning]) {
      for (const word of `${name} ${found}`.split(' ')) expect(text).toContain(word);
    }
    for (const word of blocking.todo.split(' ')) expect(text).toContain(word);
  });

  test('has what stands in the way first, then warnings, then the rest', () => {
    const marks = table([settled, warning, blocking], 120).match(/^(?:FALTA|AVISO|certo) {2}\S+/gm);
    expect(marks).toEqual(['FALTA  Links', 'AVISO  Formulário', 'certo  Marca']);
  });

  test('on a narrow screen is a block for each matter', () => {
    expect(table([warning], 80)).toContain(
      'AVISO  Formulário\n  Encontrei: O envio é simulado.\n  Faça:      Troque contact.delivery.\n',
    );
  });

  test.each<[string, Matter[], string]>([
    ['nothing', [settled], 'Nada impede a publicação.\n'],
    ['a warning', [settled, warning], 'Nada impede a publicação. Há 1 aviso, que não a impede.\n'],
    ['two warnings', [warning, warning], 'Nada impede a publicação. Há 2 avisos, que não a impedem.\n'],
    ['one matter', [blocking], '1 coisa impede a publicação.\n'],
    ['two', [blocking, blocking, warning], '2 coisas impedem a publicação. Há 1 aviso, que não a impede.\n'],
  ])('where %s stands, it ends by saying so', (_name, matters, words) => {
    expect(table(matters, 120)).toContain(`\n\n${words}`);
  });

  test('says how to ask the links, until they were asked', () => {
    expect(table([settled], 120)).toContain('--online');
    expect(table([settled, { ...settled, id: 'outside' }], 120)).not.toContain('--online');
  });
});

test.each<[Matter[], boolean]>([
  [[], true],
  [[settled, warning], true],
  [[settled, warning, blocking], false],
])('a warning does not stand in the way, another matter does', (matters, ready) => {
  expect(isReady(matters)).toBe(ready);
  expect(JSON.parse(json(matters))).toEqual({ ready, matters });
});
