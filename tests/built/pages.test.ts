import { NodeType } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { allowed } from '../../src/contactForm/delivery.ts';
import { common, services, site } from '../../src/content/content.ts';
import { typeset } from '../../src/lib/typography.ts';
import { page, pages, read } from './dist.ts';

const platforms = services.flatMap(({ blocks }) =>
  blocks.flatMap((section) =>
    section.kind === 'platforms' ? section.groups.flatMap((group) => group.platforms.map(({ name }) => name)) : [],
  ),
);

const channelNames = ['WhatsApp', 'Discord', 'Telegram', 'Instagram', 'GitHub', 'YouTube'];

describe.each(pages)('$path', ({ html, document }) => {
  const all = (selector: string) => document.querySelectorAll(selector);

  test('every list outside a navigation has a list role, because WebKit ignores lists without markers', () => {
    const lists = all('ul, ol').filter((list) => !list.closest('nav'));
    expect(lists.map((list) => list.getAttribute('role'))).toEqual(lists.map(() => 'list'));
  });

  test('a name that is a text of its own is marked as not to be translated', () => {
    const names = [site.brand.name, ...platforms, ...channelNames];
    const exact = all('body *').filter(({ childNodes }) =>
      childNodes.some(({ nodeType, text }) => nodeType === NodeType.TEXT_NODE && names.includes(text.trim())),
    );
    expect(exact).not.toEqual([]);
    expect(exact.filter((one) => !one.closest('[translate="no"], script')).map(String)).toEqual([]);
  });

  test('links with the same text have the same target', () => {
    const targets = all('a').map((link) => [link.text.trim(), link.getAttribute('href')] as const);
    for (const [name, href] of targets) expect(href, name).toBe(new Map(targets).get(name));
  });

  test('has curly quotes and non-breaking spaces wherever the typography rules require them', () => {
    const texts = all('body :not(script, style)').flatMap(({ childNodes }) =>
      childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE).map(({ text }) => text),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts).toEqual(texts.map(typeset));
  });

  test('has its security policy after the charset, which allows what the delivery needs, and nothing else', () => {
    const [charset, first] = all('head > *');
    expect(charset?.getAttribute('charset')).toBe('utf-8');
    expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    const { connections, forms } = allowed(site);
    const policy = first?.getAttribute('content') ?? '';
    expect(policy.replace(/ 'sha256-[^']+'/g, '').split('; ')).toEqual([
      "default-src 'none'",
      ...['script', 'style', 'img', 'font', 'manifest'].map((kind) => `${kind}-src 'self'`),
      `connect-src ${connections.join(' ')}`,
      `form-action ${forms}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test('tells Cloudflare’s proxy to leave all its e-mail addresses as they are', () => {
    // The proxy hides them, and the policy blocks the script that would show them again.
    expect(html).toMatch(/<body>\s*<!--email_off-->.*<!--\/email_off-->\s*<\/body>/s);
  });

  test('has the brand’s name as spelled in the settings, and no placeholder text', () => {
    expect(document.text).toContain(site.brand.name);
    expect(html).not.toMatch(/lorem|\bTODO\b|undefined|\[object|\bNaN\b/);
  });
});

test('on the pages of services, each title in English is marked as English once', () => {
  const marked = services.flatMap(({ slug }) => page(`${slug}.html`).document.querySelectorAll('main [lang="en"]'));
  expect(marked.map(({ text }) => text).sort()).toEqual([...(common.servicePage.english ?? [])].sort());
});

test('the headers for hosts forbid other sites to frame a page', () => {
  expect(read('_headers').toString()).toMatch(/^\/\*\n {2}Content-Security-Policy: .*frame-ancestors 'none'$/m);
});
