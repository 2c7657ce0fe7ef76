import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { engines, isInstalled } from './engines.ts';
import { open } from './open.ts';
import type { Browser, Page } from './page.ts';
import { paths, serve } from './site.ts';
import {
  areDrawn,
  type Box,
  type Colour,
  distance,
  type Ink,
  markInks,
  measured,
  picture,
  type Reference,
  share,
  survey,
  WALL_WIDTHS,
  WIDTHS,
  wallColours,
} from './survey.ts';
import { tapOn } from './tap.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: string;
  }
}

const engine = engines.find(({ name }) => name === inject('engine'));
if (!engine) throw new Error(`No engine is called ${inject('engine')}`);
const whole = engine.tier === 'whole';

const DRAFT = { nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Olá!' };
const SUCCESS = 'Mensagem enviada com sucesso! Entraremos em contato em breve.';

describe.runIf(isInstalled(engine))(`in ${engine.name}`, () => {
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  let page: Page;
  let reference: Reference;

  beforeAll(async () => {
    reference = JSON.parse(readFileSync(measured, 'utf8'));
    site = await serve();
    browser = await open(engine);
    page = await browser.open();
  }, 60_000);

  afterAll(async () => {
    await page?.close();
    await browser?.close();
    site?.close();
  });

  beforeEach(() => page.setSize(1280, 844));

  afterEach(async () => {
    expect(await page.wrong(), 'there are no unexpected errors').toEqual([]);
  });

  const poll = <T>(get: () => Promise<T>, message?: string) =>
    expect.poll(get, { interval: 30, ...(message && { message }) });
  /** Runs a test in a page without history and cache. */
  async function inFreshPage(run: () => Promise<void>, scripts = true) {
    const other = page;
    page = await browser.open(scripts);
    site.sendScripts(scripts);
    try {
      await page.setSize(1280, 844);
      await run();
      expect(await page.wrong(), 'there are no unexpected errors').toEqual([]);
    } finally {
      await page.close();
      page = other;
      site.sendScripts(true);
    }
  }
  const bring = (selector: string) =>
    page.evaluate((one) => {
      document.documentElement.style.scrollBehavior = 'auto';
      document.querySelector(one)?.scrollIntoView({ block: 'center' });
    }, selector);
  const tap = (selector: string) => tapOn(page, selector);
  const focus = (selector: string) =>
    page.evaluate((one) => document.querySelector<HTMLElement>(one)?.focus(), selector);
  async function type(id: string, text: string) {
    await focus(`#${id}`);
    await page.type(text);
  }
  const hash = () => page.evaluate(() => location.hash);
  const heading = () => page.evaluate(() => document.querySelector('h1')?.textContent);
  const hasPopover = () => page.evaluate(() => 'popover' in HTMLElement.prototype);

  describe.each(paths)('/%s', (path) => {
    test('matches the reference engine at every width, as far as the tier of the engine requires', async () => {
      await page.goto(site.address + path);
      const rounds = await page.evaluate(() => CSS.supports('width', 'round(up, 1px, 8px)'));
      for (const width of WIDTHS) {
        const expected = reference.surveys[`${path} ${width}`];
        const found = await survey(page, width);
        expect.soft(found.sideways, `at ${width} px, it does not scroll sideways`).toBe(0);
        expect.soft(found.covered, `at ${width} px, no text is covered`).toEqual([]);
        if (whole) {
          expect.soft(found.words, `at ${width} px, the words are the same`).toEqual(expected?.words);
          expect
            .soft(moved(found.boxes, expected?.boxes ?? [], rounds), `at ${width} px, all boxes are in their places`)
            .toEqual([]);
        } else {
          expect
            .soft(lost(expected?.words ?? [], found.words), `at ${width} px, every word is there, in order`)
            .toEqual([]);
          const giants = found.boxes
            .filter((box) => box.name.includes('svg') && box.width * box.height > (width * 844) / 2)
            .map(({ name }) => name);
          expect.soft(giants, `at ${width} px, no drawing is giant`).toEqual([]);
          expect.soft(await darkShare(page), `at ${width} px, the first screen is not black`).toBeLessThan(0.25);
        }
      }
    });
  });

  test('every page has all its texts without scripts', async () => {
    const read = async () => {
      for (const path of paths) {
        await page.goto(site.address + path);
        for (const width of [390, 1280]) {
          const found = await survey(page, width);
          const expected = reference.surveys[`${path} ${width}`]?.words ?? [];
          expect
            .soft(lost(expected, found.words), `/${path} at ${width} px: every word is there, in order`)
            .toEqual([]);
          expect.soft(found.covered, `/${path} at ${width} px: no text is covered`).toEqual([]);
          expect.soft(found.sideways, `/${path} at ${width} px: it does not scroll sideways`).toBe(0);
        }
      }
    };
    await inFreshPage(read, false);
  });

  test.runIf(whole).each([
    [320, '100%'],
    [1280, '200%'],
  ])('at %i px, with text at %s, the header has space for a long brand name', async (width, size) => {
    await page.goto(site.address);
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
      const brand = document.querySelector('header > a') as HTMLElement;
      brand.dataset.long = '';
      (brand.lastElementChild as Element).textContent = 'Associação Comunitária dos Amigos da Serra da Canastra e Mar';
    }, size);
    const { covered, sideways } = await survey(page, width);
    expect(covered).toEqual([]);
    expect(sideways).toBe(0);
    const outside = await page.evaluate(() => {
      const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const isOut = (one: Element) => one.getBoundingClientRect().bottom > end;
      return Array.from(document.querySelectorAll('header a, header > button'), (one) => isOut(one) && one.textContent);
    });
    expect(outside.filter((one) => one)).toEqual([]);
  });

  test('links lead from the header to a section, from a card to a service page, and from that page to the home page and to contact', async () => {
    /** Expects a section's title in view and below the header, which is sticky in “whole” engines. */
    const leadsTo = async (section: string) => {
      await poll(hash).toBe(`#${section}`);
      const top = (one: string) => document.getElementById(one)?.getBoundingClientRect().top ?? 999;
      await poll(() => page.evaluate(top, `${section}-titulo`)).toBeLessThan(400);
      expect(await page.evaluate(top, `${section}-titulo`)).toBeGreaterThan(whole ? 60 : -1);
    };
    await page.goto(site.address);
    await tap('header a[href$="#impacto"]');
    await leadsTo('impacto');
    for (const [link, arrives] of [
      ['main a[href$="/"]', () => poll(heading).toBe('Inteligência aplicada para impacto real')],
      ['header a[href$="/#contato"]', () => leadsTo('contato')],
    ] as const) {
      await tap('#servicos a[href$="/automacoes"]');
      await poll(heading).toBe('Automações com IA');
      await tap(link);
      await arrives();
    }
  });

  test.each([
    ['', 'webdesign'],
    ['webdesign', 'agentics'],
    ['webdesign', ''],
  ])('following a link from /%s to /%s causes no unhandled error', async (from, to) => {
    await page.goto(site.address + from);
    const href = new URL(site.address + to).pathname;
    // A script clicks the link, because a real pointer would make the browser prerender the next page.
    await page.evaluate((one) => document.querySelector<HTMLElement>(`a[href="${one}"]`)?.click(), href);
    await poll(() => page.evaluate(() => location.pathname)).toBe(href);
  });

  describe.runIf(whole)('the tile wall of the home page', () => {
    test.each(WALL_WIDTHS)('has the colours of the reference engine at %i px', async (width) => {
      await page.setSize(width, 844);
      await page.goto(site.address);
      const found = await wallColours(page);
      const expected = reference.walls[width] ?? [];
      expect(found.length).toBe(expected.length);
      const both = expected.flatMap((one, index) => (one && found[index] ? [[one, found[index]] as const] : []));
      expect(both.length).toBeGreaterThan(0.8 * expected.filter((one) => one).length);
      const alike = both.filter(([one, other]) => distance(one, other) < 24);
      expect(alike.length / both.length).toBeGreaterThan(0.85);
    });
  });

  describe('on a phone', () => {
    beforeEach(async () => {
      await page.setSize(390, 844);
      await page.goto(site.address);
      // On the first frame the header's script closes the menu, so a key that comes earlier would do nothing.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    });

    /** Lists the menu's links that are visible and not covered. */
    const reachable = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('#menu li a')).flatMap((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return width > 0 && hit && link.contains(hit) ? [link.textContent] : [];
        }),
      );
    const all = ['Início', 'Sobre', 'Serviços', 'Impacto', 'Contato'];

    test('the menu works by key and by tap; without popover support, its links are in the header', async () => {
      if (await hasPopover()) {
        expect(await reachable()).toEqual([]);
        await focus('header button');
        await page.press('Enter');
        await poll(reachable).toEqual(all);
        await page.press('Escape');
        await poll(reachable).toEqual([]);
        expect(await page.evaluate(() => document.activeElement?.matches('header button'))).toBe(true);
        await tap('header button');
        await poll(reachable).toEqual(all);
      } else {
        const button = await page.evaluate(() => document.querySelector('header button')?.getClientRects().length);
        expect(button, 'a button that does nothing is not shown').toBe(0);
        const [foot, head] = await page.evaluate(() =>
          ['header', 'main'].map(
            (one, index) => document.querySelector(one)?.getBoundingClientRect()[index ? 'top' : 'bottom'] ?? 0,
          ),
        );
        expect(foot, 'the header does not overlap the main content').toBeLessThanOrEqual((head ?? 0) + 1);
      }
      expect(await reachable()).toEqual(all);
      await tap('#menu a[href="#sobre"]');
      await poll(hash).toBe('#sobre');
      if (await hasPopover()) await poll(reachable).toEqual([]);
    });
  });

  describe.runIf(whole)('the header', () => {
    test('underlines the link to the section in the middle of the viewport', async () => {
      await page.goto(site.address);
      await bring('#sobre');
      const underlined = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll('header li a')).flatMap((link) => {
            const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
            return textDecorationLine === 'underline' ? [`${link.textContent} ${textDecorationThickness}`] : [];
          }),
        );
      await poll(underlined).toEqual(['Sobre 4px']);
    });
  });

  describe.runIf(whole).each([390, 1280])('at %i px, if the font loads late,', (width) => {
    /** Runs a test on the home page, whose font is not cached and loads late. */
    const withLateFont = (run: () => Promise<void>) =>
      inFreshPage(async () => {
        site.delayFont(true);
        try {
          await page.setSize(width, 844);
          await page.goto(site.address);
          await poll(() => page.evaluate(fontTime), 'the font takes longer than browsers wait for it').toBeGreaterThan(
            300,
          );
          await run();
        } finally {
          site.delayFont(false);
        }
      });
    /** The loading time of the font, in milliseconds. */
    const fontTime = () =>
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.duration ?? 0;
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);

    test('no action of a visitor changes the height of the page', async () => {
      await withLateFont(async () => {
        const before = await height();
        const stays = async (what: string, act: () => Promise<void>) => {
          await act();
          expect.soft(await height(), what).toBe(before);
        };
        await stays('a tap on a text', () => tap('#sobre h3'));
        await stays('the Tab key', () => page.press('Tab'));
        if (width === 390 && (await hasPopover())) {
          await stays('the open menu', () => tap('header button'));
          await stays('the closed menu', () => page.press('Escape'));
        }
        await stays('a tap on a field', () => tap('#nome'));
        for (const [id, text] of Object.entries(DRAFT)) await stays(`a text in #${id}`, () => type(id, text));
        await stays('a submit', () => tap('form button'));
        await poll(() => page.evaluate(() => document.querySelector('form [role=status]')?.textContent)).toBe(SUCCESS);
        expect(await height(), 'after the success').toBe(before);
      });
    });

    // Each tap is in a new page, so that the font is not cached and is late again.
    test.each(['footer a[href$="/webdesign"]', '#servicos a[href$="/automacoes"]'])(
      'a tap on %s leads to the linked page',
      async (link) => {
        await withLateFont(async () => {
          const target = await page.evaluate((one) => document.querySelector<HTMLAnchorElement>(one)?.pathname, link);
          await tap(link);
          await poll(() => page.evaluate(() => location.pathname)).toBe(target);
        });
      },
    );
  });

  describe('the form', () => {
    const state = () =>
      page.evaluate(() => {
        const button = document.querySelector('form button') as HTMLButtonElement;
        return [button.innerText, button.disabled, document.querySelector('form [role=status]')?.textContent];
      });
    const values = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('form :is(input, textarea)'), (one) => (one as HTMLInputElement).value),
      );
    const fill = async () => {
      await bring('form');
      for (const [id, text] of Object.entries(DRAFT)) await type(id, text);
    };
    const isReady = () => page.evaluate(() => document.querySelector('form')?.hasAttribute('data-ready'));
    const IDLE = ['Enviar mensagem', false, ''];
    const SENDING = ['Enviando...', true, ''];

    beforeEach(async () => {
      await page.goto(site.address);
      await bring('form');
    });

    test('is not sent empty, and its first field gets the focus', async () => {
      await poll(isReady).toBe(true);
      await tap('form button');
      await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('nome');
      expect(await state()).toEqual(IDLE);
    });

    test('is sent, confirms the delivery, and is empty and idle again', async () => {
      await poll(isReady).toBe(true);
      await fill();
      await tap('form button');
      await poll(state).toEqual(SENDING);
      await poll(state).toEqual(['Enviar mensagem', false, SUCCESS]);
      expect(await values()).toEqual(['', '', '']);
      await poll(state).toEqual(IDLE);
    });

    test('causes no unhandled error if the visitor leaves the page during a submit', async () => {
      await poll(isReady).toBe(true);
      await fill();
      await tap('form button');
      await poll(state).toEqual(SENDING);
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href$="/webdesign"]')?.click());
      await poll(heading).toBe('Webdesign Completo');
    });

    test('submitted before its script loads, keeps the typed text and is sent afterwards', async () => {
      await inFreshPage(async () => {
        const release = site.holdScripts();
        try {
          await page.goto(site.address);
          await fill();
          await tap('form button');
          const says = () => page.evaluate(() => document.querySelector('#espera')?.getClientRects().length);
          await poll(says, 'the page says that the form waits').toBe(1);
        } finally {
          release();
        }
        await poll(state).toEqual(SENDING);
        expect(await values()).toEqual(Object.values(DRAFT));
        await poll(state).toEqual(['Enviar mensagem', false, SUCCESS]);
      });
    });

    test.runIf(whole).each(Object.keys(DRAFT))('#%s has a border with a contrast of at least 3:1', async (id) => {
      await bring(`#${id}`);
      const [left = 0, middle = 0] = await page.evaluate((one) => {
        const { left, top, height } = (document.getElementById(one) as Element).getBoundingClientRect();
        return [left, top + height / 2];
      }, id);
      const at = await picture(page);
      const edge = [0, 1, 2, 3].map((x) => contrast(at(left + x, middle), at(left + 8, middle)));
      expect(Math.max(...edge)).toBeGreaterThanOrEqual(3);
    });
  });

  test.runIf(whole)('the platform logos in the footer are complete and distinct', async () => {
    await page.goto(site.address);
    await poll(async () => areDrawn(await markInks(page)), 'each logo is neither empty nor a full square').toBe(true);
    const inks = await markInks(page);
    expect(inks.length).toBeGreaterThan(3);
    for (const [index, ink] of inks.entries()) {
      const likeness = reference.marks.map((other) => 1 - difference(ink, other));
      expect(
        likeness.indexOf(Math.max(...likeness)),
        'each logo is most like the same logo of the reference engine',
      ).toBe(index);
      expect(likeness[index]).toBeGreaterThan(0.75);
    }
  });
});

