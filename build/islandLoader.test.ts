import { describe, expect, test } from 'vitest';
import { takeOutIslandLoader } from './islandLoader.ts';

const island = '<astro-island uid="1"></astro-island>';

describe('the island loader', () => {
  test('leaves the page, its parts in order, and the island says where it is', () => {
    const { html, loader } = takeOutIslandLoader(
      `<p></p><script>new Event("astro:load")</script><script>define("astro-island")</script>${island}`,
      '/base/_astro/',
    );
    expect(loader?.code).toBe('new Event("astro:load")\ndefine("astro-island")\n');
    expect(html).toBe(`<p></p><astro-island data-loader="/base/_astro/${loader?.name}" uid="1"></astro-island>`);
  });

  test('has a name that changes with it', () => {
    const name = (code: string) => takeOutIslandLoader(`<script>${code} astro-island</script>`, '/').loader?.name;
    expect(name('a')).toBe(name('a'));
    expect(name('a')).not.toBe(name('b'));
  });

  test.each(['<script type="module">astro-island</script>', '<script>other()</script>', island])(
    '%s stays as it is',
    (html) => {
      expect(takeOutIslandLoader(html, '/')).toEqual({ html });
    },
  );
});
