import { expect, test } from 'vitest';
import type { z } from 'zod';
import { jsonSchema } from '#lib/schema/json.ts';
import { renderBlock } from '../../../tests/renderBlock.tsx';
import { hero } from '../hero/fields.ts';
import { text } from './fields.ts';

const photo = { avif: 'a.avif 390w', webp: 'a.webp 390w', src: 'a.webp', sizes: '90vw', width: 390, height: 520 };

test('the form asks for the focus of a photo only if the photo is cropped', () => {
  const focusOf = (block: { fields: (to: never) => object }) => {
    const { photo } = block.fields(undefined as never) as { photo: z.ZodType };
    return jsonSchema(photo).properties?.picture?.picture?.focus;
  };
  expect([focusOf(text), focusOf(hero)]).toEqual([undefined, 'focus']);
});

test('a photo is beside the text, whole, with its description and its caption', async () => {
  const content = {
    kind: 'text' as const,
    title: 'História',
    paragraphs: 'Um.',
    photo: { picture: 'a.jpg', caption: 'Sábado', alt: 'Uma roda', photo: { ...photo, alt: 'Uma roda' } },
  };
  const figure = (await renderBlock(content)).querySelector('figure[data-place="beside"]');
  expect(figure?.querySelector('img')?.attributes).toMatchObject({ alt: 'Uma roda', width: '390', height: '520' });
  expect(figure?.querySelector('figcaption')?.text).toBe('Sábado');
});

test('a text has paragraphs, subtitles, lists, bold, italic and links; HTML in it is text, and a link to no page is none', async () => {
  const paragraphs = `### Antes

Um **dois** *três* [quatro](https://a.org) [cinco](/casos) [seis](/nada) [e-mail](mailto:a@a.org) [fone](tel:+5511).

- sete
- oito

1. nove

# Dez ![onze](x.png) <script>doze</script>`;
  const content = { kind: 'text' as const, title: 'História', paragraphs };
  const links = { '/casos': { href: '/base/casos' } };
  const html = String(await renderBlock(content, { page: { links: links as never } })).replace(/ class="[^"]*"/g, '');
  for (const part of [
    '<h3>Antes</h3>',
    '<p>Um <strong>dois</strong> <em>três</em> <a href="https://a.org" data-look="inText" target="_blank" rel="noopener">quatro<',
    '<a href="/base/casos" data-look="inText">cinco</a> seis <a href="mailto:a@a.org" data-look="inText">e-mail</a> <a href="tel:+5511" data-look="inText">fone</a>.</p>',
    '<li>sete</li>',
    '<li>nove</li>',
    'Dez  &lt;script&gt;doze&lt;/script&gt;',
  ])
    expect(html).toContain(part);
});
