import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessibility } from './accessibility.ts';

test('the page has the template’s version, and says when it was tested and what was not, as docs/accessibility.md does', () => {
  const text = accessibility('1.2.3').parts.flatMap(({ texts }) => texts);
  const record = readFileSync('docs/accessibility.md', 'utf8');
  const [, day] = /^On (\d{4}-\d\d-\d\d),/m.exec(record) ?? [];
  const written = new Date(`${day}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
  expect(record).toContain(
    '\nNot tried: NVDA, JAWS, TalkBack, VoiceOver, braille, voice control itself, and anything on a real phone.\n',
  );
  const missing = ['comando de voz', 'NVDA, JAWS, TalkBack, VoiceOver, linha braille e celulares de verdade'];
  for (const said of ['versão 1.2.3,', written, ...missing]) expect(text.join('\n')).toContain(said);
});
