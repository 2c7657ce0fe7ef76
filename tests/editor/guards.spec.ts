import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { wordLogo } from '../variants/logos.ts';
import { choose, folder, headline, pressSave, read, refusalOf, save, stored } from './form.ts';

/** Replaces a part of one of the owner's files, as a text editor would. */
function write(file: string, part: string, other: string): void {
  expect(read(file)).toContain(part);
  writeFileSync(join(folder, file), read(file).replace(part, other));
}

const brand = (page: Page) => page.getByLabel('Nome da marca', { exact: true });

/** Gives the folder the demonstration's files again. A file that the demonstration lacks is removed. */
function reset(): void {
  rmSync(join(folder, 'services/privacidade.yaml'), { force: true });
  cpSync('demo', folder, { recursive: true, filter: () => true });
}

test.beforeEach(reset);
test.afterAll(reset);

test('“Editar esta página” leads to the form of each kind of page', async ({ context }) => {
  for (const [path, form] of [
    ['', 'singleton/home'],
    ['agentics', 'collection/services/item/agentics'],
    ['privacidade', 'singleton/site'],
    ['nao-existe', 'singleton/not-found'],
  ] as const) {
    // Each page has a window of its own: the editor reloads open pages when a file changes, which ends a navigation.
    const page = await context.newPage();
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Editar esta página' });
    await expect(link, path).toHaveAttribute('href', `/keystatic/${form}`);
  }
});

test('a save keeps the saved text in the form, even after unsaved text was restored', async ({ page }) => {
  await page.goto('keystatic/singleton/not-found');
  await headline(page).fill('Um');
  await stored(page, 'not-found');
  await page.getByRole('navigation').getByRole('link', { name: 'O site' }).click();
  await expect(brand(page)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Página não encontrada' }).click();
  await expect(headline(page)).toHaveValue('Um');
  await expect(page.getByText(/^Trouxe de volta o que você escreveu aqui e não salvou\./)).toBeVisible();
  await headline(page).fill('Dois');
  await save(page);
  await expect(page.getByText('Salvo neste computador. Falta publicar.')).toBeVisible();
  await expect(headline(page)).toHaveValue('Dois');
  expect(read('not-found.yaml')).toContain('headline: Dois\n');
  await page.reload();
  await expect(headline(page)).toHaveValue('Dois');
  await expect(page.getByText('Unsaved')).toHaveCount(0);
});

test('the choices of the look have no axe violation; the preview shows them before a save, and the old look after a reset', async ({
  page,
}) => {
  await page.goto('keystatic/singleton/site');
  const shown = page.frameLocator('iframe[title="A página inicial"]');
  const title = shown.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const wall = shown.locator('[class^="Opening-wall"]');
  const brand = shown.getByRole('banner').getByRole('link').first();
  const before = { file: read('site.yaml'), wall: await wall.innerHTML(), brand: await brand.innerHTML() };

  const { violations } = await new AxeBuilder({ page }).include('[role="radiogroup"]').setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await choose(page, 'Cores', 'Cerrado');
  await expect(shown.locator('html')).toHaveCSS('--primary', '#6a2c91');
  await page.getByRole('radio', { name: 'Retos' }).check();
  await expect(shown.getByRole('link', { name: 'Conheça os serviços' })).toHaveCSS('border-radius', '0px');
  await page.getByRole('radio', { name: 'Literata' }).check();
  await expect(title).toHaveCSS('font-family', 'literata, serif');
  await page.getByRole('radio', { name: 'Retas' }).check();
  await expect.poll(() => wall.innerHTML()).not.toBe(before.wall);
  await page.getByRole('radio', { name: 'A inicial do nome' }).check();
  await expect.poll(() => brand.innerHTML()).not.toBe(before.brand);
  await page
    .getByRole('group', { name: 'Logo' })
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'Roda.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(wordLogo('#b5401f')),
    });
  await expect(brand.locator('img')).toBeVisible();

  expect(read('site.yaml')).toBe(before.file);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(shown.locator('html')).toHaveCSS('--primary', '#1d3fbb');
  await expect.poll(() => wall.innerHTML()).toBe(before.wall);
  await expect.poll(() => brand.innerHTML()).toBe(before.brand);
});

