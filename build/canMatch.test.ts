import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { matcher } from './canMatch.ts';

const body = `<html><body><main id="conteudo"><ul class="list"><li class="item" data-tone="cal">um</li><li class="item">dois</li></ul>
<a href="/um">um</a><button class="button sm:wide">três</button><fieldset></fieldset><details><summary>x</summary></details>
<svg><linearGradient></linearGradient></svg><table><tr><td>y</td></tr></table><noscript><p class="note">quatro</p></noscript></main>
<script>main.dataset.open = "open"; main.toggleAttribute("data-scrolled")</script></body></html>`;

/** Whether a selector, alone in a style sheet, is said to match. */
function matches(selector: string, scripts = ''): boolean {
  const canMatch = matcher(body, scripts);
  let said = false;
  transform({
    filename: 'one.css',
    code: Buffer.from(`${selector}{color:red}`),
    visitor: {
      Selector(one) {
        // The outermost comes last, after those within it.
        said = canMatch(one);
        return one;
      },
    },
  });
  return said;
}

describe('a selector can match', () => {
  test.each([
    ':root',
    '*',
    'ul > .item + .item',
    '.list .item:last-child:nth-child(2)',
    '.list:has(> :nth-child(2))',
    'main :is(a[href^="/"], b)',
    '[data-tone="cal"]',
    '.item:not([data-tone])',
    '.note',
    'table > tbody > tr',
  ])('what is there: %s', (selector) => expect(matches(selector)).toBe(true));

  test.each([
    'a:hover',
    '.list:empty',
    '.item::before',
    '::view-transition-old(.mural):only-child',
    'main[data-scrolled]',
    '.button:disabled',
    'fieldset:disabled',
    'details[open] > summary',
    '.list :nth-child(1 of .item)',
    'linearGradient',
    '.sm\\:wide',
    '[data-tone="CAL" i]',
    'ul:has(:popover-open)',
  ])('what a visitor or a script can make of it: %s', (selector) => expect(matches(selector)).toBe(true));

  test('what a script may draw, wherever it stands', () => {
    expect(matches('.list > p')).toBe(false);
    expect(matches('.list > p', 'create(`p`)')).toBe(true);
    expect(matches('.item > .button')).toBe(false);
    expect(matches('.item > .button', 'className:"button"')).toBe(true);
  });
});

describe('a selector cannot match', () => {
  test.each([
    '.card',
    'dialog',
    '#inicio',
    '.item .list',
    '.list > :nth-child(3)',
    '.list:has(> :nth-child(3)):not(:has(> b))',
    '.item:last-child:nth-child(odd)',
    'li:has(> div > svg:only-child)',
    '[data-tone="mata"]',
    '.item:disabled',
    'main :is(b, a[href^="#"])',
  ])('what is not: %s', (selector) => expect(matches(selector)).toBe(false));

  test('what stands with a class that is nowhere, even where a script names the rest', () => {
    expect(matches('.card p', 'create(`p`)')).toBe(false);
  });
});
