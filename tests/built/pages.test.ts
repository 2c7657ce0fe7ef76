import { NodeType } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { common, services, site, today } from '../../src/content/content.ts';
import { basePath } from '../../src/lib/links.ts';
import { platforms } from '../../src/lib/platforms.ts';
import { typeset } from '../../src/lib/typography.ts';
import { page, pages, plain, read } from './dist.ts';

const base = basePath(site.address);
const names = [site.brand.name, ...Object.values(platforms).map(([name]) => name)];

/** The links of the header and the footer, as they are on a page other than the home page, without a message's text. */
const around = ({ document }: { document: (typeof pages)[number]['document'] }) =>
  document.querySelectorAll(':is(header, footer) a').map((link) => [
    plain(link.text),
    link
      .getAttribute('href')
      ?.replace(/^#/, `${base}/#`)
      .replace(/\?text=.*/, ''),
  ]);

describe.each(pages)('$path', ({ html, document }) => {
  const all = (selector: string) => document.querySelectorAll(selector);
  const texts = all('body :not(script, style)').flatMap(({ childNodes }) =>
    childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE).map(({ text }) => text),
  );

  // The reviewed tree of the demonstration's home page has them all.
  test('has the links of the home page in its header and its footer, and the copyright notice of this year', () => {
    expect(around({ document })).toEqual(around(page('index.html')));
    expect(plain(document.querySelector('footer')?.text ?? '')).toContain(
      `© ${today.slice(0, 4)} ${site.brand.legalName}`,
    );
  });

  test('has a list role for every list outside a navigation, because WebKit ignores lists without markers', () => {
    expect(all(':is(ul, ol):not([role="list"])').filter((list) => !list.closest('nav'))).toEqual([]);
  });

  test('marks a name that is a text of its own as not to be translated', () => {
    const exact = all('body *').filter(({ childNodes }) =>
      childNodes.some(({ nodeType, text }) => nodeType === NodeType.TEXT_NODE && names.includes(text.trim())),
    );
    expect(exact).not.toEqual([]);
    expect(exact.filter((one) => !one.closest('[translate="no"], script')).map(String)).toEqual([]);
  });

  test('has curly quotes and non-breaking spaces wherever the typography rules require them', () => {
    expect(texts.length).toBeGreaterThan(20);
    expect(texts).toEqual(texts.map(typeset));
  });

  test('has its security policy after the charset', () => {
    const [charset, policy] = all('head > *');
    expect(charset?.getAttribute('charset')).toBe('utf-8');
    expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  });

  test('tells Cloudflare’s proxy to leave all its e-mail addresses as they are', () => {
    // The proxy hides them, and the policy blocks the script that would show them again.
    expect(html).toMatch(/<body>\s*<!--email_off-->.*<!--\/email_off-->\s*<\/body>/s);
  });

  test('has no placeholder text', () => {
    expect(html).not.toMatch(/lorem|\bTODO\b|undefined|\[object|\bNaN\b/);
  });
});

test('each title in English is marked as English once, on the pages of services and on the 404 page', () => {
  const marked = [...services.map(({ slug }) => `${slug}.html`), '404.html'].flatMap((path) =>
    page(path).document.querySelectorAll('main [lang="en"]'),
  );
  const error = 'Unexpected Application Error! 404 Not Found';
  expect(marked.map(({ text }) => plain(text)).sort()).toEqual([...(common.servicePage.english ?? []), error].sort());
});

test('the headers for hosts forbid other sites to frame a page', () => {
  expect(`${read('_headers')}`).toMatch(/^\/\*\n {2}Content-Security-Policy: .*frame-ancestors 'none'$/m);
});
