import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { build } from '../../launch/copy.ts';
import { top } from '../../launch/projectFiles.ts';
import { choose, folder, openBlock, pressSave, read, refusalOf, save } from './form.ts';

const dist = join(folder, '..', 'dist');

test('an owner changes words, facts and services in the editor, and sees them on the site', async ({
  page,
  context,
}) => {
  const site = await context.newPage();
  const refusal = refusalOf(page);
  await site.goto('./');

  await test.step('the editor opens in Portuguese', async () => {
    await page.goto('keystatic');
    const navigation = page.getByRole('navigation').first();
    for (const name of ['O site', 'Página inicial', 'Serviços', 'Palavras comuns', 'Página não encontrada']) {
      await expect(navigation.getByRole('link', { name })).toBeVisible();
    }
    expect(existsSync(join(folder, 'imagens'))).toBe(true);
  });

  await test.step('a page of the site links to its form in the editor, and shows a saved headline', async () => {
    await site.getByRole('link', { name: 'Editar esta página' }).click();
    await expect(site.getByText('Abertura')).toBeVisible();
    await site.goBack();
    await page.goto('keystatic/singleton/home');
    const opening = await openBlock(page, 'Abertura');
    await opening.getByLabel('Título', { exact: true }).fill('Oficinas "abertas" para <todo mundo> 🎉');
    await opening.getByRole('button', { name: 'Done' }).click();
    await save(page);
    await expect(page.getByText('Salvo neste computador. Falta publicar.')).toBeVisible();
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Oficinas “abertas” para <todo mundo> 🎉');
  });

  await test.step('an invalid phone number and an invalid profile are not saved, and the editor explains each in one line', async () => {
    await page.goto('keystatic/singleton/site');
    await page.getByRole('textbox', { name: 'WhatsApp', exact: true }).fill('meu número');
    await fillAddress(page, 'GitHub', 'nenhum');
    expect(await pressSave(page)).toBe(400);
    await expect(refusal).toHaveText(
      /Não salvei(?=.*Contato › WhatsApp: encontrei “meu número”.*\(11\) 91234-5678).*“nenhum”/s,
    );
    expect((await refusal.innerText()).trim().split('\n')).toHaveLength(3);
    expect(read('site.yaml')).toContain('whatsapp: +55 00 00000-0000');
  });

  await test.step('a reset removes the error message', async () => {
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Unsaved')).toHaveCount(0);
    await expect(refusal).toBeHidden();
  });

  await test.step('custom colours start from the palette “Original”, the site shows a changed colour, and unchanged choices are not written', async () => {
    await choose(page, 'Cores', 'As minhas cores');
    const principal = page.getByRole('textbox', { name: 'Principal', exact: true });
    await expect(principal).toHaveValue('#1d3fbb');
    await principal.fill('#7a1fa2');
    await save(page);
    expect(read('site.yaml')).not.toMatch(/letters|corners|wall|facts/);
    expect(read('site.yaml')).toMatch(
      /name: minha\n(?:.*\n)*? {2}principal: "#7a1fa2"\n(?:.*\n)*? {2}destaque: "#f7b916"\n/,
    );
    await expect(site.locator('html')).toHaveCSS('--primary', '#7a1fa2');
  });

  await test.step('a save normalises links and facts and removes an emptied link, and the site shows them and the new look', async () => {
    await page.getByRole('radio', { name: 'Literata' }).check();
    await page.getByRole('textbox', { name: 'CNPJ' }).fill('12345678000195');
    await page.getByRole('textbox', { name: 'Horário' }).fill('Seg-Sex 9:00–18:00');
    await page.getByRole('textbox', { name: 'WhatsApp', exact: true }).fill('(11) 91234 5678');
    await fillAddress(page, 'Instagram', 'www.instagram.com/roda');
    await fillAddress(page, 'GitHub', '');
    await choose(page, 'Cores', 'Maré');
    await save(page);
    const social = site.getByRole('list', { name: 'Redes sociais' });
    await expect(social.getByRole('link')).toHaveCount(3);
    await expect(social.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/roda',
    );
    await expect(site.locator('html')).toHaveCSS('--primary', '#00566b');
    await expect(site.locator('body')).toHaveCSS('font-family', /^literata/);
    await expect(site.getByRole('contentinfo')).toContainText('CNPJ 12.345.678/0001-95');
    await expect(page.getByRole('textbox', { name: 'WhatsApp', exact: true })).toHaveValue('+55 11 91234-5678');
  });

  await test.step('an owner can add a service by duplicating another', async () => {
    await page.goto('keystatic/collection/services/item/agentics');
    await page.getByRole('button', { name: /Duplicate|Duplicar/ }).click();
    await expect(page).toHaveURL(/create/);
    await expect(page.getByRole('button', { name: 'Criar' })).toBeVisible();
    await page.getByLabel('Nome', { exact: true }).first().fill('Oficinas de Verão');
    await page.getByLabel('Endereço da página').fill('Oficinas de Verão');
    expect(await pressSave(page)).toBe(400);
    await expect(refusal).toContainText('mude o endereço para oficinas-de-verao');
    expect(readdirSync(join(folder, 'services'))).toHaveLength(5);
    await page.getByRole('button', { name: 'regenerate' }).click();
    await expect(page.getByLabel('Endereço da página')).toHaveValue('oficinas-de-verao');
    const connected = connectionOf(site);
    await save(page);
    await expect(site.getByRole('contentinfo').getByRole('link', { name: 'Oficinas de Verão' })).toBeVisible();
    await connected;
  });

  await test.step('a new service is the last in the list of services; the site shows a changed order', async () => {
    expect(servicesIn(read('site.yaml')).at(-1)).toBe('oficinas-de-verao');
    const list = read('site.yaml');
    writeFileSync(
      join(folder, 'site.yaml'),
      list.replace('  - agentes-ai\n', '').replace('verao\n', 'verao\n  - agentes-ai\n'),
    );
    await expect(site.locator('#servicos h3').last()).toHaveText('Agentes AI Personalizados');
  });

  await test.step('the site shows a mistake in a file, and returns after the correction', async () => {
    const written = read('home.yaml');
    const connected = connectionOf(site);
    writeFileSync(join(folder, 'home.yaml'), written.replace('    title: Of', '    titl: Of'));
    await expect(site.locator('pre')).toContainText('blocks.1.titl');
    await expect(site.locator('pre')).toContainText('Corrija e salve: o site volta sozinho.');
    await expect(site.getByRole('link', { name: 'Abrir o editor' })).toHaveAttribute('href', '/keystatic');
    await connected;
    writeFileSync(join(folder, 'home.yaml'), written);
    await expect(site.locator('#servicos h3').last()).toHaveText('Agentes AI Personalizados');
  });

  await test.step('a deleted service disappears from the site', async () => {
    await page.goto('keystatic/collection/services/item/daos-web3');
    await page.getByRole('button', { name: /Delete|Excluir/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete|Excluir|Yes/ })
      .click();
    await expect(site.locator('#servicos h3')).toHaveCount(5);
    await expect(site.locator('#servicos')).not.toContainText('Web3');
    expect(servicesIn(read('site.yaml'))).not.toContain('daos-web3');
  });

  await test.step('a renamed page lists its former slug, also after the next save, and without the slug that it has again', async () => {
    const slug = page.getByRole('textbox', { name: 'Endereço da página' });
    await page.goto('keystatic/collection/services/item/webdesign');
    await slug.fill('sites');
    await save(page);
    await expect(page).toHaveURL(/item\/sites$/);
    await page.getByRole('textbox', { name: 'Resumo' }).fill('Sites leves, feitos à mão.');
    await save(page);
    expect(servicesIn(read('site.yaml'))).toEqual([
      'automacoes',
      'agentics',
      'sites',
      'oficinas-de-verao',
      'agentes-ai',
    ]);
    expect(read('services/sites.yaml')).toMatch(/\nwas:\n {2}- webdesign\n/);
    await slug.fill('webdesign');
    await save(page);
    expect(read('services/webdesign.yaml')).toMatch(/\nwas:\n {2}- sites\n$/);
  });

  await test.step('the saved files have the owner’s changes, in the format of the shipped files', () => {
    expect(readdirSync(join(folder, 'services')).sort()).toEqual([
      'agentes-ai.yaml',
      'agentics.yaml',
      'automacoes.yaml',
      'oficinas-de-verao.yaml',
      'webdesign.yaml',
    ]);
    expect(read('services/oficinas-de-verao.yaml')).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.astro\/schemas\/services\.json\n\nname: Oficinas de Verão\n/,
    );
    const shipped = readFileSync('demo/services/agentics.yaml', 'utf8');
    const renamed = shipped.replace(/^name: .*/m, 'name: Oficinas de Verão');
    expect(read('services/oficinas-de-verao.yaml')).toBe(renamed);
    expect(read('site.yaml')).toContain('palette:\n  name: mare\n');
    expect(read('site.yaml')).toContain('\n  letters: literata\n');
    expect(read('site.yaml')).toMatch(
      /\nfacts:\n {2}cnpj: 12\.345\.678\/0001-95\n {2}hours: segunda a sexta, das 9h às 18h\n/,
    );
    expect(read('site.yaml')).not.toContain('github.');
    expect(read('home.yaml')).toContain('    title: Oficinas "abertas" para <todo mundo> 🎉\n');
  });

  await test.step('the site builds from the saved files, and the build has no part of the editor', () => {
    build(top, { SITE_CONTENT: folder, SITE_DIST: dist });
    expect(existsSync(join(dist, 'oficinas-de-verao.html'))).toBe(true);
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /keystatic/i.test(file))).toEqual([]);
    for (const file of files.filter((one) => /\.(?:html|js|css|txt|json|webmanifest)$|_headers$/.test(one))) {
      expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/keystatic|Editar esta página|Publicar/i);
    }
  });
});

/** Fills in the address of a link in the list of links. */
async function fillAddress(page: Page, link: string, address: string): Promise<void> {
  await page.getByRole('row', { name: link, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Endereço' }).fill(address);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

/** The next connection of a page to Vite. Before it, the page would miss the message to reload. */
const connectionOf = (site: Page) =>
  site.waitForEvent('console', (message) => message.text().includes('[vite] connected'));

/** The list of services in the text of `site.yaml`. */
const servicesIn = (text: string): string[] => parse(text).services;
