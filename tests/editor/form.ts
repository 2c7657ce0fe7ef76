import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** The owner's folder, which the tested editor writes to. */
export const folder = process.env.EDITED ?? '';

/** Reads one of the owner's files. */
export const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Finds the headline field in the form of the 404 page. */
export const headline = (page: Page): Locator => page.getByLabel('Título', { exact: true });

/** Opens a block in the form of a page. */
export async function openBlock(page: Page, name: string): Promise<Locator> {
  await page.getByRole('row', { name: new RegExp(`^${name} · `) }).press('Enter');
  return page.getByRole('dialog');
}

/** Chooses an option of a select. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name }).click();
}

/** Presses the save button, and returns the status of the response. */
export async function pressSave(page: Page): Promise<number> {
  const answer = page.waitForResponse(/\/api\/keystatic\/update$/);
  await page.getByRole('button', { name: /^(?:Save|Salvar|Criar|Create)$/ }).click();
  return (await answer).status();
}

/** Saves, and waits until the editor no longer shows “Unsaved”. */
export async function save(page: Page): Promise<void> {
  expect(await pressSave(page)).toBe(200);
  await expect(page.getByText('Unsaved')).toHaveCount(0);
}

/** Finds the message that says why nothing was saved. */
export const refusalOf = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Não salvei' });

/** Waits until the browser has stored the unsaved text of a form. */
export async function stored(page: Page, form: string): Promise<void> {
  const state = async () => JSON.stringify(await page.context().storageState({ indexedDB: true }));
  await expect.poll(state).toMatch(new RegExp(`"key[^}]*"${form}"`));
}