test('the editor asks before a save replaces a text that another window saved', async ({ page, context }) => {
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto('keystatic/singleton/not-found');
    await expect(headline(one)).toBeVisible();
  }
  await headline(other).fill('Da outra janela');
  await save(other);
  await headline(page).fill('Desta janela');
  expect(await pressSave(page)).toBe(409);
  const question = page.getByRole('dialog', { name: 'not-found.yaml mudou em outro lugar' });

  await test.step('the dialog shows the field and both texts, and nothing is lost before the owner answers', async () => {
    await expect(question.getByRole('row', { name: 'Título Desta janela Da outra janela' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(refusalOf(page)).toContainText('not-found.yaml mudou em outro lugar');
    await expect(headline(page)).toHaveValue('Desta janela');
    expect(read('not-found.yaml')).toContain('headline: Da outra janela\n');
  });

  await test.step('the owner can replace the other window’s text', async () => {
    expect(await pressSave(page)).toBe(409);
    const answer = page.waitForResponse(/\/api\/keystatic\/update$/);
    await question.getByRole('button', { name: 'Salvar o meu' }).click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByText('Unsaved')).toHaveCount(0);
    expect(read('not-found.yaml')).toContain('headline: Desta janela\n');
  });

  await test.step('the owner can open the saved text instead', async () => {
    await headline(other).fill('De novo da outra');
    expect(await pressSave(other)).toBe(409);
    await other.getByRole('dialog').getByRole('button', { name: 'Abrir o que está salvo' }).click();
    await expect(headline(other)).toHaveValue('Desta janela');
    await expect(other.getByText('Unsaved')).toHaveCount(0);
    expect(read('not-found.yaml')).toContain('headline: Desta janela\n');
  });
});

test('a restored draft does not overwrite a text that was saved after the draft was typed', async ({ page }) => {
  await page.goto('keystatic/singleton/not-found');
  await headline(page).fill('Escrito antes');
  await stored(page, 'not-found');
  await page.getByRole('navigation').getByRole('link', { name: 'O site' }).click();
  await expect(brand(page)).toBeVisible();
  write('not-found.yaml', 'Falta um azulejo aqui', 'Salvo depois');
  await page.goto('keystatic/singleton/not-found');
  await expect(headline(page)).toHaveValue('Escrito antes');
  expect(await pressSave(page)).toBe(409);
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir o que está salvo' }).click();
  await expect(headline(page)).toHaveValue('Salvo depois');
});

test('a form shows the current file, even if the file changed after the editor was opened', async ({ page }) => {
  await page.goto('keystatic/singleton/site');
  await expect(brand(page)).toBeVisible();
  write('not-found.yaml', 'Falta um azulejo aqui', 'Mudado à mão');
  await page.getByRole('navigation').getByRole('link', { name: 'Página não encontrada' }).click();
  await expect(headline(page)).toHaveValue('Mudado à mão');
  await headline(page).fill('E no formulário');
  await save(page);
});

test('the editor asks before a save restores a service that another window deleted', async ({ page, context }) => {
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto('keystatic/collection/services/item/agentics');
    await expect(one.getByRole('textbox', { name: 'Resumo' })).toHaveValue(/^Criamos sistemas/);
  }
  await other.getByRole('button', { name: /Delete|Excluir/ }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: /Yes/ }).click();
  await expect(other).toHaveURL(/services$/);
  await page.getByRole('textbox', { name: 'Resumo' }).fill('Outro.');
  expect(await pressSave(page)).toBe(409);
  await expect(page.getByRole('dialog')).toContainText('services/agentics.yaml foi apagado em outro lugar');
  await page.getByRole('button', { name: 'Deixar apagado' }).click();
  await expect(page).toHaveURL(/keystatic$/);
  expect(existsSync(join(folder, 'services/agentics.yaml'))).toBe(false);
});

