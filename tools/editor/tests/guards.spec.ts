import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findings } from '../../../tests/axe.ts';
import { top } from '../../../tests/launch/projectFiles.ts';
import { freePort } from '../../../tests/launch/started.ts';
import { act, addPart, choose, expectIn, field, files, folder, open, press, read, reset, row, shown } from './form.ts';

const HERO = ['home.yaml', 'blocks', 0] as const;
const HEADLINE = 'Inteligência aplicada para impacto real';

/** Replaces a part of one of the owner's files, as a text editor would. */
function write(file: string, part: string, other: string): void {
  expect(read(file)).toContain(part);
  writeFileSync(join(folder, file), read(file).replace(part, other));
}

const WHITE = 'rgb(255, 255, 255)';
const headline = (page: Page) => shown(page).getByRole('heading', { level: 1 });

test.beforeEach(({ page }) => reset(page));
test.afterAll(async ({ browser }) => reset(await browser.newPage()));

test('every page of the site is shown, and its links work in a tab of its own', async ({ page }) => {
  for (const file of ['home.yaml', 'not-found.yaml', ...files().filter((file) => file.startsWith('services/'))]) {
    await open(page, file);
    await expect(headline(page)).toBeVisible();
    await expect(headline(page)).toHaveAttribute('data-field', new RegExp(file));
    await expect(shown(page).getByRole('banner').getByRole('link', { name: 'Fale Conosco' })).toHaveCSS('color', WHITE);
    const address = (await page.getByRole('link', { name: 'Abrir a página' }).getAttribute('href')) ?? '';
    const html = await (await page.request.get(address)).text();
    expect(html).not.toMatch(/ (?:href|src|id|class|value)="[^"]*[\u200b-\u200d\ufeff]/);
  }
});

