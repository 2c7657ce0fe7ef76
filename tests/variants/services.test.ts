import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { CROWD } from './sites.ts';
import { variant } from './variant.ts';

const links = (page: HTMLElement | undefined, within: string) =>
  page?.querySelectorAll(`${within} a`).map((link) => link.getAttribute('href')) ?? [];
const NEIGHBOURS = 'nav[aria-label="Outros serviços"]';

describe('several services', () => {
  const pages = variant('owner').pages();

  test('are on a card of the home page, and in the footer of every page', () => {
    const services = ['/identidade', '/sites', '/oficinas', '/plantao'];
    expect(links(pages['index.html'], '#servicos')).toEqual(expect.arrayContaining(services));
    for (const [name, page] of Object.entries(pages)) {
      expect(links(page, 'footer'), name).toEqual(expect.arrayContaining(services));
    }
  });

  test('have neighbours that link to each other, in a circle', () => {
    expect(links(pages['sites.html'], NEIGHBOURS)).toEqual(['/identidade', '/oficinas']);
    expect(links(pages['plantao.html'], NEIGHBOURS)).toEqual(['/oficinas', '/identidade']);
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
