import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { choose, folder, pressSave, read, refusalOf, save } from './form.ts';

test.beforeEach(() => {
  cpSync('demo', folder, { recursive: true, filter: () => true });
  mkdirSync(join(folder, 'imagens'), { recursive: true });
});
test.afterAll(() => cpSync('demo', folder, { recursive: true, filter: () => true }));

test('an owner can enter the facts about the agency in the form, or leave them empty', async ({ page, context }) => {
  const site = await context.newPage();
  // A save renders the form again, and newly typed text can get lost. So the step after a save reopens the form.
  const open = () => page.goto('keystatic/singleton/site');
  const facts = page.getByRole('group', { name: 'Quem são vocês', exact: true });

  await test.step('a save of another field writes no facts', async () => {
    await open();
    await page.getByLabel('Nome da marca', { exact: true }).fill('Roda');
    await save(page);
    expect(read('site.yaml')).not.toMatch(/^facts:/m);
  });

  await test.step('a CNPJ with a wrong digit is not saved, and the editor says why', async () => {
    await open();
    await facts.getByRole('textbox', { name: 'CNPJ' }).fill('12.345.678/0001-96');
    expect(await pressSave(page)).toBe(400);
    await expect(refusalOf(page)).toHaveText(/Quem são vocês › CNPJ: encontrei “12\.345\.678\/0001-96”.*está errado/s);
  });

  await test.step('a save normalises the facts, and the site shows the CNPJ', async () => {
    await facts.getByRole('textbox', { name: 'CNPJ' }).fill('12345678000195');
    await facts.getByRole('textbox', { name: 'Cidade' }).fill('Recife - PE');
    await facts.getByRole('textbox', { name: 'Horário' }).fill('Seg-Sex 9:00–18:00');
    await save(page);
    expect(read('site.yaml')).toContain(
      '\nfacts:\n  cnpj: 12.345.678/0001-95\n  city: Recife, PE\n  hours: segunda a sexta, das 9h às 18h\n\n',
    );
    await site.goto('./');
    await expect(site.getByRole('contentinfo')).toContainText('CNPJ 12.345.678/0001-95');
  });
});

test('a service’s file says how clients pay only if the owner chose an option', async ({ page }) => {
  const open = () => page.goto('keystatic/collection/services/item/agentics');
  await open();
  await page.getByLabel('Resumo', { exact: true }).fill('Agentes que agem.');
  await save(page);
  expect(read('services/agentics.yaml')).not.toMatch(/^price:/m);
  await open();
  await choose(page, 'Como se paga', 'Uma parte uma vez');
  await save(page);
  expect(read('services/agentics.yaml')).toContain('\nprice:\n  rhythm: both\n');
  await open();
  await choose(page, 'Como se paga', 'Não dizer');
  await save(page);
  expect(read('services/agentics.yaml')).not.toMatch(/^price:/m);
});
