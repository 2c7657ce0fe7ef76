import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { site } from '../../src/content/content.ts';
import { allPages, expect, home, NOT_FOUND, services, test, WALL_TILES } from './fixtures.ts';

/** Lists the page's time-based animations, running or pending: end in milliseconds, iterations, properties. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) => ({
        end: Number(effect?.getComputedTiming().endTime),
        rounds: effect?.getComputedTiming().iterations,
        moves: (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
      })),
  );

test.describe('Motion', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  test('the home page has seven animations, which all end at the same time within 1.5 s and do not loop', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(home, { waitUntil: 'commit' });
    await page.locator(WALL_TILES).first().waitFor();
    const running = await animations(page);
    expect(running).toHaveLength(7);
    // Each additional end time wakes the main thread once more.
    expect(new Set(running.map(({ end }) => end)).size).toBe(1);
    for (const { end, rounds, moves } of running) {
      expect(end).toBeLessThanOrEqual(1500);
      expect(rounds).toBe(1);
      // Browsers animate `transform` and opacity off the main thread.
      expect(moves).toContain('transform');
    }
  });

  for (const path of allPages) {
    test(`on ${path} nothing moves with reduced motion`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element);
            const moves = transitionDuration !== '0s' && transitionProperty !== 'none';
            return moves || animationName !== 'none';
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(moving).toEqual([]);
    });
  }

  test('a tile makes a quarter turn on hover, except with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(home);
    const tile = page.locator(WALL_TILES).nth(3);
    const angle = () => tile.evaluate((one) => getComputedStyle(one).rotate);
    const before = Number.parseFloat(await angle()) || 0;
    // During the animation, the row's overlay is under the pointer. Without another movement, Chromium does not notice that
    // the overlay has gone.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await tile.hover();
    await expect.poll(angle).toBe(`${before + 90}deg`);
    await page.mouse.move(0, 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tile.hover();
    expect(Number.parseFloat(await angle()) || 0).toBe(before);
  });

  test('a service’s tile wall has the same view transition name on its card and on its page, and the header another', async ({
    page,
  }) => {
    await page.goto(home);
    for (const path of services) {
      await expect(page.locator(`#mural-${path}`)).toHaveCSS('view-transition-name', `mural-${path}`);
    }
    for (const path of services) {
      await page.goto(path);
      await expect(page.locator('[id^="mural-"]')).toHaveCount(1);
      await expect(page.locator('[id^="mural-"]')).toHaveCSS('view-transition-name', `mural-${path}`);
      // This name keeps the header above the growing tile wall.
      await expect(page.getByRole('banner')).toHaveCSS('view-transition-name', 'header');
    }
  });
});

test.describe('The current section', () => {
  test('only its header link is marked as current, and on a service page no link', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home);
    for (const [label, id] of [
      ['Início', 'inicio'],
      ['Serviços', 'servicos'],
      ['Contato', 'contato'],
      ['Sobre', 'sobre'],
    ] as const) {
      await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
      const current = page.getByRole('banner').locator('[aria-current]');
      await expect(current).toHaveText([label]);
    }
    await page.goto(services[0]);
    await expect(page.locator('[aria-current]')).toHaveCount(0);
  });
});

test.describe('Print', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of allPages) {
    test(`${path} is printed in black, with the site’s URL and WhatsApp number at the top, without backgrounds, tile walls or controls`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const letterhead = page.getByRole('banner').getByRole('paragraph');
      await expect(letterhead).toBeVisible();
      await expect(letterhead).toContainText(site.address.replace('https://', ''));
      await expect(letterhead).toContainText(site.contact.whatsapp);
      // Navigation, forms and buttons do nothing on paper.
      for (const one of await page.locator('nav, form, button').all()) await expect(one).toBeHidden();
      const filled = await page
        .locator('main svg:not([fill=currentColor]) path:visible')
        .evaluateAll((all) => all.filter((one) => !one.closest('a') && getComputedStyle(one).fill !== 'none').length);
      // The two shapes of the tile that stands for the free service. The platforms’ logos are filled too.
      expect(filled).toBe(path === home ? 2 : 0);
      await expect(page.getByRole('main').getByRole('heading').last()).toHaveCSS('color', 'rgb(0, 0, 0)');
      for (const section of await page.locator('main section').all()) {
        await expect(section).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      }
      // The size of A4 paper in CSS pixels.
      await page.setViewportSize({ width: 794, height: 1123 });
      const [head, heading] = await page
        .locator('header, h1')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect((heading?.top ?? 999) - (head?.bottom ?? 0), 'there is no space for a tile wall').toBeLessThan(100);
      for (const link of await page.locator('main a:not(h2 *, h3 *):visible').all()) {
        const href = (await link.getAttribute('href')) ?? '';
        expect(href, 'a link leads out of the site, or from a card').toMatch(/^(?:https?:|mailto:|tel:|\/)/);
        const printed = await link.evaluate((one) => getComputedStyle(one, '::after').content);
        // A message or a search is of no use on paper, but the number is.
        if (href.includes('wa.me') && href.includes('?')) expect(printed).toContain(site.contact.whatsapp);
        else if (href.includes('?')) expect(printed).toBe('none');
        else if (href.startsWith('http')) expect(printed).toContain(href);
        else if (href.startsWith('/')) expect(printed).toContain(new URL(site.address).host + href);
      }
    });
  }

  test('the ten tiles and the eleventh, and the three screens of a page, are printed', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const [path, drawings] of [
      [home, 11],
      ['webdesign', 3],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('section div:has(> svg + svg) svg:visible, figure div > svg:visible')).toHaveCount(
        drawings,
      );
    }
  });

  test('the home page is printed on three sheets of A4, each service on at most four', async ({ page }) => {
    for (const path of [home, ...services]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
      expect(sheets).toBeGreaterThan(0);
      expect(sheets, path).toBeLessThanOrEqual(path === home ? 3 : 4);
    }
  });

  test('each service ends, only on paper, with a sheet of six tiles to cut out, 8 cm wide', async ({ page }) => {
    for (const path of services) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const tiles = page.locator('main section').last().locator('figure');
      await expect(tiles).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(tiles).toHaveCSS('break-before', 'page');
      // Without the width of the lines.
      const [width, height] = await tiles
        .locator('path')
        .last()
        .evaluate((cuts: SVGPathElement) => {
          const { width, height } = cuts.getBBox();
          const { a, d } = cuts.getScreenCTM() as DOMMatrix;
          return [width * a, height * d] as const;
        });
      const side = (8 / 2.54) * 96;
      expect(width).toBeCloseTo(2 * side, 0);
      expect(height).toBeCloseTo(3 * side, 0);
    }
  });

  test('the platform logos are printed', async ({ page }) => {
    await page.goto('automacoes', { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    const logos = page.locator('main svg[fill=currentColor]:visible');
    expect(await logos.count()).toBeGreaterThan(5);
    for (const logo of await logos.all()) {
      const { channels } = await sharp(await logo.screenshot()).stats();
      expect(channels[0]?.stdev, 'the logo is not one flat colour').toBeGreaterThan(20);
    }
  });
});
