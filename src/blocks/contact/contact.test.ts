import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const contact = {
  ...{ note: '', channels: [], card: { href: '/contato.vcf' } },
  ...{ talk: ['Dura 40 minutos.'], about: ['Cidade: Recife, PE.'] },
};

const markup = async (steps?: { title: string; text: string }[]) =>
  String(await renderBlock({ kind: 'contact', title: 'Fale', steps }, { page: { contact } }));

test('with steps, the first step says how long the first talk takes, and the channels are below both columns', async () => {
  const html = await markup([{ title: 'Conversa', text: 'Ligamos.' }]);
  expect(html).toContain('Dura 40\u00a0minutos. Ligamos.');
  expect(html).toContain('data-place="below"');
});

test('without steps, the channels are beside the form, and a fact says how long the first talk takes', async () => {
  const html = await markup();
  expect(html).toContain('<p>Dura 40 minutos.</p><p>Cidade: Recife, PE.</p>');
  expect(html).not.toContain('data-place="below"');
});
