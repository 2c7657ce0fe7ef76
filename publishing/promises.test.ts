import { expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { promises } from './promises.ts';

const service = (guarantee: string) => ({ name: 'Sites', price: { guarantee, drivers: 'das páginas' } });
const files = (guarantee = 'um mês') =>
  new Map<string, unknown>([
    ['home.yaml', { blocks: [{ kind: 'impact', title: 'Dez', text: 'Um é de graça.' }] }],
    ['services/a.yaml', service(guarantee)],
    ['services/b.yaml', service(guarantee)],
  ]);

test('the promises of all files are found, each text once, with the place of its field', () => {
  expect(promises(emptyFolder()).of(files())).toEqual([
    {
      file: 'home.yaml',
      path: ['blocks', 0, 'text'],
      label: 'Página inicial: Parte 1, Impacto › Texto',
      text: 'Um é de graça.',
      isTrue: false,
    },
    {
      file: 'services/a.yaml',
      path: ['price', 'guarantee'],
      label: 'Sites: Preço › Garantia',
      text: 'um mês',
      isTrue: false,
    },
  ]);
});

test('a promise stays true until its text changes, or the owner takes it back', () => {
  const { of, note } = promises(emptyFolder());
  const isTrue = (guarantee?: string) => of(files(guarantee)).map((one) => one.isTrue);
  note('um mês', true);
  note('um mês', true);
  expect(isTrue()).toEqual([false, true]);
  expect(isTrue('dois meses')).toEqual([false, false]);
  note('um mês', false);
  expect(isTrue()).toEqual([false, false]);
});
