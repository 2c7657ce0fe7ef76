import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessibility } from './accessibility.ts';

const { parts } = accessibility('1.2.3');
const text = parts.flatMap(({ texts }) => texts).join('\n');
const file = (path: string) => readFileSync(path, 'utf8');

test('the page has the version of the template, and the day of the tests in docs/accessibility.md', () => {
  expect(text).toContain('versão 1.2.3,');
  const [, day] = /^On (\d{4}-\d\d-\d\d),/m.exec(file('docs/accessibility.md')) ?? [];
  const written = new Date(`${day}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
  expect(text).toContain(written);
});

test('the page names everything that docs/accessibility.md lists as not tried', () => {
  const missing = /^Not tried: (.*)\.$/m.exec(file('docs/accessibility.md'))?.[1] ?? '';
  expect(missing).toBe('NVDA, JAWS, TalkBack, VoiceOver, braille, voice control itself, and anything on a real phone');
  for (const name of missing.match(/NVDA|JAWS|TalkBack|VoiceOver/g) ?? []) expect(text).toContain(name);
  expect(text).toMatch(/comando de voz.*\n.*linha braille e celulares de verdade/);
});
