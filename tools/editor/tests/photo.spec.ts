import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { addPart, expectIn, field, folder, open, press, read, reset, shown } from './form.ts';

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

const input = (page: Page): Locator => page.getByRole('group', { name: 'Foto', exact: true });

const chooser = (page: Page) => input(page).getByRole('button', { name: /arquivo…$/ });
const choose = (page: Page, name: string, buffer: Buffer) =>
  input(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

/** Waits until the picture has loaded and is not broken. */
const isShown = (picture: Locator) =>
  expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

/** Whether a crop starts at the photo's upper edge. Such a crop is red at a quarter of its height, not blue. */
async function isFromTop(bytes: Buffer): Promise<boolean> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const start = info.width * Math.round(info.height / 4) * info.channels;
  return (data[start] ?? 0) > 180 && (data[start + 2] ?? 255) < 60;
}

/** Opens the form of a new person, in a new part of the home page. */
async function addPerson(page: Page): Promise<void> {
  await reset(page);
  await open(page, 'home.yaml');
  await addPart(page, 'Pessoas');
  await field(page, 'Título').fill('Quem faz');
  await press(page, 'Adicionar: pessoa');
  await field(page, 'Nome').fill('Ana');
  await field(page, 'O que faz').fill('Oficinas');
}

test.afterAll(async ({ browser }) => reset(await browser.newPage()));

test('an owner chooses a photo, marks the face, and sees the photo cropped around the face on the page', async ({
  page,
}) => {
  const whole = input(page).locator('img');
  const down = input(page).getByRole('slider', { name: 'Foco, de cima para baixo' });
  const onPage = shown(page).getByRole('img', { name: 'Ana sorri' });
  await addPerson(page);
  await expectIn(
    'home.yaml',
    /- kind: people\n {4}title: Quem faz\n {4}items:\n {6}- name: Ana\n {8}text: Oficinas\n$/,
  );
  await expect(shown(page).getByText('Oficinas', { exact: true })).toBeInViewport();

  await test.step('the chosen photo is shown upright, and its file name is simplified', async () => {
    await choose(page, 'Ana & Eu (1).JPEG', photo);
    await expect(input(page).getByText('ana-eu-1.jpg')).toBeVisible();
    await isShown(whole);
    expect(await whole.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])).toEqual([
      1920, 2560,
    ]);
    const { exif, orientation, width } = await sharp(readFileSync(join(pictures, 'ana-eu-1.jpg'))).metadata();
    expect({ exif, orientation, width }).toEqual({ width: 1920 });
  });

  await test.step('a tap sets the focal point of the photo, and so do the arrow keys', async () => {
    const { height = 0, width = 0 } = (await whole.boundingBox()) ?? {};
    await input(page)
      .locator('img + svg')
      .click({ position: { x: width * 0.5, y: height * 0.12 } });
    await expect(down).toHaveAttribute('aria-valuetext', '12%');
    await expect(shown(page).locator('[data-focused]')).toHaveText('Ana');
    await expect(shown(page).locator('[data-focused]')).toBeInViewport();
    await expect(shown(page).getByRole('banner')).toBeInViewport({ ratio: 1 });
    await down.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(down).toHaveAttribute('aria-valuetext', '10%');
  });

  await test.step('a file that is no photo for the site is refused with a reason, and the photo stays', async () => {
    await choose(page, 'foto.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
    await expect(input(page).getByRole('status')).toContainText('“foto.heic” é uma foto HEIC');
    await expect(input(page).getByText('ana-eu-1.jpg')).toBeVisible();
    await isShown(whole);
  });

  await test.step('the photo waits for its description, also after a reload', async () => {
    await page.reload();
    await isShown(whole);
    await page.getByText('Um campo tem um erro').click();
    await page.getByRole('button', { name: 'Pessoa 1 › Descrição da foto' }).click();
    await expect(field(page, 'Descrição da foto')).toBeFocused();
    expect(read('home.yaml')).not.toContain('ana-eu-1.jpg');
    await field(page, 'Descrição da foto').fill('Ana sorri');
    await expectIn('home.yaml', '        picture: ana-eu-1.jpg\n        focus: 50% 10%\n        alt: Ana sorri\n');
  });

  await test.step('the page shows the photo cropped around the focal point, and a click on it opens its form', async () => {
    await onPage.scrollIntoViewIfNeeded();
    await isShown(onPage);
    const address = await onPage.evaluate((one: HTMLImageElement) => one.currentSrc);
    expect(await isFromTop(await (await page.request.get(address)).body())).toBe(true);
    await press(page, '← Página inicial');
    await onPage.click();
    await expect(page.getByRole('heading', { name: 'Pessoa 1' })).toBeVisible();
    await expect(chooser(page)).toBeFocused();
  });

  await test.step('a removed picture comes back with its focal point', async () => {
    await press(page, 'Tirar a imagem');
    await expect(chooser(page)).toBeFocused();
    await expect.poll(() => read('home.yaml')).not.toContain('picture:');
    await press(page, 'Desfazer');
    await expectIn('home.yaml', 'picture: ana-eu-1.jpg\n        focus: 50% 10%\n');
    await expect(down).toHaveAttribute('aria-valuetext', '10%');
  });
});

test('a tap on a button counts, although the message of the field that is left moves the button', async ({ page }) => {
  await addPerson(page);
  await field(page, 'O que faz').fill('');
  const chosen = page.waitForEvent('filechooser');
  await chooser(page).click();
  await chosen;
});
