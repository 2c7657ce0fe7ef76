// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { takeOutIslandLoader } from './islandLoader.ts';

const island = '<astro-island uid="1" ssr props="{&quot;word&quot;:&quot;olá&quot;}"></astro-island>';

describe('the island loader', () => {
  test('leaves the page, its parts in order, and the island says where it is', () => {
    const { html, loader } = takeOutIslandLoader(
      `<p></p><script>new Event("astro:load")</script><script>define("astro-island")</script>${island}`,
      '/base/_astro/',
    );
    expect(loader?.code).toMatch(/new Event\("astro:load"\)\ndefine\("astro-island"\)\n$/);
    expect(html).toBe(`<p></p><astro-island ssr data-loader="/base/_astro/${loader?.name}"></astro-island>`);
  });

  test('gives each island its own attributes again before Astro reads them', () => {
    const { html, loader } = takeOutIslandLoader(
      `<script>seen = document.body.outerHTML // astro-island</script>${island}${island.replace('olá', 'até')}`,
      '/',
    );
    document.body.innerHTML = html;
    const seen = new Function(`let seen; ${loader?.code}; return seen`)();
    expect(seen).toContain('props="{&quot;word&quot;:&quot;olá&quot;}"');
    expect(seen).toContain('props="{&quot;word&quot;:&quot;até&quot;}"');
  });

  test('has a name that changes with what it does, and not with where it is built', () => {
    const name = (code: string, tag = island) =>
      takeOutIslandLoader(`<script>${code} astro-island</script>${tag}`, '/').loader?.name;
    expect(name('a', island.replace('uid="1"', 'uid="2"'))).toBe(name('a'));
    expect(name('b')).not.toBe(name('a'));
    expect(name('a', island.replace('olá', 'até'))).not.toBe(name('a'));
  });

  test.each(['<script type="module">astro-island</script>', '<script>other()</script>', island])(
    '%s stays as it is',
    (html) => {
      expect(takeOutIslandLoader(html, '/')).toEqual({ html });
    },
  );
});
