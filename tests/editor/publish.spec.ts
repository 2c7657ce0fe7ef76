import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { apache } from '../../launch/hosts.ts';
import type { Running } from '../../launch/started.ts';
import { ARCHIVE, unzip } from '../../publishing/archive.ts';
import { readSource } from '../../publishing/source.ts';
import { toYaml } from '../../src/content/yaml.ts';
import { findings } from '../axe.ts';
import { isTested, makeKeys, PASSWORD, startProFtpd, USER } from '../publish/servers.ts';
import { startNetwork } from '../publish/web.ts';
import { filledSite } from '../variants/filledSite.ts';
import { act, choose, field, folder, open, read, reset } from './form.ts';
import { WEB_PORT } from './playwright.config.ts';
import { startWeb } from './web.ts';

/** A shared host that serves the folder that the editor publishes to. */
const sharedHost = apache('Apache', {
  modules: ['headers'],
  overrides: 'FileInfo',
  options: 'FollowSymLinks',
  isLive: true,
});
const ADDRESS = 'https://roda.org.br';
const HEADLINE = 'Inteligência aplicada para impacto real';

/** A number of sent bytes that is reached in the middle of a first publication. */
const MIDDLE = 300_000;

/** The site's folder on the server. */
let www = '';
let ftp: Running;
let network: Awaited<ReturnType<typeof startNetwork>>;
let web: Awaited<ReturnType<typeof startWeb>>;

test.skip(!isTested);

test.beforeAll(async () => {
  www = mkdtempSync(join(tmpdir(), 'www-'));
  chmodSync(www, 0o755);
  const keys = makeKeys();
  ftp = await startProFtpd(keys, { sftp: true });
  network = await startNetwork(ftp.port);
  web = await startWeb(WEB_PORT, www, keys);
});
test.afterAll(async ({ browser, baseURL }) => {
  for (const server of [network, ftp, web]) server?.stop();
  if (www) rmSync(www, { recursive: true });
  await reset(await browser.newPage(), baseURL);
});

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Opens “Publicar” in a new window. */
async function start(page: Page): Promise<void> {
  await open(page, 'home.yaml');
  await page.getByRole('region', { name: 'Editor' }).getByRole('button', { name: 'Publicar' }).click();
}

/** Waits, as long as a build can take, until a question or a result has the focus. Then expects no axe violations. */
async function asked(page: Page, question: string | RegExp): Promise<void> {
  await expect(heading(page, question)).toBeFocused({ timeout: 180_000 });
  expect(await findings(page, [], 'AA')).toEqual([]);
}

async function isOnAir(page: Page): Promise<void> {
  await asked(page, 'No ar');
  await expect(page.getByRole('link', { name: ADDRESS })).toHaveAttribute('href', `${ADDRESS}/`);
}

