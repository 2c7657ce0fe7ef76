import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessibility } from './accessibility.ts';

const { parts } = accessibility('1.2.3');
const points = parts.flatMap(({ points = [] }) => points);
const text = parts.flatMap(({ texts }) => texts).join('\n');
const file = (path: string) => readFileSync(path, 'utf8');

/** The proofs of each point: lines in tests and documents. If a line is gone, the point may no longer be true. */
const proofs: Record<string, [path: string, line: string][]> = {
  'Por um programa': [
    ['tests/e2e/accessibility.spec.ts', 'for (const width of [320, 390, 1440])'],
    ['tests/e2e/axe-states.spec.ts', 'in print, in forced colours, and with the menu open'],
  ],
  'Só com o teclado': [['tests/e2e/keyboard.spec.ts', 'once, visibly, in visual order, on']],
  'Tela pequena, letra grande': [['tests/e2e/reflow.spec.ts', 'fits at 400 % zoom, and with text at 200 %']],
  'Alto contraste': [['tests/e2e/axe-states.spec.ts', 'in forced colours']],
  'Sem movimento': [['tests/e2e/motion.spec.ts', 'nothing moves with reduced motion']],
  'Sem JavaScript': [
    ['tests/e2e/accessibility.spec.ts', 'a text replaces the form and says that the form needs JavaScript'],
    ['tests/e2e/accessibility.spec.ts', 'the header has its white background, and the menu opens and closes'],
  ],
  'De ouvido': [
    ['tests/heard/page.ts', 'read completely, announces its texts in order'],
    ['tests/heard/form.test.ts', 'sent empty, announces the first missing field'],
    ['docs/accessibility.md', 'Orca 43.1, Firefox ESR'],
  ],
  'Em vários navegadores': [
    ['tests/engines/engines.ts', "packaged(138, 'whole'"],
    ['tests/engines/engines.ts', "packaged(119, 'whole'"],
    ['tests/engines/engines.ts', "packaged(106, 'whole'"],
    ['tests/engines/engines.ts', "packaged(92, 'readable'"],
    ['tests/engines/engines.ts', "name: 'WebKit'"],
    ['tests/engines/engines.ts', "name: 'Firefox'"],
  ],
};

test('every point of the page has proofs', () => {
  expect(points.map(({ title }) => title)).toEqual(Object.keys(proofs));
});

test.each(Object.entries(proofs))('the proofs of “%s” exist', (_, lines) => {
  for (const [path, line] of lines) expect(file(path), `${path} or src/legalPages/accessibility.ts`).toContain(line);
});

test('the page has the version of the template, and the day of the tests in docs/accessibility.md', () => {
  expect(text).toContain('versão 1.2.3,');
  const [, day] = /^On (\d{4}-\d\d-\d\d),/m.exec(file('docs/accessibility.md')) ?? [];
  const written = new Date(`${day}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'long' });
  expect(text).toContain(written);
});

test('the page names everything that docs/accessibility.md lists as not tried', () => {
  const missing = /^Not tried: (.*)\.$/m.exec(file('docs/accessibility.md'))?.[1] ?? '';
  expect(missing).toBe('NVDA, JAWS, TalkBack, VoiceOver, braille, voice control itself, and anything on a real phone');
  for (const name of missing.match(/NVDA|JAWS|TalkBack|VoiceOver/g) ?? []) expect(text).toContain(name);
  expect(text).toMatch(/comando de voz.*\n.*linha braille e celulares de verdade/);
});

test('no sentence is longer than 25 words', () => {
  const all = [text, ...points.map((point) => point.text)].join('\n').split(/(?<=[.!?:])\s/);
  for (const one of all) expect(one.split(/\s+/).length, one).toBeLessThanOrEqual(25);
});