test('“Desfazer” and “Refazer” are steps over a text and a deleted part, also after a reload', async ({ page }) => {
  await open(page, ...HERO);
  await field(page, 'Título').fill('');
  await field(page, 'Título').pressSequentially('Um');
  await expect(headline(page)).toHaveText('Um');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Título')).toHaveValue(HEADLINE);
  await expect(headline(page)).toHaveText(HEADLINE);
  await page.keyboard.press('Control+Shift+z');
  await expect(headline(page)).toHaveText('Um');
  await page.reload();
  await press(page, 'Desfazer');
  await expectIn('home.yaml', `title: ${HEADLINE}\n`);
  await press(page, '← Página inicial');
  await act(page, /^Sobre/, 'Apagar');
  await expect(shown(page).getByRole('heading', { name: 'Fazemos junto' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Editor' }).getByRole('status')).toContainText('Apaguei “Sobre');
  await expect(row(page, /^Serviços/).getByRole('button', { name: 'O que fazer' })).toBeFocused();
  await press(page, 'Desfazer');
  await expect(page.getByRole('region', { name: 'Editor' }).getByRole('status')).toBeEmpty();
  await expect(shown(page).getByRole('heading', { name: 'Fazemos junto' })).toBeVisible();
  await expect.poll(() => read('home.yaml')).toBe(readFileSync('demo/home.yaml', 'utf8'));
});

test('a page that a menu leads to is not deleted, and the reason leads to the menu', async ({ page }) => {
  write('common.yaml', 'to: about', 'to: /agentics');
  await open(page, 'home.yaml');
  // The editor has seen the change.
  await expect(shown(page).getByRole('banner').locator('a[href="/agentics"]')).not.toHaveCount(0);
  await press(page, 'Todas as páginas');
  await act(page, 'Agentics', 'Apagar');
  const alert = row(page, 'Agentics').getByRole('alert');
  await expect(alert).toContainText('Ainda não dá para apagar “Agentics Personalizados”. Mude antes:');
  await alert.getByRole('link', { name: 'Palavras comuns › Cabeçalho › Item 2 › Leva a' }).click();
  await expect(page.getByRole('combobox', { name: 'Leva a' })).toBeFocused();
  expect(files()).toContain('services/agentics.yaml');
});

test('a change by hand is in the form and on the page, and the form says where a text is that waited', async ({
  page,
}) => {
  await open(page, ...HERO);
  await field(page, 'Título').fill('Texto com <b>código</b>');
  await expect(page.getByText('Um campo tem um erro')).toBeVisible();
  expect(read('home.yaml')).toContain(`title: ${HEADLINE}\n`);
  write('home.yaml', 'Primeira consultoria gratuita', 'Mudado à mão');
  await expect(field(page, 'Linha acima do título')).toHaveValue('Mudado à mão');
  await expect(shown(page).getByText('Mudado à mão')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('o seu está em “Histórico”');
  await press(page, 'Entendi');
  await press(page, 'Histórico');
  await page.getByRole('menuitem').first().click();
  await expect(field(page, 'Título')).toHaveValue('Texto com <b>código</b>');
});

test('two windows that type in the same page see each other’s texts, and lose none', async ({ page, context }) => {
  const other = await context.newPage();
  for (const window of [page, other]) await open(window, ...HERO);
  await field(page, 'Título').fill('De uma janela');
  await field(other, 'Linha acima do título').fill('Da outra');
  await expect(field(other, 'Título')).toHaveValue('De uma janela');
  await expect(field(page, 'Linha acima do título')).toHaveValue('Da outra');
  await expectIn('home.yaml', /eyebrow: Da outra\n {4}title: De uma janela\n/);
  await field(other, 'Título').pressSequentially('!');
  await field(page, 'Título').fill('Mudado');
  await expectIn('home.yaml', 'title: Mudado\n');
  await field(other, 'Título').pressSequentially('!');
  await expectIn('home.yaml', 'title: "!!De uma janela"\n');
  await press(page, 'Histórico');
  await page.getByRole('menuitem').first().click();
  await expectIn('home.yaml', 'title: Mudado\n');
});

test('an explanation is in the place of the form of a broken file until the file is corrected', async ({ page }) => {
  await open(page, 'services/agentics.yaml');
  await expect(field(page, 'Resumo')).toHaveValue(/editais/);
  write('services/agentics.yaml', 'summary: ', '\tfree: sim\nsummary: ');
  await expect(page.getByText(/Está uma tabulação no começo da linha.*Troque-a por espaços/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/YAML|Error|\.yaml/);
  await expect(field(page, 'Resumo')).toBeHidden();
  // A new window has no page to keep.
  await open(page, 'services/agentics.yaml');
  await expect(page.getByText('Esta página aparece aqui quando')).toBeVisible();
  write('services/agentics.yaml', '\tfree: sim\n', '');
  await expect(field(page, 'Resumo')).toHaveValue(/editais/);
});

test('an added part is on the page at once; its text keeps only the formats of the site, also if it is pasted', async ({
  page,
}) => {
  await open(page, 'home.yaml');
  await addPart(page, 'Texto');
  await expect(shown(page).getByRole('heading', { name: 'Título' })).toBeInViewport();
  const text = field(page, 'Texto');
  // Typed text replaces the word that the part begins with.
  await text.click();
  await page.keyboard.type('Um e dois');
  await text.press('Control+a');
  await press(page, 'Negrito');
  const bold = shown(page).locator('strong', { hasText: 'Um e dois' });
  await expect(bold).toBeVisible();
  await expectIn('home.yaml', 'paragraphs: "**Um e dois**"\n');
  await bold.click();
  await expect(text).toBeFocused();
  await press(page, 'Desfazer');
  await expect(bold).toBeHidden();
  await text.press('Control+a');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h1>Oficina</h1><p class=MsoNormal style="color:red">Com <b>argila</b><o:p></o:p> &lt;crua&gt;</p><table><tr><td>Sábado</td><td>9h<a href="#_ftn1">[1]</a></td></tr></table><ul><li>Traga</li><li><a href="https://a.org">mapa</a></li></ul><img src=x onerror=alert(1)>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expectIn(
    'home.yaml',
    /paragraphs: \|-\n +### Oficina\n\n +Com \*\*argila\*\* \\<crua>\n\n +Sábado\n\n +9h\\\[1\\\]\n\n +- Traga\n +- \[mapa\]\(https:\/\/a\.org\)\n/,
  );
  await expect(shown(page).getByText('Com argila <crua>')).toBeVisible();
  await text.getByText('mapa').dblclick();
  await press(page, 'Link para uma página');
  await page.getByRole('menuitem', { name: 'Agentics' }).click();
  await expectIn('home.yaml', '- [mapa](/agentics)\n');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await field(page, 'Endereço do link').fill('wa.me/5511912345678');
  await press(page, 'Pôr o link');
  await expectIn('home.yaml', '- [mapa](https://wa.me/5511912345678)\n');
  await text.press('Tab');
  await expect(page.getByRole('button', { name: 'Negrito' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
});

test('a choice that is made by keys in an open list is kept', async ({ page }) => {
  await open(page, 'site.yaml', 'palette');
  for (const [name, file] of [
    ['Cores', 'palette:\n  name: mare\n'],
    ['Letras', 'letters: atkinson\n'],
    ['Cantos', 'corners: '],
  ] as const) {
    await page.getByRole('combobox', { name }).click();
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => read('site.yaml'), name).toContain(file);
  }
});

test('a second `npm run edit` says where the editor is open, and ends', () => {
  const env = { ...process.env, SITE_CONTENT: folder, BROWSER: 'none', PORT: '' };
  const said = execFileSync(process.execPath, ['tools/editor/edit.ts'], { cwd: top, env, timeout: 60_000 });
  expect(said.toString()).toContain(`O editor já está aberto em ${process.env.EDITOR_URL}\n`);
});

test('“Ajuda” lists the questions of the owner’s guide, whose pages have their pictures', async ({ page }) => {
  await open(page, 'home.yaml');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ajuda' }).click();
  const guide = await opened;
  const questions = guide.locator('h2', { hasText: 'pergunta por pergunta' }).locator('+ ul').getByRole('link');
  await expect(questions).toHaveCount(readdirSync('docs/guia').length);
  await expect(questions.first()).toBeInViewport();
  await questions.filter({ hasText: 'Como uso o editor?' }).click();
  const picture = guide.getByRole('img').first();
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

test('neither a reload nor the end of the editor’s process loses a text, with or without a mistake', async ({
  page,
  context,
}) => {
  const content = join(mkdtempSync(join(tmpdir(), 'killed-')), 'content');
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), BROWSER: 'none', SITE_CONTENT: content };
  let child: ChildProcess | undefined;
  /** Starts the editor, and returns the URL with its key. */
  const start = () => {
    child = spawn(process.execPath, ['tools/editor/edit.ts'], { cwd: top, env });
    return new Promise<string>((resolve) =>
      child?.stdout?.on('data', (said) => {
        const [, url] = /O editor está em (\S+)/.exec(String(said)) ?? [];
        if (url) resolve(url);
      }),
    );
  };
  const title = field(page, 'Título');
  const lead = field(page, 'Texto');
  const expectText = (file: string) =>
    expect.poll(() => existsSync(join(content, file)) && readFileSync(join(content, file), 'utf8'));
  try {
    await page.goto(await start());
    // The copy is the owner's, so it is no demonstration.
    expect(readFileSync(join(content, 'site.yaml'), 'utf8')).not.toContain('demo: true');
    await headline(page).click();
    await title.fill('Escrito antes');
    await lead.fill('Com <b>código</b>');
    await expectText('.historico/digitado.json').toContain('Com <b>código</b>');
    child?.kill('SIGKILL');
    await expect(page.getByRole('alert')).toContainText('O editor não responde.');
    await field(page, 'Linha acima do título').fill('Com o editor fechado');
    const url = await start();
    await (await context.newPage()).goto(url);
    await expectText('home.yaml').toMatch(/eyebrow: Com o editor fechado\n {4}title: Escrito antes\n/);
    await expect(page.getByRole('alert')).toBeHidden();
    await title.fill('Depois, e logo recarregado');
    await page.reload();
    await expect(title).toHaveValue('Depois, e logo recarregado');
    await expect(lead).toHaveValue('Com <b>código</b>');
  } finally {
    child?.kill('SIGKILL');
    rmSync(dirname(content), { recursive: true, force: true });
  }
});

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'the form of a block': (page) => open(page, ...HERO),
  'the list of parts': async (page) => {
    await open(page, 'home.yaml');
    await page.getByText('+ Adicionar uma parte').click();
  },
  'the list of pages': async (page) => {
    await open(page, 'home.yaml');
    await press(page, 'Todas as páginas');
    await page.getByText('Novo serviço').click();
  },
  'the form of the site, with a mistake': async (page) => {
    await open(page, 'site.yaml', 'contact');
    await field(page, 'WhatsApp').fill('12');
    await field(page, 'WhatsApp').blur();
    await page.getByText('Um campo tem um erro').click();
  },
  'the form of the colours': async (page) => {
    await open(page, 'site.yaml', 'palette');
    await choose(page, 'Cores', 'As minhas cores');
  },
  'the menu of a page without earlier versions': async (page) => {
    await open(page, 'home.yaml');
    await press(page, 'Histórico');
    await expect(page.getByRole('menuitem', { name: 'Ainda não há versões de antes.' })).toBeVisible();
  },
  'the actions of a row': async (page) => {
    await open(page, 'home.yaml');
    await row(page, 'Serviços').getByRole('button', { name: 'O que fazer' }).click();
    await expect(page.getByRole('menuitem', { name: 'Apagar' })).toBeVisible();
    // A page has this part only once.
    await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toBeHidden();
  },
};

/** The elements of the editor that begin or end outside of the window. */
const beyondEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, .bar *')]
      .filter((one) => one.checkVisibility() && !one.matches('[aria-hidden="true"]'))
      .filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
      .map((one) => one.outerHTML.slice(0, 120)),
  );

for (const [index, [name, show]] of Object.entries(SCREENS).entries()) {
  const [wide, narrow] = index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  test(`${name} has no axe violation, and nothing beyond the window’s edge`, async ({ page }) => {
    for (const [width, colorScheme] of [
      [1440, wide],
      [390, narrow],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await show(page);
      await expect(shown(page).locator('h1')).toBeAttached();
      expect(await findings(page), `${width} ${colorScheme}`).toEqual([]);
      expect(await beyondEdge(page), `${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), `${width}`).toBe(900);
    }
  });
}
