import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { addServices, build, withCopy } from './copy.ts';

const SERVICES = 'demo/services';

/** The built pages of a copy whose services were changed: by their names, parsed. */
function built(changeServices: (folder: string) => void) {
  return withCopy((folder) => {
    changeServices(join(folder, SERVICES));
    const dist = build(folder);
    const pages = readdirSync(dist).filter((file) => file.endsWith('.html'));
    return Object.fromEntries(pages.map((page) => [page, parse(readFileSync(join(dist, page), 'utf8'))]));
  });
}

const links = (page: ReturnType<typeof parse> | undefined, within: string) =>
  page?.querySelectorAll(`${within} a`).map((link) => link.getAttribute('href')) ?? [];

describe('one more service', { timeout: 60_000 }, () => {
  const pages = built((folder) => {
    const source = readFileSync(join(folder, 'agentics.yaml'), 'utf8');
    const other = source.replace(/^order: .*/m, 'order: 6').replace(/^name: .*/m, 'name: Oficinas de Dados');
    writeFileSync(join(folder, 'oficinas.yaml'), other);
  });

  test('has its page, by the name of its file', () => {
    expect(pages['oficinas.html']?.querySelector('h1')?.text).toBe('Oficinas de Dados');
    expect(pages['oficinas.html']?.querySelector('title')?.text).toMatch(/^Oficinas de Dados \| /);
  });

  test('has a card, the last, and its mural', () => {
    const cards = pages['index.html']?.querySelectorAll('#servicos li') ?? [];
    expect(cards).toHaveLength(6);
    expect(cards.at(-1)?.querySelector('h3')?.text).toBe('Oficinas de Dados');
    expect(cards.at(-1)?.getAttribute('id') ?? cards.at(-1)?.querySelector('[id]')?.id).toBe('mural-oficinas');
  });

  test('stands in the footer of every page', () => {
    for (const [name, page] of Object.entries(pages)) expect(links(page, 'footer'), name).toContain('/oficinas');
  });

  test('has the others for neighbours, and they have it', () => {
    expect(links(pages['daos-web3.html'], 'nav[aria-label="Outros serviços"]')).toContain('/oficinas');
    expect(links(pages['oficinas.html'], 'nav[aria-label="Outros serviços"]')).toContain('/daos-web3');
  });
});

describe('one service fewer', { timeout: 60_000 }, () => {
  const pages = built((folder) => rmSync(join(folder, 'automacoes.yaml')));

  test('has no page, and nothing leads to it', () => {
    expect(Object.keys(pages)).not.toContain('automacoes.html');
    for (const [name, page] of Object.entries(pages)) expect(page.toString(), name).not.toContain('automacoes');
  });

  test('leaves the others whole', () => {
    expect(pages['index.html']?.querySelectorAll('#servicos li')).toHaveLength(4);
    expect(links(pages['agentics.html'], 'nav[aria-label="Outros serviços"]')).toContain('/agentes-ai');
  });
});

describe('fifty services', { timeout: 120_000 }, () => {
  const policies = [5, 50].map((count) =>
    withCopy((folder) => {
      addServices(folder, count);
      const headers = readFileSync(join(build(folder), '_headers'), 'utf8');
      return headers.split('\n').find((line) => line.includes('Content-Security-Policy'));
    }),
  );

  test('have the policy of five, with all its hashes, in the headers', () => {
    expect(policies[0]).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policies[1]).toBe(policies[0]);
  });
});
