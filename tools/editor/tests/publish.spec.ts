import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findings } from '../../../tests/axe.ts';
import type { Running } from '../../../tests/launch/started.ts';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { isTested, makeKeys, PASSWORD, startProFtpd, USER } from '../../publish/tests/servers.ts';
import { toYaml } from '../yaml.ts';
import { choose, field, folder, open, reset } from './form.ts';

const ADDRESS = 'https://roda.org.br';
/** The public address does not answer in these tests, so this is the end of each publication. */
const END = 'Enviado, mas ainda não no endereço';

/** The site's folder on the server. */
let www = '';
let ftp: Running;

test.skip(!isTested);

test.beforeAll(async () => {
  www = mkdtempSync(join(tmpdir(), 'www-'));
  chmodSync(www, 0o755);
  ftp = await startProFtpd(makeKeys(), 'sftp');
});
test.afterAll(async ({ browser }) => {
  ftp?.stop();
  if (www) rmSync(www, { recursive: true });
  await reset(await browser.newPage());
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Opens “Publicar” from the form. */
const show = (page: Page) =>
  page.getByRole('region', { name: 'Editor' }).getByRole('button', { name: 'Publicar' }).click();

/** Opens “Publicar” in a new window. */
async function start(page: Page): Promise<void> {
  await open(page, 'home.yaml');
  await show(page);
}

/** Waits, as long as a build can take, until a question or a result has the focus. Then expects no axe violations. */
async function asked(page: Page, question: string | RegExp): Promise<void> {
  await expect(heading(page, question)).toBeFocused({ timeout: 180_000 });
  expect(await findings(page, 'AA')).toEqual([]);
}

test('an owner sets a destination, publishes, brings the texts, and goes back to a version before', async ({
  page,
  context,
}) => {
  await reset(page);

  await test.step('without a destination, the page leads to its field; without a fact, to the field for the fact', async () => {
    await start(page);
    await expect(heading(page, 'Falta dizer onde o site vai morar')).toBeFocused();
    await press(page, 'Abrir “Endereço e publicação”');
    await expect(page.getByRole('combobox', { name: 'Publicação' })).toBeFocused();
    await choose(page, 'Publicação', 'Hospedagem, por SFTP');
    const place = { Servidor: 'localhost', Porta: String(ftp.port), Usuário: USER, Pasta: www };
    for (const [name, text] of Object.entries(place)) await field(page, name).fill(text);
    await show(page);
    await expect(page.getByText(/^Vai para localhost, por SFTP/)).toBeVisible();
    await press(page, 'Publicar');
    await asked(page, 'Falta preencher');
    const home = page.getByRole('group').filter({ hasText: /Página inicial · \d+ frases/ });
    await home.locator('summary').click();
    await home.getByRole('button', { name: 'É nosso' }).first().click();
    await expect(home.getByRole('button', { pressed: true })).toHaveCount(1);
    await press(page, 'São todas nossas');
    await expect(home.getByText('Página inicial · 0 frases')).toBeVisible();
    await page.getByRole('link', { name: /Link 3 › Endereço/ }).click();
    await expect(field(page, 'Endereço')).toBeFocused();
    const publishing = { kind: 'sftp', host: 'localhost', port: ftp.port, user: USER, folder: www } as const;
    writeFileSync(join(folder, 'site.yaml'), toYaml({ ...filledSite, address: ADDRESS, publishing }, ''));
    await expect(field(page, 'Endereço')).toHaveValue('https://www.instagram.com/roda');
  });

  await test.step('the first publication needs a trusted server and the right password', async () => {
    await show(page);
    await press(page, 'Tentar outra vez');
    await expect(page.getByRole('progressbar', { name: 'Construo o site…' })).toBeVisible();
    await asked(page, /^É a primeira vez neste servidor/);
    await press(page, 'Sim, é essa');
    const password = page.getByLabel('Senha', { exact: true });
    await expect(password).toBeFocused();
    await password.fill('outra');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(`localhost não aceitou a senha de ${USER}`);
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('');
    expect(await findings(page, 'AA')).toEqual([]);
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await asked(page, 'O que muda no servidor:');
  });

  await test.step('after a no, nothing is sent; after a yes in a second window, the publication continues without that window', async () => {
    await press(page, 'Agora não');
    await asked(page, 'Nada mudou');
    expect(readdirSync(www)).toEqual([]);
    await press(page, 'Tentar outra vez');
    await asked(page, 'O que muda no servidor:');
    const second = await context.newPage();
    await start(second);
    await asked(second, 'O que muda no servidor:');
    await press(second, 'Publicar agora');
    await second.close();
    await asked(page, END);
    await expect(page.getByRole('link', { name: ADDRESS })).toHaveAttribute('href', `${ADDRESS}/`);
    expect(readdirSync(www)).toContain('index.html');
  });

  await test.step('a change puts the end away, the texts of the server are brought, and a version before is sent again', async () => {
    await open(page, 'home.yaml', 'blocks', 0);
    await field(page, 'Título').fill('Oficinas abertas');
    await show(page);
    await press(page, 'Trazer da hospedagem');
    await asked(page, 'Pronto');
    await open(page, 'home.yaml', 'blocks', 0);
    await expect(field(page, 'Título')).toHaveValue('Inteligência aplicada para impacto real');
    const before = join(folder, '.publicado/versoes/2026-01-01T12-00-00-000Z');
    mkdirSync(before);
    writeFileSync(join(before, 'index.html'), 'Antes');
    // A mistake in a file does not keep the owner from the version before.
    writeFileSync(join(folder, 'home.yaml'), 'blocks: [');
    await expect(page.getByText('Um campo tem um erro')).toBeVisible();
    await show(page);
    await press(page, 'Voltar ao começo');
    await expect(heading(page, 'Falta corrigir')).toBeVisible();
    await expect(heading(page, 'Trazer da hospedagem')).toBeVisible();
    await press(page, /^Voltar à versão publicada em 1 de janeiro/);
    await asked(page, 'O que muda no servidor:');
    await press(page, 'Publicar agora');
    await asked(page, END);
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toBe('Antes');
  });
});
