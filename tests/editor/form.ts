import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { FILE, valuesIn } from '../../editor/site.ts';

/** The owner's folder, which the tested editor writes to. */
export const folder = process.env.EDITED ?? '';

/** Reads one of the owner's files. */
export const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Expects a text in one of the owner's files, a moment after it was typed. */
export const expectIn = (file: string, text: string | RegExp): Promise<void> =>
  expect.poll(() => read(file)).toMatch(text);

/** The paths of the owner's files. */
export const files = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => FILE.test(name));

/** Gives the editor the demonstration's files again, without earlier versions or texts that wait for a correction. */
export async function reset({ request }: Page, baseURL = ''): Promise<void> {
  const shipped = valuesIn('demo');
  // Also a new page whose text waits for a correction, which has no file.
  const known: { files: object } = await (await request.get('editor/api')).json();
  const values = [...new Set([...Object.keys(known.files), ...shipped.keys()])].map((file) => [
    file,
    { value: shipped.get(file) ?? null },
  ]);
  const data = { act: 'save', window: '', files: Object.fromEntries(values) };
  const answer = await request.post('editor/api', { headers: { Origin: new URL(baseURL).origin }, data });
  expect(await answer.json()).toMatchObject({ faults: [] });
  rmSync(join(folder, '.historico'), { recursive: true, force: true });
}

/** Opens a form in a new window of the editor: a file, and the keys to an item in it. */
export async function open(page: Page, ...place: readonly (string | number)[]): Promise<void> {
  // A new fragment does not load the page again.
  await page.goto('about:blank');
  await page.goto(`editor#${place.join('#')}`);
  await expect(page.getByRole('button', { name: /^Publicar/ })).toBeVisible();
}

/** The page that the editor shows. */
export const shown = (page: Page): FrameLocator => page.frameLocator('iframe[title="A página"]');

/** The field for a text. */
export const field = (scope: Page | Locator, title: string): Locator =>
  scope.getByRole('textbox', { name: new RegExp(`^${title}(?: \\(obrigatório\\))?$`) });

/** Chooses an option of a select. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name }).click();
}

/** Chooses an action in the menu of a row. */
export async function act(page: Page, row: string | RegExp, name: string): Promise<void> {
  await page.getByRole('row', { name: row }).getByRole('button', { name: 'O que fazer' }).click();
  await page.getByRole('menuitem', { name }).click();
}

export const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();
