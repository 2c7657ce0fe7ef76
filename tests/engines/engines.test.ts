import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { engines, isInstalled } from './engines.ts';
import { open } from './open.ts';
import type { Browser, Page } from './page.ts';
import { paths, serve } from './site.ts';
import { type Box, difference, LOOKS, looks, measured, type Reference, survey, WIDTHS } from './survey.ts';
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
  /** The form's scripts, the only script files, wait for this promise. */
  let released: Promise<void> | undefined;
  let browser: Browser;
  let page: Page;
  let reference: Reference;

  beforeAll(async () => {
    reference = JSON.parse(readFileSync(measured, 'utf8'));
    site = await serve(undefined, (path) => (/\.js(?:$|\?)/.test(path) ? released : undefined));
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
    // Only Chromium can turn scripts off. In the other engines, the scripts never arrive.
    released = scripts ? undefined : new Promise(() => {});
    try {
      await page.setSize(1280, 844);
      await run();
      expect(await page.wrong(), 'there are no unexpected errors').toEqual([]);
    } finally {
      await page.close();
      page = other;
      released = undefined;
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

  test.runIf(whole).each(LOOKS)('“%s” looks at %i px as in the reference engine', async (selector, width) => {
    await page.setSize(width, 844);
    await page.goto(site.address);
    const expected = reference.looks[LOOKS.findIndex(([one, at]) => one === selector && at === width)] ?? [];
    const white = expected[0]?.map(() => 255) ?? [];
    /** For each element, which picture of the reference engine is most like its picture. */
    const mostAlike = async () =>
      (await looks(page, selector)).map((one) => {
        const differences = [...expected, white].map((other) => difference(one, other));
        return differences.indexOf(Math.min(...differences));
      });
    await poll(mostAlike).toEqual([...expected.keys()]);
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
        const { promise, resolve } = Promise.withResolvers<void>();
        released = promise;
        try {
          await page.goto(site.address);
          await fill();
          await tap('form button');
          const says = () => page.evaluate(() => document.querySelector('#espera')?.getClientRects().length);
          await poll(says, 'the page says that the form waits').toBe(1);
        } finally {
          resolve();
        }
        await poll(state).toEqual(SENDING);
        expect(await values()).toEqual(Object.values(DRAFT));
        await poll(state).toEqual(['Enviar mensagem', false, SUCCESS]);
      });
    });
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

/** Returns the share of the viewport that is nearly black. */
async function darkShare(page: Page): Promise<number> {
  const points = await sharp(await page.picture())
    .resize(20, 20, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return points.filter((light) => light < 48).length / points.length;
}
