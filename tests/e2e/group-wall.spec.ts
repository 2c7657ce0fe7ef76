import type { Page } from '@playwright/test';
import { home as content } from '../../src/content/content.ts';
import { blockOf } from '../blockOf.ts';
import { expect, home, phone, test, WALL, WALL_TILES } from './fixtures.ts';
import { shifts } from './shifts.ts';

const { wallCall = '', hint = '' } = blockOf(content, 'hero');
const NAME = 'Coletivo Ação & Cia';

const angles = (page: Page) =>
  page.locator(WALL_TILES).evaluateAll((tiles) => tiles.map((tile) => (tile as SVGElement).style.rotate));

const motifs = (page: Page) =>
  page.locator(WALL_TILES).evaluateAll((tiles) => tiles.map((tile) => tile.innerHTML).filter(Boolean));

async function open(page: Page): Promise<void> {
  await page.goto(home);
  await page.getByRole('button', { name: wallCall }).click();
}

/** Fills the field. While a visitor types, the wall waits for a pause; when the field gets the focus, it does not. */
async function fill(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Nome do grupo' });
  await field.fill(name);
  await field.blur();
  await field.focus();
}

/** Saves the picture of the wall. */
async function save(page: Page): Promise<{ name: string; bytes: ArrayBuffer }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salvar a imagem' }).click();
  const file = await saved;
  const bytes = await new Response((await file.createReadStream()) as never).arrayBuffer();
  return { name: file.suggestedFilename(), bytes };
}