test('an explanation replaces the form of an invalid file', async ({ page }) => {
  write('services/agentics.yaml', 'summary: ', '\tfree: sim\nsummary: ');
  write('not-found.yaml', 'headline:', 'headline: x: y\noutra:');

  await test.step('the explanation has the line, what was found and what to do; the form opens after the correction', async () => {
    for (const [address, told] of [
      [
        'singleton/not-found',
        /not-found\.yaml, linha \d+, coluna \d+: encontrei dois-pontos seguidos de espaço.* Faça: ponha/,
      ],
      ['collection/services/item/agentics', /services\/agentics\.yaml, linha \d+.*: encontrei .* Faça: /],
    ] as const) {
      await page.goto(`keystatic/${address}`);
      const notice = page.getByRole('alert').filter({ hasText: 'Não abri' });
      await expect(notice).toContainText(told);
      await expect(notice).not.toContainText(/YAML|Error|blob/);
    }
    write('services/agentics.yaml', '\tfree: sim\n', '');
    await expect(page.getByRole('textbox', { name: 'Resumo' })).toHaveValue(/^Criamos sistemas/);
  });

  await test.step('the message after saving another file names the invalid file', async () => {
    await page.goto('keystatic/singleton/site');
    await brand(page).fill('Roda');
    await save(page);
    await expect(page.getByText('Salvo neste computador. O site espera a correção de not-found.yaml.')).toBeVisible();
    await expect(page.getByText('Falta publicar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ver o erro' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Não abri' })).toContainText('not-found.yaml');
  });
});

test('each line of a save error leads to its field', async ({ page }) => {
  const header = page.getByRole('group', { name: 'Cabeçalho', exact: true });
  const fields = [
    'Palavras comuns › Rodapé › Frase do fim',
    'Palavras comuns › Cabeçalho › Botão',
    'Palavras comuns › Cabeçalho › Item 2 › Texto',
    'Palavras comuns › Cabeçalho › Menu',
  ];
  await page.route('**/api/keystatic/update', (route) => {
    const lines = fields.map((field) => ({ field, text: 'encontrei nada.' }));
    return route.fulfill({ status: 400, json: { what: 'Não salvei.', lines } });
  });
  await page.goto('keystatic/singleton/common');
  await page.getByLabel('Frase do fim').fill('Outra');
  await pressSave(page);
  const lead = (field = '') => refusalOf(page).getByRole('button', { name: field, exact: true }).click();

  await test.step('a line leads to the field in the right group, if several groups have a field of the same name', async () => {
    await lead(fields[1]);
    await expect(header.getByLabel('Botão', { exact: true })).toBeFocused();
    await expect(header.getByLabel('Botão', { exact: true })).toBeInViewport();
    await lead(fields[0]);
    await expect(page.getByLabel('Frase do fim')).toBeFocused();
  });

  await test.step('a line leads to an item of a list, and Enter opens the item', async () => {
    await lead(fields[2]);
    await expect(page.getByRole('row', { name: 'Sobre', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Texto' })).toHaveValue('Sobre');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a line about a whole list leads to the list’s button “Adicionar”', async () => {
    await lead(fields[3]);
    await expect(header.getByRole('group', { name: 'Menu' }).getByRole('button', { name: 'Adicionar' })).toBeFocused();
  });
});

test('the first save of files of an earlier format writes all files in the current format', async ({ page }) => {
  cpSync('tests/formats/1', folder, { recursive: true, filter: () => true });
  await page.goto('keystatic/singleton/site');
  await brand(page).fill('Roda');
  await save(page);
  expect(read('site.yaml')).toMatch(/^#.*\n\nformat: 3\n\nbrand:\n {2}name: Roda\n/);
  expect(read('home.yaml')).toContain('\nblocks:\n  - kind: hero\n');
  expect(read('services/agentics.yaml')).toContain('\nblocks:\n  - kind: facts\n');
});

test('a save error about another file links to that file’s form, and the typed text is kept', async ({ page }) => {
  cpSync(join(folder, 'services/agentics.yaml'), join(folder, 'services/privacidade.yaml'));
  await page.goto('keystatic/singleton/site');
  await brand(page).fill('Roda');
  await page.getByRole('checkbox', { name: 'Página de privacidade' }).check();
  expect(await pressSave(page)).toBe(400);
  await refusalOf(page).getByRole('link', { name: 'services/privacidade.yaml' }).click();
  await expect(page).toHaveURL(/services\/item\/privacidade$/);
  await expect(page.getByRole('textbox', { name: 'Resumo' })).toHaveValue(/^Criamos sistemas/);
  await page.goBack();
  await expect(page).toHaveURL(/singleton\/site$/);
  await expect(page.getByText('Unsaved')).toBeVisible();
  await expect(brand(page)).toHaveValue('Roda');
});
