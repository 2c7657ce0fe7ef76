import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FileChooser, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { FilesState } from '../protocol.ts';
import { FILE } from '../requests.ts';
import { filesIn } from '../siteContent.ts';
import { KEY_HEADERS } from './playwright.config.ts';

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
export async function reset({ request }: Page): Promise<void> {
  const shipped = filesIn('demo');
  const edit = async (edits: object[]): Promise<FilesState> => {
    const answer = await request.post('editor/api', { headers: KEY_HEADERS, data: { act: 'edit', edits } });
    return answer.json();
  };
  // Also a new page whose text waits for a correction, which has no file.
  const names = new Set([...Object.keys((await edit([])).files), ...shipped.keys()]);
  const edits = [...names].map((file) => ({ file, path: [], value: shipped.get(file)?.value ?? null }));
  expect(await edit(edits)).toMatchObject({ faults: [] });
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
  scope.getByRole('textbox', { name: title, exact: true });

/** Chooses the option of a select whose label begins with a text. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label });
  const option = select.getByRole('option', { name: new RegExp(`^${text}`) });
  await select.selectOption((await option.getAttribute('value')) ?? '');
}

/** The row of a list, with its button and its menu. */
export const row = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name }) });

/** Chooses an action in the menu of a row. */
export async function act(page: Page, name: string | RegExp, action: string): Promise<void> {
  await row(page, name).getByRole('button', { name: 'O que fazer' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** Chooses the file of a picture. */
export async function chooseFile(
  page: Page,
  input: Locator,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await input.getByRole('button', { name: /arquivo…$/ }).click();
  await (await chosen).setFiles(file);
}

/** Adds a part to the page whose form is open. */
export async function addPart(page: Page, name: string): Promise<void> {
  await page.getByText('+ Adicionar uma parte').click();
  await page
    .locator('details', { hasText: '+ Adicionar uma parte' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}