test.describe('the wall of a visitor’s group', () => {
  test('the name turns the tiles when the visitor pauses, and its link shows the same wall', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => document.documentElement.setAttribute('data-copied', text) },
      });
    });
    await open(page);
    const field = page.getByRole('textbox', { name: 'Nome do grupo' });
    await expect(field).toBeFocused();
    await page.keyboard.type(NAME);
    await expect.poll(async () => new Set(await angles(page))).toEqual(new Set(['0deg', '90deg', '180deg', '270deg']));
    await fill(page, NAME);
    const turned = await angles(page);
    await fill(page, NAME.toUpperCase());
    expect(await angles(page)).toEqual(turned);
    await fill(page, 'Outro nome');
    expect(await angles(page)).not.toEqual(turned);

    await fill(page, NAME);
    await page.getByRole('button', { name: 'Copiar o link' }).click();
    await expect(page.getByText('Link copiado')).toBeVisible();
    const link = `${await page.locator('html').getAttribute('data-copied')}`;
    await page.goto('about:blank');
    await page.goto(link);
    await expect.poll(() => angles(page)).toEqual(turned);
    await expect(page.getByText(NAME)).toHaveCount(0);
  });

  test('the name chooses three tiles with different backgrounds; the empty cells and the tile of the free service stay', async ({
    page,
  }) => {
    await open(page);
    const own = await motifs(page);
    const gifts = (tiles: readonly string[]) => tiles.filter((tile) => tile.includes('--highlight'));
    expect(gifts(own)).toHaveLength(1);
    const walls = new Set<string>();
    for (const name of ['Aurora', 'Dandara', 'Semente', 'Vento Sul']) {
      await fill(page, name);
      const laid = await motifs(page);
      expect(laid).toHaveLength(own.length);
      expect(gifts(laid)).toEqual(gifts(own));
      const chosen = [...new Set(laid)].filter((tile) => gifts([tile]).length === 0);
      expect(chosen).toHaveLength(3);
      expect(new Set(chosen.map((tile) => tile.match(/fill="([^"]+)"/)?.[1])).size).toBe(3);
      expect(own).toEqual(expect.arrayContaining(laid));
      walls.add([...new Set(laid)].sort().join());
    }
    expect(walls.size).toBe(4);
    await page.keyboard.press('Escape');
    expect(await motifs(page)).toEqual(own);
  });

  test('the name exchanges the three colours, with their light ones', async ({ page }) => {
    await open(page);
    const colours = () =>
      page
        .locator(WALL)
        .evaluate((wall) =>
          ['primary', 'second', 'third'].map((hue) =>
            ['', '-light'].map((shade) => getComputedStyle(wall).getPropertyValue(`--${hue}${shade}`)).join(),
          ),
        );
    const own = await colours();
    const firsts = new Set<string | undefined>();
    for (const name of ['Aurora', 'Dandara', 'Semente', 'Vento Sul', 'Raiz', 'Maré', 'Teia', 'Escola Zumbi']) {
      await fill(page, name);
      const exchanged = await colours();
      firsts.add(exchanged[0]);
      expect(exchanged.toSorted()).toEqual(own.toSorted());
    }
    expect(firsts.size).toBe(3);
    await page.keyboard.press('Escape');
    expect(await colours()).toEqual(own);
  });

  test('a name that is also the name of a part of the page has a link of its own', async ({ page }) => {
    await open(page);
    await fill(page, 'contato');
    const turned = await angles(page);
    await page.getByRole('button', { name: 'Copiar o link' }).click();
    await expect(page).toHaveURL(/#CONTATO$/);
    await page.reload();
    await expect.poll(() => angles(page)).toEqual(turned);
  });

  test('a name of spaces gives no link and no picture', async ({ page }) => {
    await open(page);
    await page.keyboard.type('   ');
    await page.getByRole('button', { name: 'Copiar o link' }).click();
    await expect(page.getByRole('textbox', { name: 'Nome do grupo' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('');
  });

  for (const { width, height } of [
    phone,
    { width: 768, height: 900 },
    { width: 768, height: 1024 },
    { width: 1280, height: 600 },
    { width: 1440, height: 900 },
  ]) {
    test(`the button covers a whole tile of the first screen at ${width} x ${height} px, and nothing shifts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(home);
      const button = await page.getByRole('button', { name: wallCall }).boundingBox();
      const tiles = page.locator(WALL_TILES);
      const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()));
      expect(boxes).toContainEqual(button);
      expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
      // The tile of the free service is dark too, so the button is not next to it.
      const gift = await tiles.filter({ has: page.locator('[fill="var(--highlight)"]') }).boundingBox();
      expect([gift?.x, gift?.y]).not.toEqual([(button?.x ?? 0) + (button?.width ?? 0), button?.y]);
      expect(await page.evaluate(shifts)).toBe(0);
    });
  }

  test('the button is below the text if its words are larger than a tile', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto(home);
    const button = await page.getByRole('button', { name: wallCall }).boundingBox();
    const above = await page.getByRole('link', { name: hint }).boundingBox();
    expect(button?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  });

  test('where the browser can share files, the picture is shared with the link', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async ({ files, text } = {}) => {
        const [file] = files ?? [];
        document.title = [file?.name, file?.type, (file?.size ?? 0) > 10_000, text].join(' | ');
      };
    });
    await open(page);
    await page.keyboard.type('Maré');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^azulejo Maré\.png \| image\/png \| true \| http.+#Mar%C3%A9$/);
    await expect(page.getByRole('button', { name: 'Copiar o link' })).toHaveCount(0);
  });

  test('the picture is a PNG file with the group’s name', async ({ page }) => {
    await open(page);
    await page.keyboard.type(NAME);
    const { name, bytes } = await save(page);
    expect(name).toMatch(/^azulejo Coletivo Ação.+\.png$/);
    expect(new TextDecoder('latin1').decode(bytes.slice(1, 4))).toBe('PNG');
    const size = new DataView(bytes);
    expect([size.getUint32(16), size.getUint32(20)]).toEqual([1080, 1440]);
  });

  test('the picture has the colours of the day also by night, and the page keeps those of the night', async ({
    page,
  }) => {
    const pictures: Buffer[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page);
      await fill(page, NAME);
      const ground = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
      pictures.push(Buffer.from((await save(page)).bytes));
      await expect(page.locator('html')).toHaveCSS('background-color', ground);
    }
    const [day, night] = pictures;
    expect(day && night?.equals(day)).toBe(true);
  });

  test('Escape brings the site’s own wall and text back', async ({ page }) => {
    await open(page);
    await fill(page, NAME);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: wallCall })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blockOf(content, 'hero').title);
    expect(new Set(await angles(page))).toEqual(new Set(['']));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Nome do grupo' })).toHaveValue(NAME);
    expect(await angles(page)).toContain('90deg');
  });

  for (const hash of ['#contato', '#%', '']) {
    test(`“${hash}” turns no tile`, async ({ page }) => {
      await page.goto(`${home}${hash}`);
      await expect(page.getByRole('button', { name: wallCall })).toBeAttached();
      expect(new Set(await angles(page))).toEqual(new Set(['']));
    });
  }
});

test('without scripts there is no button for a wall of one’s own', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: wallCall })).toHaveCount(0);
  await page.close();
});
