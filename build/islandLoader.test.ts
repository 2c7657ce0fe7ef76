import { describe, expect, test } from 'vitest';
import { linkIslandLoader } from './islandLoader.ts';

describe('the island loader', () => {
  test('is linked once, in the place of its first part, with its parts in order', () => {
    const { html, loader } = linkIslandLoader(
      '<p></p><script>new Event("astro:visible")</script><script>define("astro-island")</script><b></b>',
      '/base/_astro/',
    );
    expect(loader?.code).toBe('new Event("astro:visible")\ndefine("astro-island")\n');
    expect(html).toBe(`<p></p><script async src="/base/_astro/${loader?.name}"></script><b></b>`);
  });

  test('has a name that changes with it', () => {
    const name = (code: string) => linkIslandLoader(`<script>${code} astro-island</script>`, '/').loader?.name;
    expect(name('a')).toBe(name('a'));
    expect(name('a')).not.toBe(name('b'));
  });

  test.each([
    '<script type="module">astro-island</script>',
    '<script>other()</script>',
    '<astro-island></astro-island>',
  ])('%s stays as it is', (html) => {
    expect(linkIslandLoader(html, '/')).toEqual({ html });
  });
});
