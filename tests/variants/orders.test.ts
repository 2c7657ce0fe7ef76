import type { Page } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { blockTargets } from '../../src/blocks/blocks.ts';
import { findings } from '../axe.ts';
import { shifts } from '../e2e/shifts.ts';
import { WORKSHOP } from './orders.ts';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

/** Tests a site whose pages have the blocks in many orders, which `orders.ts` draws, and the structure of the owner’s. */

const pages = Object.entries(variant('orders').pages());
const own = Object.entries(variant('owner').pages());
const made = pages.filter(([file]) => file === 'index.html' || file.startsWith('servico-'));
const idsIn = (page: HTMLElement) => page.querySelectorAll('[id]').map(({ id }) => id);

openBrowser();

test('the pages of services have every kind of block that a service can have, and one to fifteen blocks', () => {
  const services = made.filter(([file]) => file !== 'index.html').map(([, page]) => page);
  const counts = services.map((page) => page.querySelectorAll('main section').length);
  expect([counts.length, Math.min(...counts), Math.max(...counts)]).toEqual([22, 1, 15]);
  const kinds = Object.keys(blockTargets).filter((kind) => kind !== 'hero' && kind !== 'services');
  const ids = services.flatMap((page) =>
    page.querySelectorAll('main section').map(({ id }) => id.replace(/-\d+$/, '')),
  );
  expect(new Set(ids).size).toBe(kinds.length);
});

describe.each([...pages, ...own])('%s', (_file, page) => {
  test('has one h1 and skips no heading level', () => {
    const levels = page.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ rawTagName }) => Number(rawTagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.slice(1).filter((level, index) => level - (levels[index] ?? 0) > 1)).toEqual([]);
  });

  test('has different ids, and a target for each of its links to itself', () => {
    const ids = idsIn(page);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    const targets = page.querySelectorAll('a[href^="#"], use').map((one) => one.getAttribute('href')?.slice(1));
    expect(targets.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });
});

test.each(pages)('%s has a target for each of its links to a block of the home page', (_file, page) => {
  const links = page.querySelectorAll('a[href^="/#"]').map((one) => one.getAttribute('href')?.slice(2));
  const home = Object.fromEntries(pages)['index.html'];
  expect(links.filter((id) => !home?.getElementById(id ?? ''))).toEqual([]);
});

test('a name keeps the characters that are special in HTML, in the heading and in the title', () => {
  const page = Object.fromEntries(pages)['servico-2.html'];
  const written = WORKSHOP.replace(/"(.*)"/, '“$1”');
  expect(page?.querySelector('h1')?.text).toBe(written);
  expect(page?.querySelector('title')?.text).toContain(`${WORKSHOP} | `);
});

test('each person without a picture has a different tile', () => {
  const walls = Object.fromEntries(pages)['index.html']?.querySelectorAll('#pessoas li svg').map(String);
  expect(walls).toHaveLength(3);
  expect(new Set(walls).size).toBe(3);
});

/** The names of the bands that have the same background as the band above them. Runs in the page. */
function alikeBands(): string[] {
  const bands = [...document.querySelectorAll('main > section, main > div > section, main nav, body > footer')];
  const colours = bands.map((one) => getComputedStyle(one).backgroundColor);
  return bands.flatMap(({ id, tagName }, index) => (colours[index] === colours[index - 1] ? [id || tagName] : []));
}

/** Opens the home page and the services' pages one after another, with `check` for each. */
async function visit(width: number, colorScheme: 'light' | 'dark', check: (page: Page, file: string) => Promise<void>) {
  const { page, address } = await openWindow('orders', width);
  await page.emulateMedia({ colorScheme });
  for (const [file] of made) {
    await page.goto(address + file.replace(/(?:index)?\.html$/, ''));
    await check(page, file);
  }
}

test.each([
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)('at %i px and %s, neighbouring bands differ, and nothing overflows or shifts', (width, scheme) =>
  visit(width, scheme, async (page, file) => {
    expect(await page.evaluate(alikeBands), file).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), file).toBe(width);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await page.evaluate(shifts), file).toBe(0);
  }),
);

test.each([
  [390, 'dark'],
  [1440, 'light'],
] as const)('at %i px and %s, axe finds no violation', (width, scheme) =>
  visit(width, scheme, async (page, file) => expect(await findings(page), file).toEqual([])),
);
