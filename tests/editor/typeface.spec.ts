import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { folder, pressSave, read, save } from './form.ts';

test.beforeEach(() => {
  cpSync('demo', folder, { recursive: true, filter: () => true });
  mkdirSync(join(folder, 'imagens'), { recursive: true });
});
test.afterAll(() => cpSync('demo', folder, { recursive: true, filter: () => true }));

const choice = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });
const radio = (page: Page, group: string, name: RegExp) => choice(page, group).getByRole('radio', { name });

test('an owner chooses the letters, the corners and the tile wall from previews', async ({ page, context }) => {
  await page.goto('keystatic/singleton/site');

  // axe runs before the first save, because Keystatic renders a new form after a save.
  await test.step('axe finds no violation in the choices', async () => {
    for (const name of ['Letras', 'Cantos', 'Formas']) await expect(choice(page, name)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('[role="radiogroup"]').setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  await test.step('the default look is selected, and a save does not write it into the file', async () => {
    for (const [group, name, count] of [
      ['Letras', /^Gabarito/, 6],
      ['Cantos', /^Folha/, 3],
      ['Formas', /^Todas/, 5],
    ] as const) {
      await expect(choice(page, group).getByRole('radio')).toHaveCount(count);
      await expect(radio(page, group, name)).toBeChecked();
    }
    await page.getByLabel('Nome da marca', { exact: true }).fill('Roda');
    await save(page);
    expect(read('site.yaml')).toContain('brand:\n  name: Roda\n  legalName: Coletivo Mutirão\n  tagline: Int');
    expect(read('site.yaml')).not.toMatch(/letters|corners|wall/);
  });

  await test.step('the form loads the font of every family for its preview', async () => {
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    const families = ['atkinson', 'bitter', 'gabarito', 'literata', 'nunito'].map((one) => `letras-${one}`);
    await expect.poll(loaded).toEqual(expect.arrayContaining(families));
  });

  await test.step('an arrow key chooses the next option, and the site shows the choices after a save', async () => {
    const site = await context.newPage();
    await site.goto('./');
    await radio(page, 'Cantos', /^Folha/).focus();
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'Cantos', /^Retos/)).toBeChecked();
    await radio(page, 'Letras', /^Literata/).click();
    await radio(page, 'Formas', /^Arcos/).click();
    await save(page);
    expect(read('site.yaml')).toMatch(/ {2}letters: literata\n {2}corners: straight\n {2}wall:\n {4}family: arcos\n/);
    const button = site.getByRole('main').getByRole('link', { name: 'Conheça os serviços' });
    await expect(button).toHaveCSS('border-radius', '0px');
    await expect(site.locator('body')).toHaveCSS('font-family', /^literata/);
  });

  await test.step('the owner can change from a font family to the system’s font', async () => {
    await radio(page, 'Letras', /^As de cada aparelho/).click();
    expect(await pressSave(page)).toBe(200);
    const site = await context.newPage();
    await expect(async () => {
      await site.goto('./');
      await expect(site.locator('body')).toHaveCSS('font-family', 'system-ui, sans-serif', { timeout: 500 });
    }).toPass();
  });
});