/** Returns the expected texts that are missing or in another order. */
function lost(expected: readonly string[], found: readonly string[]): string[] {
  let from = 0;
  return expected.filter((text) => {
    const at = found.indexOf(text, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

/**
 * Describes the boxes whose size or horizontal position differs by more than 1.5 px from that in the reference engine.
 * Some engines round the height of lines, so a height may differ by one more pixel per line. Heights are compared only
 * if the number of lines is the same.
 * In an engine without CSS `round()`, each tile of the first section is up to 8 px smaller, and the whole tile wall up
 * to 48 px. So in the first section of such an engine, only widths are compared, with these tolerances.
 */
function moved(found: readonly Box[], expected: readonly Box[], rounds: boolean): string[] {
  if (found.length !== expected.length) return [`${found.length} boxes, not ${expected.length}`];
  return expected.flatMap((one, index) => {
    const other = found[index] as Box;
    const loose = !rounds && one.name.startsWith('opening');
    const differs = (key: 'x' | 'width' | 'height', allowed: number) => Math.abs(one[key] - other[key]) > allowed;
    const wrong =
      (!loose && differs('x', 1.5)) ||
      differs('width', loose ? (one.name.includes('svg') ? 8 : 48) : 1.5) ||
      (!loose && one.lines === other.lines && differs('height', 1.5 + one.lines));
    const say = ({ x, width, height, lines }: Box) =>
      `${[x, width, height].map((value) => value.toFixed(1)).join(' ')} (${lines})`;
    return wrong ? [`${one.name}: ${say(other)}, not ${say(one)}`] : [];
  });
}

const difference = (one: Ink, other: Ink) => share(one.map((ink, at) => (ink === other[at] ? 0 : 1)));

const contrast = (...both: [Colour, Colour]) => {
  const [one, other] = both.map(([r, g, b]) => ({ mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 }));
  return wcagContrast(one ?? '', other ?? '');
};

/** Returns the share of the viewport that is nearly black. */
async function darkShare(page: Page): Promise<number> {
  const at = await picture(page);
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight]);
  const points = Array.from({ length: 400 }, (_, index) =>
    at(((index % 20) + 0.5) * ((width ?? 0) / 20), (Math.floor(index / 20) + 0.5) * ((height ?? 0) / 20)),
  );
  return share(points.map((point) => (Math.max(...point) < 48 ? 1 : 0)));
}
