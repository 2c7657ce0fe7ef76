import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const quote = { kind: 'quote', text: 'Foi bom.', who: 'Ana' } as const;

test('a quote needs no link and no title', async () => {
  const root = await renderBlock(quote);
  expect(root.querySelector('blockquote')?.text).toBe('“Foi bom.”');
  expect(root.querySelectorAll('a, h2')).toEqual([]);
});

test('a link to its source opens a tab, and says so', async () => {
  const link = (await renderBlock({ ...quote, link: 'https://a.org' })).querySelector('a');
  expect(link?.attributes).toMatchObject({ href: 'https://a.org', target: '_blank' });
  expect(link?.text).toContain('(abre em nova aba)');
});
