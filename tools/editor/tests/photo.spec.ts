import { readFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';
import { addPart, chooseFile, expectIn, field, open, press, read, reset, shown } from './form.ts';

/** Waits until the picture has loaded and is not broken. */
const isShown = (picture: Locator) =>
  expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

test.afterAll(async ({ browser }) => reset(await browser.newPage()));

test('an owner chooses a photo, marks the face, and sees the photo on the page', async ({ page }) => {
  const input = page.getByRole('group', { name: 'Foto', exact: true });
  const chooser = input.getByRole('button', { name: /arquivo…$/ });
  const whole = input.locator('img');
  const down = input.getByRole('slider', { name: 'Foco, de cima para baixo' });
  const onPage = shown(page).getByRole('img', { name: 'Ana sorri' });
  await reset(page);
  await open(page, 'home.yaml');
  await addPart(page, 'Pessoas');
  await field(page, 'Título').fill('Quem faz');
  await press(page, 'Adicionar: pessoa');
  await field(page, 'Nome').fill('Ana');
  await field(page, 'O que faz').fill('Oficinas');
  await expectIn(
    'home.yaml',
    /- kind: people\n {4}title: Quem faz\n {4}items:\n {6}- name: Ana\n {8}text: Oficinas\n$/,
  );
  await expect(shown(page).getByText('Oficinas', { exact: true })).toBeInViewport();

  await test.step('a tap on the button counts, although the message of the field that is left moves the button', async () => {
    await field(page, 'O que faz').fill('');
    const buffer = readFileSync('docs/pictures/publicar.png');
    await chooseFile(page, input, { name: 'Ana & Eu (1).PNG', mimeType: 'image/png', buffer });
    await expect(input.getByText('ana-eu-1.png')).toBeVisible();
    await isShown(whole);
    await field(page, 'O que faz').fill('Oficinas');
  });

  await test.step('a tap sets the focal point of the photo, and so do the arrow keys', async () => {
    const { height = 0, width = 0 } = (await whole.boundingBox()) ?? {};
    await input.locator('img + svg').click({ position: { x: width * 0.5, y: height * 0.12 } });
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
    const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    await chooseFile(page, input, { name: 'foto.heic', mimeType: 'image/heic', buffer });
    await expect(input.getByRole('status')).toContainText('“foto.heic” é uma foto HEIC');
    await expect(input.getByText('ana-eu-1.png')).toBeVisible();
    await isShown(whole);
  });

  await test.step('the photo waits for its description, also after a reload', async () => {
    await page.reload();
    await isShown(whole);
    await page.getByText('Um campo tem um erro').click();
    await page.getByRole('link', { name: 'Pessoa 1 › Descrição da foto' }).click();
    await expect(field(page, 'Descrição da foto')).toBeFocused();
    expect(read('home.yaml')).not.toContain('ana-eu-1.png');
    await field(page, 'Descrição da foto').fill('Ana sorri');
    await expectIn('home.yaml', '        picture: ana-eu-1.png\n        focus: 50% 10%\n        alt: Ana sorri\n');
  });

  await test.step('the page shows the photo, and a click on it opens its form', async () => {
    await onPage.scrollIntoViewIfNeeded();
    await isShown(onPage);
    await press(page, '← Página inicial');
    await onPage.click();
    await expect(page.getByRole('heading', { name: 'Pessoa 1' })).toBeVisible();
    await expect(chooser).toBeFocused();
  });

  await test.step('a removed picture comes back with its focal point', async () => {
    await press(page, 'Tirar a imagem');
    await expect(chooser).toBeFocused();
    await expect.poll(() => read('home.yaml')).not.toContain('picture:');
    await press(page, 'Desfazer');
    await expectIn('home.yaml', 'picture: ana-eu-1.png\n        focus: 50% 10%\n');
    await expect(down).toHaveAttribute('aria-valuetext', '10%');
  });
});
