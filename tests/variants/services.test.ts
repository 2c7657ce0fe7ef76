import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { CROWD, WORKSHOP } from './sites.ts';
import { variant } from './variant.ts';

const links = (page: HTMLElement | undefined, within: string) =>
  page?.querySelectorAll(`${within} a`).map((link) => link.getAttribute('href')) ?? [];
const NEIGHBOURS = 'nav[aria-label="Outros serviços"]';
/** Reverses the typesetting of a name: plain spaces and straight quotes. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ').replace(/[“”]/g, '"');

describe('an added and a removed service', () => {
  const { pages: parsed, base } = variant('full');
  const pages = parsed();

  test('the added service has a page with the name of its file, and the last card, with its own tile pattern', () => {
    expect(plain(pages['oficinas.html']?.querySelector('h1')?.text)).toBe(WORKSHOP);
    expect(plain(pages['oficinas.html']?.querySelector('title')?.text)).toContain(`${WORKSHOP} | `);
    const cards = pages['index.html']?.querySelectorAll('#servicos li') ?? [];
    expect(cards).toHaveLength(5);
    expect(plain(cards.at(-1)?.querySelector('h3')?.text)).toBe(WORKSHOP);
    expect(cards.at(-1)?.getAttribute('id') ?? cards.at(-1)?.querySelector('[id]')?.id).toBe('mural-oficinas');
  });

  test('every page has the added service in its footer, and none mentions the removed service', () => {
    expect(Object.keys(pages)).toHaveLength(12);
    for (const [name, page] of Object.entries(pages)) {
      expect(links(page, 'footer'), name).toContain(`${base}/oficinas`);
      expect(page.toString(), name).not.toContain('webdesign');
    }
  });

  test('their neighbours link to each other', () => {
    expect(links(pages['agentics.html'], NEIGHBOURS).at(-1)).toBe(`${base}/daos-web3`);
    expect(links(pages['daos-web3.html'], NEIGHBOURS)).toEqual([`${base}/agentics`, `${base}/oficinas`]);
    expect(links(pages['oficinas.html'], NEIGHBOURS)).toEqual([`${base}/daos-web3`, `${base}/agentes-ai`]);
  });
});

describe('a single service', () => {
  const pages = variant('small').pages();

  test('is the only page besides the home page and the 404 page, and no page mentions other services or pages', () => {
    expect(Object.keys(pages).sort()).toEqual(['404.html', 'agentes-ai.html', 'index.html']);
    for (const [name, page] of Object.entries(pages)) {
      expect(page.toString(), name).not.toMatch(/automacoes|agentics|webdesign|daos-web3|privacidade|acessibilidade/);
    }
  });

  test('has a card, and its page has no links to neighbours', () => {
    expect(pages['index.html']?.querySelectorAll('#servicos li')).toHaveLength(1);
    expect(pages['agentes-ai.html']?.querySelectorAll(NEIGHBOURS)).toHaveLength(0);
    expect(pages['agentes-ai.html']?.querySelector('h1')).not.toBeNull();
  });
});

describe(`${CROWD} services`, () => {
  const { pages: parsed, read } = variant('crowded');
  const pages = parsed();
  const policyOf = (page: HTMLElement | undefined) =>
    page?.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  const hashes = (policy: string) => new Set(policy.match(/'sha256-[^']*'/g));
  const { 'index.html': home, '404.html': missing, 'agentes-ai.html': one, ...others } = pages;

  test('share one policy, and the policy in the response headers also has the icon’s hash', () => {
    expect(Object.keys(others)).toHaveLength(CROWD - 1);
    for (const [name, page] of Object.entries(others)) expect(policyOf(page), name).toBe(policyOf(one));
    const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(read('_headers')) ?? [];
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    const icon = hashes(policy).difference(hashes([home, missing, one].map(policyOf).join(' ')));
    expect(icon.size).toBe(1);
  });
});
