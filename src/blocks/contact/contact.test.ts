import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

// The reviewed tree of the demonstration's home page has the steps.
test('without steps, the channels are beside the form, and a fact says how long the first talk takes', async () => {
  const contact = { note: '', channels: [], talk: ['Dura 40 minutos.'], about: ['Cidade: Recife, PE.'] };
  const html = String(await renderBlock({ kind: 'contact', title: 'Fale' }, { page: { contact } }));
  expect(html).toContain('<p>Dura 40 minutos.</p><p>Cidade: Recife, PE.</p>');
  expect(parse(html).querySelector('[data-place="beside"]')?.text).not.toContain('Ou chame direto');
});
