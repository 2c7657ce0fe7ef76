import { describe, expect, test } from 'vitest';
import { headTable } from './table.ts';
import { headTags } from './tags.ts';

const page = (path: string, head: string) => ({
  path,
  html: `<html><head>${head}</head><body><title>Não</title></body></html>`,
});
const shared = '<link rel="icon" href="/a.svg"><meta name="theme-color" content="#fff">';
const described = (length: number) => `<meta name="description" content="${'ã'.repeat(length)}">`;

test('the tags of a head are what machines read of it, in its order, and nothing of the body', () => {
  const html = page(
    'a.html',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Caf&eacute;</title><style>a{view-transition-name:attr(id type(<custom-ident>), none)}</style>
    <link rel="preload" href="/f.woff2"><link rel="expect" href="#a"><meta property="og:title" content="A &amp; B">
    <link rel="canonical" href="https://a.org">
    <script type="application/ld+json">{"@graph":[{"@type":"Service","name":"\\u003ctitle>"},{"@type":"BreadcrumbList"}]}</script>`,
  ).html;
  expect(headTags(html)).toEqual([
    { name: 'title', content: 'Café' },
    { name: 'og:title', content: 'A & B' },
    { name: 'canonical', content: 'https://a.org' },
    { name: 'JSON-LD', content: 'Service, BreadcrumbList' },
  ]);
});

describe('the table', () => {
  test('tells what all pages have once, then what each has', () => {
    const pages = [page('a.html', `${shared}<title>A</title>`), page('b.html', `${shared}<title>B</title>`)];
    expect(headTable(pages)).toBe(`## Em todas as páginas

| O que é | Etiqueta | Conteúdo |
|---|---|---|
| Ícone da aba | icon | /a.svg |
| Cor do navegador | theme-color | #fff |

## a.html

| O que é | Etiqueta | Conteúdo |
|---|---|---|
| Título na aba e na busca | title | A (1 caractere) |

## b.html

| O que é | Etiqueta | Conteúdo |
|---|---|---|
| Título na aba e na busca | title | B (1 caractere) |
`);
  });

  test('has no part without rows', () => {
    expect(
      headTable([page('a.html', shared), page('b.html', `${shared}<meta name="robots" content="noindex">`)]),
    ).not.toContain('a.html');
  });

  test('keeps a bar of a title within its cell, and a tag without a meaning in its row', () => {
    const table = headTable([page('a.html', '<title>A | B</title><meta name="x" content="y">')]);
    expect(table).toContain('| A \\| B (5 caracteres) |\n|  | x | y |');
  });

  test.each([
    [69, '(69 caracteres; o bom é de 70 a 155)'],
    [70, '(70 caracteres)'],
    [155, '(155 caracteres)'],
    [156, '(156 caracteres; o bom é de 70 a 155)'],
  ])('of a description of %i characters says “%s”', (length, words) => {
    expect(headTable([page('a.html', described(length))])).toContain(words);
  });
});
