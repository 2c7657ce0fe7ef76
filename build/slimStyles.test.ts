import { describe, expect, test } from 'vitest';
import { slimStyles } from './slimStyles.ts';

const page = (css: string[], body: string) =>
  `<html><head>${css.map((one) => `<style>${one}</style>`).join(' ')}</head><body>${body}</body></html>`;

describe('the styles of a page', () => {
  test('become one where the first stood, their layers in the declared order, without the names', () => {
    const html = slimStyles(page(['@layer a, b;', '@layer b{p{color:red}}', '@layer a{p{color:#00f}}'], '<p>x</p>'));
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).toContain('<head><style>@layer{p{color:#00f}}@layer{p{color:red}}</style>');
  });

  test.each([
    ['a class that nobody wears', '.a{color:red}.b{color:#00f}', '.a{color:red}'],
    ['a class below another', '.a .b{color:red}.a{color:#00f}', '.a{color:#00f}'],
    ['a class in a query', '@media print{.b{color:red}}.a{color:#00f}', '.a{color:#00f}'],
  ])('lose %s', (_name, css, left) => {
    expect(slimStyles(page([css], '<p class="a c">x</p>'))).toContain(`<style>${left}</style>`);
  });

  test.each([
    '.a:hover',
    '.a[data-open]',
    '.a:popover-open',
    '.a:after',
    ':root',
    '[data-x]',
    '[data-tone=cal]',
    'a[href^=http]',
    'p:user-invalid',
  ])('keep %s', (selector) => {
    const body =
      '<p class="a" data-tone="cal">x</p><a href="https://a.example">y</a><script>p.dataset="data-open data-x"</script>';
    expect(slimStyles(page([`${selector}{color:red}`], body))).toContain(`${selector}{color:red}`);
  });

  test('lose what goes by an attribute that nothing in the page has or names', () => {
    const css = '[data-tone=cal]{color:red}[data-tone=mata]{color:#00f}[data-open]{color:#0f0}';
    expect(slimStyles(page([css], '<p data-tone="cal">x</p>'))).toContain('<style>[data-tone=cal]{color:red}</style>');
    expect(slimStyles(page([css], '<p>x</p>'), 'p.toggleAttribute("data-open")')).toContain(
      '<style>[data-open]{color:#0f0}</style>',
    );
  });

  test('lose the custom properties that nothing reads, and those that only they read', () => {
    const css =
      ':root{--one:1px;--two:var(--one);--three:var(--two);--four:red;--five:blue}p{color:var(--four)}b{top:var(--four)}';
    const html = slimStyles(page([css], '<p>x</p><b>y</b><svg><path fill="var(--five)"></path></svg>'));
    expect(html).toContain(
      '<style>:root{--a:red;--b:blue}p{color:var(--a)}b{top:var(--a)}</style></head><body><p>x</p><b>y</b><svg><path fill="var(--b)">',
    );
  });

  test('have the values that are read once where they are read', () => {
    const css =
      ':root{--one:1px;--two:2px;--three:var(--two);--four:4px}p{margin:var(--one);padding:var(--two);top:var(--three)}';
    expect(slimStyles(page([`${css}b{--four:5px;left:var(--four)}`], '<p>x</p><b>y</b>'))).toContain(
      '<style>:root{--a:2px;--c:var(--a);--b:4px}p{padding:var(--a);top:var(--c);margin:1px}b{--b:5px;left:var(--b)}',
    );
  });

  test.each([
    '@media print{:root{--x:1px}}p{margin:var(--x)}',
    '@supports (top:0){:root{--x:1px}}p{margin:var(--x)}',
    'p{--x:1px}p>b{margin:var(--x)}',
    ':root{--x:1px!important}p{margin:calc(var(--x) + 1px)}',
    ':root{--x:";"}p:before{content:var(--x)}',
  ])('keep a value where it is set for a part of the page, or is no plain one: %s', (css) => {
    const html = slimStyles(page([css], '<p>x<b>y</b></p>'));
    expect(html).toMatch(/--a:/);
    expect(html).toContain('var(--a)');
  });

  test('get short names, the shortest where they are written most', () => {
    const html = slimStyles(
      page(
        ['.card{color:red}.title{color:#00f}.title b{top:0}'],
        '<p class="card title"><b>x</b></p><p class="title">y</p>',
      ),
    );
    expect(html).toContain('.b{color:red}.a{color:#00f}.a b{top:0}');
    expect(html).toContain('<p class="b a"><b>x</b></p><p class="a">y</p>');
  });

  test('keep the names that a script of the page has', () => {
    const html = slimStyles(page(['.card{color:red}.title{color:#00f}'], '<p class="card title"></p>'), '"card"');
    expect(html).toContain('.card{color:red}.a{color:#00f}');
    expect(html).toContain('<p class="card a">');
  });
});
