/** `npm run pictures`: takes the pictures of the documents again, of the demonstration and of its editor. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../commands/chromium.js';

/** The address of each picture of the editor, after its key. */
const EDITED = { 'editor-site': 'home.yaml#blocks#0', 'editor-servico': 'services/agentes-ai.yaml' };

const content = mkdtempSync(join(tmpdir(), 'pictures-'));
cpSync('demo', content, { recursive: true, filter: () => true });
const editor = spawn(process.execPath, ['tools/editor/edit.ts'], {
  env: { ...process.env, BROWSER: 'none', SITE_CONTENT: content },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  // The editor prints its URL, with its key, when it listens.
  for await (const line of createInterface(editor.stdout)) {
    const [url] = /http\S+/.exec(line) ?? [];
    if (!url) continue;
    await takePictures(url);
    break;
  }
} finally {
  await browser.close();
  editor.kill();
  rmSync(content, { recursive: true, force: true, maxRetries: 5 });
}

async function takePictures(url: string): Promise<void> {
  const { origin } = new URL(url);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  // The first visit waits until the editor is bundled.
  page.setDefaultTimeout(120_000);
  await page.goto(url);
  const publish = page.getByRole('button', { name: /^Publicar/ }).first();
  await publish.waitFor();
  for (const [name, place] of Object.entries(EDITED)) {
    await page.goto('about:blank');
    await page.goto(`${origin}/editor#${place}`);
    await page.frameLocator('iframe[title="A página"]').locator('h1').waitFor();
    await save(page, name, 960);
  }
  await publish.click();
  await page.getByRole('heading', { name: 'Publicar' }).waitFor();
  await save(page, 'publicar', 960);
  await page.goto(origin);
  await save(page, 'home-desktop', 1440);
  await page.goto(`${origin}/#contato`);
  await save(page, 'contato', 960);
}

/** Saves what the page shows, with few colours, because the pictures are in the repository. */
async function save(page: Page, name: string, width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(await page.screenshot()).resize({ width });
  await picture.png({ palette: true, effort: 10 }).toFile(`docs/pictures/${name}.png`);
}
