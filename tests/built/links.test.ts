import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { basePath } from '../../src/lib/links.ts';
import { files, pages } from './dist.ts';

const root = basePath(site.address);

/** Whether a URL starts with a scheme or with `//`. Links within the site have neither. */
const isOutside = (href: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

describe.each(pages)('$path', ({ path, document }) => {
  test('every internal link and fragment has a target', () => {
    for (const link of document.querySelectorAll('a, use[href], link')) {
      const href = link.getAttribute('href') ?? '';
      if (isOutside(href)) continue;
      expect(href, 'a link without a target').not.toMatch(/^$|#$/);
      const [address = '', fragment] = href.split('#');
      const [target = '', query] = address.split('?');
      const about = new URLSearchParams(query).get('sobre');
      if (about !== null) expect(files, href).toContain(`${about}.html`);
      // Only the URLs of pages have no file extension. The build fails if another file is missing.
      const inside = target.slice(root.length + 1);
      if (inside.includes('.')) continue;
      const file = target === '' ? path : target === `${root}/` ? 'index.html' : `${inside}.html`;
      const found = pages.find((page) => page.path === file);
      expect(found, href).toBeDefined();
      if (fragment) expect(found?.document.getElementById(fragment), href).not.toBeNull();
    }
  });

  test('every external link opens a new tab that cannot access the page, and announces the tab; internal links open no tab', () => {
    for (const link of document.querySelectorAll('a')) {
      const { href = '', target, rel } = link.attributes;
      // Such a link opens the mail program or calls, and opens no tab.
      const leaves = isOutside(href) && !/^(?:mailto|tel):/.test(href);
      const expected = leaves ? ['_blank', 'noopener', true] : [undefined, undefined, false];
      const name = link.attributes['aria-label'] ?? link.text;
      expect([target, rel, name.endsWith(` ${interfaceWords.newTab}`)], href).toEqual(expected);
    }
  });

  test('browsers prerender no link with a query', () => {
    const rules = JSON.parse(`${document.querySelector('[type=speculationrules]')?.text}`);
    const never = rules.prerender[0].where.and.at(-1).not.selector_matches;
    expect(document.querySelectorAll(`a[href*="?"]:not([target], ${never})`).map(String)).toEqual([]);
  });

  test('no list, heading or navigation is empty', () => {
    expect(document.querySelectorAll('ul, ol, dl, nav, h1, h2, h3').filter(({ text }) => !text.trim())).toEqual([]);
  });

  test('links with the same text have the same target, and all that begin a message in WhatsApp begin the same', () => {
    const targets = document.querySelectorAll('a:not([hidden])').map((link) => {
      const { href = '' } = link.attributes;
      return [/^https:\/\/wa\.me\/\d+/.exec(href)?.[0] ?? link.text.trim(), href] as const;
    });
    for (const [name, href] of targets) expect(href, name).toBe(new Map(targets).get(name));
  });
});
