import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { motifPath, type Turn } from '../../src/look/walls/mural.ts';
import { shiftsWithLateFont } from '../e2e/shifts.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';
import { NOT_FOUND, openBrowser, openWindow } from './window.ts';

/**
 * Tests the owner's choices of look, except the colours. The owner's site has round corners and a serif font. The small
 * site has straight corners, a tile pattern of one motif and the system font.
 */

openBrowser();

/** The radii of all boxes of a page, including pseudo-elements. */
const radii = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('body *')]
        .flatMap((one) => ['', '::before', '::after'].map((part) => getComputedStyle(one, part || null)))
        .filter((style) => style.content !== 'none')
        .map((style) => style.borderRadius),
    ),
  ]);

describe('corners', () => {
  test('straight corners have no radius anywhere, also on hover', async () => {
    const { page, address } = await openWindow('small');
    for (const path of ['', 'agentes-ai']) {
      await page.goto(address + path);
      expect(await radii(page), `/${path}`).toEqual(['0px']);
    }
    await page.goto(address);
    const button = page.getByRole('link', { name: 'Conheça os serviços' });
    await button.hover();
    await expect.poll(() => button.evaluate((one) => getComputedStyle(one).borderRadius)).toBe('0px');
  });

  test('the round corners of a box all have the same radius, except for a step of a flow diagram', async () => {
    const { page, address } = await openWindow('owner');
    for (const path of ['', 'identidade', 'oficinas']) {
      await page.goto(address + path);
      const found = await radii(page);
      expect(found.length, `/${path}`).toBeGreaterThan(3);
      const odd = found.filter((radius) => radius.includes(' '));
      expect(odd, `/${path}`).toEqual(path === 'identidade' ? ['0px 25.6px 0px 0px'] : []);
    }
  });
});

test.each([
  ['index.html', 'inicio'],
  ['404.html', 'erro'],
])('the tile pattern of %s has only motifs of the chosen family', (file, id) => {
  const page = variant('small').pages()[file];
  const shapes = page?.querySelectorAll(`#${id} > [aria-hidden] path:last-child`).map((one) => one.getAttribute('d'));
  const straight = ([0, 1, 2, 3] satisfies Turn[]).map((turn) => motifPath('corte', turn));
  expect(shapes?.length).toBeGreaterThan(5);
  for (const shape of shapes ?? []) expect(straight).toContain(shape);
});

test('a build changes none of the generated files that an open editor shows', () => {
  const ofEditor = ['brand.ts', 'typeface.css', 'logo.css', 'platforms.css', 'palette.css', 'pictures.ts', 'qr.svg'];
  expect(readdirSync(join(variant('crowded').project, '.astro')).filter((file) => ofEditor.includes(file))).toEqual([]);
});

describe('fonts', () => {
  const fonts = (name: VariantName) =>
    readdirSync(variant(name).dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.woff2'));
  const preloads = (name: VariantName) =>
    Object.values(variant(name).pages()).flatMap((page) => page.querySelectorAll('link[rel="preload"]'));

  test('a font family is one file within the budget, and every page preloads the file', () => {
    const { dist, pages } = variant('owner');
    const [font = '', ...others] = fonts('owner');
    expect(others).toEqual([]);
    expect(statSync(join(dist, font)).size).toBeLessThanOrEqual(budgets.otherFont);
    expect(preloads('owner')).toHaveLength(Object.keys(pages()).length);
  });

  test('the system font needs no file, no preload and no licence', () => {
    expect(fonts('small')).toEqual([]);
    expect(preloads('small')).toEqual([]);
    expect(existsSync(join(variant('small').dist, 'licenca-da-fonte.txt'))).toBe(false);
  });

  test.each<[VariantName, RegExp]>([
    ['owner', /^Literata-/],
    ['small', /^system-ui,/],
  ])('the elements of the %s site have a font family that matches %s', async (name, family) => {
    const { page, address } = await openWindow(name);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const used = await page.evaluate(() =>
      [...document.querySelectorAll('h1, p, button, input')].map((one) => getComputedStyle(one).fontFamily),
    );
    for (const one of used) expect(one).toMatch(family);
  });

  test.each<[VariantName, number]>([
    ['owner', 390],
    ['owner', 1440],
  ])('the %s site has no layout shift at %i px if the font loads late', async (name, width) => {
    const { page, address } = await openWindow(name, width, NOT_FOUND);
    for (const path of ['', 'identidade', 'privacidade', 'nao-existe']) {
      expect(await shiftsWithLateFont(page, address + path), `/${path}`).toBe(0);
    }
  });
});
