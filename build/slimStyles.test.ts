import { describe, expect, test } from 'vitest';
import { slimStyles } from './slimStyles.ts';

const page = (css: string[], body: string) =>
  `<html><head>${css.map((one) => `<style>${one}</style>`).join(' ')}</head><body>${body}</body></html>`;

describe('the styles of a page', () => {
  test('become one where the first stood, their layers in the declared order', () => {
    const html = slimStyles(page(['@layer a, b;', '@layer b{p{color:red}}', '@layer a{p{color:#00f}}'], '<p>x</p>'));
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).toContain('<head><style>@layer a{p{color:#00f}}@layer b{p{color:red}}</style>');
  });

  test.each([
    ['a class that nobody wears', '.a{color:red}.b{color:#00f}', '.a{color:red}'],
    ['a class below another', '.a .b{color:red}.a{color:#00f}', '.a{color:#00f}'],
    ['a class in a query', '@media print{.b{color:red}}.a{color:#00f}', '.a{color:#00f}'],
  ])('lose %s', (_name, css, left) => {
    expect(slimStyles(page([css], '<p class="a c">x</p>'))).toContain(`<style>${left}</style>`);
  });

  test.each(['.a:hover', '.a[data-open]', '.a:popover-open', '.a:after', ':root', '[data-x]', 'p:user-invalid'])(
    'keep %s',
    (selector) => {
      expect(slimStyles(page([`${selector}{color:red}`], '<p class="a">x</p>'))).toContain(`${selector}{color:red}`);
    },
  );
});