test('an owner sets a destination, publishes, publishes a change, and goes back to the previous version', async ({
  page,
  context,
  baseURL,
}) => {
  const bar = (name: string) => page.getByRole('progressbar', { name });
  const header = (name: string) =>
    page.getByRole('region', { name: 'Editor' }).getByRole('button', { name, exact: true });
  await reset(page, baseURL);

  await test.step('without a destination, the page says what to choose and leads to the field', async () => {
    await start(page);
    await expect(heading(page, 'Falta dizer onde o site vai morar')).toBeFocused();
    await expect(page.getByText('Hospedagem, por SFTP')).toBeVisible();
    await press(page, 'Preencher “Publicação” em “O site”');
    await expect(page.getByRole('button', { name: 'Publicação' })).toBeFocused();
    await choose(page, 'Publicação', 'Hospedagem, por SFTP');
    const place = { Servidor: 'localhost', Porta: String(network.port), Usuário: USER, Pasta: www };
    for (const [name, text] of Object.entries(place)) await field(page, name).fill(text);
    await header('Publicar').click();
    await expect(page.getByText(`localhost, porta ${network.port}`)).toBeVisible();
  });

  await test.step('a missing fact stops the publication, and a line leads to the field for the fact', async () => {
    await press(page, 'Publicar');
    await expect(bar('Construir o site')).toBeVisible();
    await asked(page, 'Falta preencher');
    await expect(heading(page, 'Falta: o seu endereço')).toBeVisible();
    await page.getByRole('button', { name: /Link 3 › Endereço/ }).click();
    await expect(heading(page, 'Link 3')).toBeVisible();
    await expect(field(page, 'Endereço')).toBeFocused();
    const publishing = { kind: 'sftp', host: 'localhost', port: network.port, user: USER, folder: www } as const;
    writeFileSync(join(folder, 'site.yaml'), toYaml({ ...filledSite, address: ADDRESS, publishing }, ''));
    await expect(field(page, 'Endereço')).toHaveValue('https://www.instagram.com/roda');
  });

  await test.step('the first publication needs a trusted server, the password and a confirmation', async () => {
    await header('Publicar').click();
    await press(page, 'Tentar outra vez');
    await asked(page, /^É a primeira vez neste servidor/);
    await press(page, 'Sim, é essa');
    const password = page.getByLabel('Senha', { exact: true });
    await expect(password).toBeFocused();
    await password.fill('outra');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(`localhost não aceitou a senha de ${USER}`);
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('');
    expect(await findings(page, [], 'AA')).toEqual([]);
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await asked(page, 'O que muda no servidor:');
    await expect(page.getByRole('listitem').filter({ hasText: /^Novo: .*, a página inicial e mais/ })).toBeVisible();
  });

  await test.step('a second window can confirm the publication, which continues after the connection was cut', async () => {
    const second = await context.newPage();
    await start(second);
    await asked(second, 'O que muda no servidor:');
    let isCut = false;
    network.watch((bytes) => {
      if (bytes < MIDDLE || isCut) return;
      isCut = true;
      network.cut(true);
    });
    await press(second, 'Publicar agora');
    await second.close();
    await expect(page.getByRole('status').filter({ hasText: 'A conexão caiu' })).toBeVisible();
    await expect(bar('Enviar')).toBeVisible();
    const sent = page.getByRole('region', { name: 'Esta publicação' });
    await expect(sent).toContainText(/\d+ de \d+ arquivos, .* kB de .* MB$/);
    network.cut(false);
    await isOnAir(page);
    await expect(heading(page, 'Aviso: as páginas chegam sem compressão')).toBeAttached();
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toContain(HEADLINE);
  });

  await test.step('a change that waits is counted and named, and its name leads to its page', async () => {
    await open(page, 'home.yaml', 'blocks', 0);
    await field(page, 'Título').fill('Oficinas abertas');
    await expect(header('Publicar (1)')).toBeVisible();
    await header('Desfazer').click();
    await expect(header('Publicar')).toBeVisible();
    await header('Refazer').click();
    await header('Publicar (1)').click();
    await press(page, 'Ver o que espera (1)');
    await press(page, 'Página inicial: Parte 1, Abertura › Título');
    await expect(heading(page, 'Página inicial')).toBeVisible();
  });

  await test.step('nothing is sent without a yes; the password is remembered, and the publication continues if the owner leaves the page', async () => {
    await header('Publicar (1)').click();
    await press(page, 'Publicar');
    await asked(page, 'O que muda no servidor:');
    await press(page, 'Agora não');
    await asked(page, 'Nada mudou');
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toContain(HEADLINE);
    await press(page, 'Tentar outra vez');
    await asked(page, 'O que muda no servidor:');
    await press(page, 'Publicar agora');
    await page.goto('about:blank');
    await start(page);
    await isOnAir(page);
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toContain('Oficinas abertas');
  });

  await test.step('the owner can publish the previous version again', async () => {
    await press(page, 'Voltar ao começo');
    await expect(page.getByText('Nada: os textos e as fotos são os da última versão publicada daqui.')).toBeVisible();
    await press(page, 'Voltar a esta');
    await asked(page, 'O que muda no servidor:');
    await press(page, 'Publicar agora');
    await isOnAir(page);
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toContain(HEADLINE);
    expect(read('home.yaml')).toContain('    title: Oficinas abertas\n');
    await press(page, 'Ver o que espera (1)');
    await expect(page.getByText('O que mudou desde a última publicação daqui:')).toBeVisible();
    expect(await findings(page, [], 'AA')).toEqual([]);
  });

  await test.step('the owner can store the files in an archive, and the server has the published ones', async () => {
    const isGiven = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Guardar uma cópia' }).click();
    const download = await isGiven;
    expect(download.suggestedFilename()).toMatch(/^conteudo-[\d-]+\.zip$/);
    expect(unzip(readFileSync(await download.path()))).toEqual(readSource(folder));
    expect(unzip(readFileSync(join(www, ARCHIVE)))).toEqual(readSource(folder));
  });

  await test.step('a file that is no newer template is refused with a sentence, and nothing changes', async () => {
    const file = { name: 'fotos.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') };
    await page.getByRole('region', { name: 'Atualizar o modelo' }).locator('input[type="file"]').setInputFiles(file);
    await asked(page, 'Não deu certo');
    await expect(page.getByText('O ZIP está estragado, ou não é um ZIP. Baixe-o de novo.')).toBeVisible();
    await page.getByRole('button', { name: /^Ver o que espera|^Voltar ao começo/ }).click();
  });

  await test.step('after a service is renamed and published, its old address leads to the new one', async () => {
    await open(page, 'home.yaml');
    await page.getByRole('button', { name: '← Todas as páginas' }).click();
    await act(page, 'Agentics', 'Mudar o endereço');
    await field(page, 'Endereço').fill('times-de-agentes');
    await page.getByRole('button', { name: 'Mudar', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('region', { name: 'Editor' })
      .getByRole('button', { name: /^Publicar/ })
      .click();
    await press(page, 'Publicar');
    await asked(page, 'O que muda no servidor:');
    await press(page, 'Publicar agora');
    await isOnAir(page);
    const host = await sharedHost.start('', www);
    try {
      const open = (path: string) => fetch(`http://127.0.0.1:${host.port}${path}`, { redirect: 'manual' });
      const old = await open('/agentics');
      expect(old.status).toBe(301);
      expect((await open(`/${ARCHIVE}`)).ok).toBe(false);
      expect(old.headers.get('location')).toMatch(/\/times-de-agentes$/);
      expect(await (await open('/times-de-agentes')).text()).toContain('Agentics Personalizados');
    } finally {
      host.stop();
    }
    await press(page, 'Voltar ao começo');
  });

  await test.step('a computer that has published nothing gets the texts from the server', async () => {
    const [own, aside] = [join(folder, '../publicado'), join(folder, '../aside')];
    renameSync(own, aside);
    writeFileSync(join(folder, 'home.yaml'), readFileSync('demo/home.yaml'));
    await start(page);
    await press(page, 'Trazer da hospedagem');
    await asked(page, /^É a primeira vez neste servidor/);
    await press(page, 'Sim, é essa');
    await asked(page, 'Pronto');
    await expect(page.getByText(/^Trouxe .*Página inicial/)).toBeVisible();
    await expect.poll(() => read('home.yaml')).toContain('    title: Oficinas abertas\n');
    rmSync(own, { recursive: true });
    renameSync(aside, own);
    await page.getByRole('button', { name: 'Voltar ao começo' }).click();
  });

  await test.step('the site of another computer is replaced only after its date was shown and the brand’s name was typed', async () => {
    const list = join(www, '.htpublicado.json');
    const source = { id: 'outra', date: '2026-03-03T12:00:00.000Z' };
    writeFileSync(list, JSON.stringify({ ...JSON.parse(readFileSync(list, 'utf8')), source }));
    await press(page, 'Voltar a esta');
    await asked(page, 'O site que está no servidor não foi publicado daqui.');
    await expect(page.getByText('em 3 de março de 2026')).toBeVisible();
    await press(page, 'Agora não');
    await asked(page, 'Nada mudou');
    await press(page, 'Voltar ao começo');
    await expect(page.getByText('outro computador, ou outra pasta, o publicou (3 de março de 2026, ')).toBeVisible();
    // The newest version is the one that was on the server, so nothing would change.
    await page.getByRole('button', { name: 'Voltar a esta' }).last().click();
    await asked(page, 'O site que está no servidor não foi publicado daqui.');
    const name = page.getByLabel('Nome da marca');
    await name.fill('Outra');
    await press(page, 'Publicar por cima');
    await expect(page.getByRole('alert')).toHaveText('“Outra” não é o nome da marca. Ele é Roda.');
    await expect(name).toBeFocused();
    await name.fill('roda');
    await page.keyboard.press('Enter');
    await isOnAir(page);
    expect(readFileSync(list, 'utf8')).not.toContain('"outra"');
    await page.getByRole('button', { name: /^Ver o que espera/ }).click();
  });

  await test.step('a changed SSH key is accepted only after both keys were shown', async () => {
    const settings = join(folder, '../publicado/servidores.json');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(/SHA256:[^"]*/, 'SHA256:antiga'));
    await press(page, 'Voltar a esta');
    await asked(page, 'Cuidado: a identidade de localhost mudou.');
    await expect(page.getByText('Antes: SHA256:antiga')).toBeVisible();
    await press(page, 'Não publicar');
    await asked(page, 'Não deu certo');
  });

  await test.step('once the key is accepted, a server error is shown with a way to the setting that can fix it', async () => {
    writeFileSync(join(folder, 'site.yaml'), read('site.yaml').replace(www, `${www}/nenhuma`));
    await press(page, 'Voltar ao começo');
    await press(page, 'Voltar a esta');
    await press(page, 'Sim, ela confirmou');
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await asked(page, 'Não deu certo');
    await expect(page.getByText(`No servidor não existe a pasta ${www}/nenhuma.`)).toBeVisible();
    await press(page, 'Abrir “Publicação” em “O site”');
    await expect(page.getByRole('button', { name: 'Publicação' })).toBeFocused();
  });

  await test.step('a mistake in a file is shown with a way to its field, and nothing can be published', async () => {
    writeFileSync(join(folder, 'site.yaml'), read('site.yaml').replace('name: mare', 'name: nenhuma'));
    await header('Publicar').click();
    await press(page, 'Voltar ao começo');
    await expect(heading(page, 'Falta corrigir')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Publicar', exact: true })).toHaveCount(0);
    await press(page, 'O site › Cores');
    await expect(page.getByRole('button', { name: 'Cores' })).toBeFocused();
  });
});
