/** `npm run pictures`: takes the pictures of the documents again, of the demonstration and of its editor. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { findBrowser } from '../../commands/chromium.js';

const FOLDER = 'docs/pictures';

const own = mkdtempSync(join(tmpdir(), 'pictures-'));
const content = join(own, 'content');
cpSync('demo', content, { recursive: true, filter: () => true });
const editor = spawn(process.execPath, ['tools/editor/edit.ts'], {
  env: { ...process.env, BROWSER: 'none', SITE_CONTENT: content },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  await takePictures(await urlOf(editor.stdout));
} finally {
  await browser.close();
  editor.kill();
  rmSync(own, { recursive: true, force: true, maxRetries: 5 });
}

/** The editor's URL, with its key, which the editor prints when it listens. */
function urlOf(output: Readable): Promise<string> {
  let said = '';
  return new Promise((resolve) =>
    output.on('data', (text) => {
      said += text;
      const [, url] = /O editor está em (\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    }),
  );
}

async function takePictures(editorUrl: string): Promise<void> {
  const { origin } = new URL(editorUrl);
  // All pages have the editor's cookie.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const open = async (width: number, height: number) => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    return page;
  };

  const form = await open(1440, 900);
  // The first visit waits until the editor is bundled.
  form.setDefaultTimeout(120_000);
  await form.goto(editorUrl);
  await form.getByRole('button', { name: /^Publicar/ }).waitFor();
  for (const [name, place] of [
    ['editor-site', 'home.yaml#blocks#0'],
    ['editor-servico', 'services/agentes-ai.yaml'],
  ] as const) {
    await form.goto('about:blank');
    await form.goto(`${origin}/editor#${place}`);
    await form.frameLocator('iframe[title="A página"]').locator('h1').waitFor();
    await save(form, name, 960);
  }
  await form
    .getByRole('button', { name: /^Publicar/ })
    .first()
    .click();
  await form.getByRole('heading', { name: 'Publicar' }).waitFor();
  await save(form, 'publicar', 960);

  const phone = await open(390, 844);
  await phone.goto(origin);
  await save(phone, 'home-phone');

  const wide = await open(1440, 900);
  await wide.goto(origin);
  await save(wide, 'home-desktop');
  for (const [name, section] of [
    ['servicos', '#servicos'],
    ['contato', '#contato'],
  ] as const) {
    await wide.locator(section).scrollIntoViewIfNeeded();
    await wide.evaluate((one) => document.querySelector(one)?.scrollIntoView(), section);
    await save(wide, name, 900);
  }
  await wide.close();
  for (const palette of ['mare', 'cerrado']) {
    const file = join(content, 'site.yaml');
    const site = parseDocument(readFileSync(file, 'utf8'));
    site.setIn(['palette', 'name'], palette);
    writeFileSync(file, site.toString({ lineWidth: 0 }));
    const changed = await open(1440, 830);
    await changed.goto(origin);
    await save(changed, `paleta-${palette}`, 900);
    // The editor reloads open pages after the next change.
    await changed.close();
  }
}

/** Saves what the page shows, with few colours, because the pictures are in the repository. */
async function save(page: Page, name: string, width?: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(await page.screenshot());
  await (width ? picture.resize({ width }) : picture)
    .png({ palette: true, effort: 10 })
    .toFile(join(FOLDER, `${name}.png`));
}
