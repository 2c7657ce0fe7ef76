import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { EDITOR_CACHE } from '../../editor/cache.ts';
import { build } from '../../launch/copy.ts';
import { top } from '../../launch/projectFiles.ts';
import { folder, openBlock, pressSave, read, refusalOf, save, stored } from './form.ts';

const dist = join(folder, '..', 'dist-photo');
const pictures = join(folder, 'imagens');

const red = await sharp({ create: { width: 1000, height: 3000, channels: 3, background: '#d00000' } })
  .png()
  .toBuffer();
// The photo as an upright phone stores it: twelve megapixels, sideways, with a location. Shown upright, its top is red.
const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#0000d0' } })
  .composite([{ input: red, left: 0, top: 0 }])
  .withExif({ IFD0: { Make: 'Fone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

const dialog = (page: Page): Locator => page.getByRole('dialog').last();
const field = (page: Page): Locator => dialog(page).getByRole('group', { name: 'Foto', exact: true });
const alt = (page: Page): Locator => dialog(page).getByLabel('Descrição da foto');
const people = (page: Page): Locator => page.getByRole('group', { name: 'Pessoas', exact: true }).last();
const close = (page: Page): Promise<void> => dialog(page).getByRole('button', { name: 'Done' }).click();

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await field(page)
    .getByRole('button', { name: /um arquivo…|o arquivo…/ })
    .click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** Waits until the picture has loaded and is not broken. */
const isShown = (picture: Locator) =>
  expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

/** Whether a crop starts at the photo's upper edge. Such a crop is red at a quarter of its height, not blue. */
async function isFromTop(bytes: Buffer): Promise<boolean> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const start = info.width * Math.round(info.height / 4) * info.channels;
  return (data[start] ?? 0) > 180 && (data[start + 2] ?? 255) < 60;
}

/** Removes the pictures of an earlier run: another version of sharp writes different bytes under the same name. */
function forgetPhotos(): void {
  for (const folder of [pictures, join(EDITOR_CACHE, 'imagens')])
    for (const file of ['ana-eu-1.jpg', 'ana-espera.jpg']) rmSync(join(folder, file), { force: true });
}

test.beforeEach(() => {
  cpSync('demo', folder, { recursive: true, filter: () => true });
  const people = '  - kind: people\n    title: Quem faz\n\n  - kind: services';
  writeFileSync(join(folder, 'home.yaml'), read('home.yaml').replace('  - kind: services', people));
  forgetPhotos();
});
test.afterAll(() => {
  cpSync('demo', folder, { recursive: true, filter: () => true });
  forgetPhotos();
});

test('an owner chooses a photo, marks the face, and sees the photo cropped around the face on the site', async ({
  page,
  context,
}) => {
  await page.goto('keystatic/singleton/home');
  await openBlock(page, 'Pessoas');
  await people(page).getByRole('button', { name: 'Adicionar' }).click();
  await dialog(page).getByLabel('Nome', { exact: true }).fill('Ana');
  await dialog(page).getByLabel('O que faz').fill('Oficinas');

  await test.step('the chosen photo is shown upright, and its file name is simplified', async () => {
    await choose(page, 'Ana & Eu (1).JPEG', photo);
    await expect(field(page).getByText('ana-eu-1.jpg')).toBeVisible();
    const [whole] = await field(page).locator('img').all();
    if (!whole) throw new Error('There is no picture.');
    await isShown(whole);
    expect(
      await whole.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]),
    ).toEqual([1920, 2560]);
  });

  await test.step('a tap sets the focal point of the photo, and so do the arrow keys', async () => {
    const whole = field(page).locator('img').first();
    const { height = 0, width = 0 } = (await whole.boundingBox()) ?? {};
    await whole.click({ position: { x: width * 0.5, y: height * 0.12 } });
    const down = field(page).getByRole('slider', { name: 'Foco, de cima para baixo' });
    await expect(down).toHaveAttribute('aria-valuetext', '12%');
    await down.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(down).toHaveAttribute('aria-valuetext', '10%');
  });

  await test.step('a chosen HEIC photo is rejected with a message, and the previous photo stays', async () => {
    await choose(page, 'foto.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
    await expect(field(page).getByRole('alert')).toContainText('“foto.heic” é uma foto HEIC');
    await isShown(field(page).locator('img').first());
    await expect(field(page).getByText('ana-eu-1.jpg')).toBeVisible();
  });

  await test.step('without a description the photo is not saved, and nothing is lost', async () => {
    await dialog(page).getByRole('button', { name: 'Adicionar' }).click();
    await close(page);
    expect(await pressSave(page)).toBe(400);
    await expect(refusalOf(page)).toContainText('Descrição da foto');
    expect(readdirSync(pictures)).not.toContain('ana-eu-1.jpg');
    await stored(page, 'home');
    await page.reload();
    await openBlock(page, 'Pessoas');
    await people(page).getByRole('row', { name: 'Ana' }).click();
    await isShown(field(page).locator('img').first());
    await alt(page).fill('Ana sorri');
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await close(page);
  });

  await test.step('once saved, the photo is in the folder, and home.yaml has its name and focal point', async () => {
    await save(page);
    expect(read('home.yaml')).toContain(
      '        picture: ana-eu-1.jpg\n        focus: 50% 10%\n        alt: Ana sorri\n',
    );
    const { exif, orientation, width, height } = await sharp(readFileSync(join(pictures, 'ana-eu-1.jpg'))).metadata();
    expect({ exif, orientation, width, height }).toEqual({ width: 1920, height: 2560 });
    await page.reload();
    await openBlock(page, 'Pessoas');
    await people(page).getByRole('row', { name: 'Ana' }).click();
    await isShown(field(page).locator('img').first());
    await expect(page.getByText('Unsaved')).toHaveCount(0);
    await expect(field(page).getByRole('slider').last()).toHaveAttribute('aria-valuetext', '10%');
  });

  await test.step('the site shows the photo cropped around the focal point, in development and in the build', async () => {
    const site = await context.newPage();
    await site.goto('./');
    const shown = site.getByRole('img', { name: 'Ana sorri' });
    await shown.scrollIntoViewIfNeeded();
    await isShown(shown);
    const address = (await shown.getAttribute('src')) ?? '';
    expect(await isFromTop(await (await page.request.get(address)).body())).toBe(true);
    build(top, { SITE_CONTENT: folder, SITE_DIST: dist });
    const built = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /ana-eu-1\./.test(file));
    expect(built).toHaveLength(4);
    for (const file of built) {
      const bytes = readFileSync(join(dist, file));
      expect(await isFromTop(bytes), file).toBe(true);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });
});

test('a person can be added only after the chosen photo has been read', async ({ page }) => {
  const go = Promise.withResolvers<void>();
  await page.route(/\/keystatic\/imagens\?/, async (route) => {
    if (route.request().method() === 'POST') await go.promise;
    await route.continue();
  });
  await page.goto('keystatic/singleton/home');
  await openBlock(page, 'Pessoas');
  await people(page).getByRole('button', { name: 'Adicionar' }).click();
  await choose(page, 'Ana espera.jpg', photo);
  await expect(field(page).getByRole('status')).toHaveText('Lendo o arquivo…');
  await isShown(field(page).locator('img').first());
  await dialog(page).getByRole('button', { name: 'Adicionar' }).click();
  await expect(field(page).getByText('Espere: o arquivo ainda está sendo lido.')).toBeVisible();
  go.resolve();
  await expect(field(page).getByText('ana-espera.jpg')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a request for a file outside the folder gets the same 404 response as a request for a missing picture', async ({
  request,
}) => {
  for (const name of ['../site.yaml', '..%2Fsite.yaml', '/etc/passwd', 'nenhuma.jpg']) {
    const response = await request.get(`keystatic/imagens?name=${name}`);
    expect(response.status(), name).toBe(404);
    expect(await response.text()).toMatch(/não aparece\. Ela não está na pasta\. Escolha a foto de novo\.$/);
  }
  expect(existsSync(join(folder, 'site.yaml'))).toBe(true);
});
