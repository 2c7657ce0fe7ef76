import { expect, test } from 'vitest';
import { slimMarkup, wholeMarkup } from './slimMarkup.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>x</title></head><body>${body}</body></html>`;

test.each([
  '<ul><li class="a b">um</li><li>dois</li></ul><dl><dt>um</dt><dd>dois</dd></dl><p>três</p><p>quatro</p>',
  '<p>um <b>dois</b> <i>três</i>, quatro</p><a href="/">início</a>',
  '<svg viewBox="0 0 1 1" preserveAspectRatio="xMinYMin slice"><path fill="var(--a)" d="M0 0h1v1z"></path></svg>',
  '<form><label for="x">x</label><input id="x" required=""><textarea rows="5"></textarea><!--astro:end--></form>',
  '<script type="module">if (a < b) f(`<p> </p>`);</script><script type="speculationrules">{"a":"b  c"}</script>',
  '<span>um<span> (abre em nova aba)</span></span>',
  '<noscript><p>um</p><a href="https://a.example/x?y=1&amp;z=2">dois</a></noscript>',
])('the document is the same: %s', async (body) => {
  const slim = await slimMarkup(page(body));
  expect(wholeMarkup(slim)).toBe(wholeMarkup(page(body)));
  expect(slim.length).toBeLessThan(page(body).length);
});

test('white space between blocks goes', async () => {
  expect(await slimMarkup(page('<header>um</header> <main> <p>dois</p>  </main>'))).toMatch(
    /<header>um<\/header><main><p>dois<\/main>$/,
  );
});
