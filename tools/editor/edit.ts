/** `npm run edit`: serves the site with the editor, on the owner's files. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PICTURES } from '../../src/lib/schema/picture.ts';
import { entrance, newKey } from './border.ts';
import { noteOpen, openBrowser, openEditor } from './open.ts';
import { readValue, textFor } from './siteContent.ts';

process.env.SITE_DRAFT = 'on';
process.env.SITE_CONTENT ??= 'content';
const folder = process.env.SITE_CONTENT;

const other = await openEditor(resolve(folder));
if (other) {
  console.log(`\nO editor já está aberto em ${other}`);
  console.log('Para fechar, aperte Ctrl+C no terminal em que ele foi aberto.\n');
  openBrowser(other);
  process.exit(0);
}

if (!existsSync(folder)) {
  cpSync('demo', folder, { recursive: true, filter: () => true });
  const site = join(folder, 'site.yaml');
  const { demo, ...own } = readValue(readFileSync(site, 'utf8')) as { demo?: unknown };
  writeFileSync(site, textFor('site.yaml', own));
  mkdirSync(join(folder, PICTURES), { recursive: true });
  console.log(`\nCopiei a demonstração para ${folder}/: essa pasta é sua, e só ela.`);
  console.log('O seu site já está numa hospedagem? `npm run publish -- --bring` traz os textos e as fotos de lá.');
}

// Loaded only here: with Astro, a process needs seconds to start, and sometimes hangs in `process.exit`.
const { dev } = await import('astro');
const { editor } = await import('./integration.ts');
const key = newKey();
const { address } = await dev({
  server: {
    // The editor gives write access to the files, so only this machine can connect to it.
    host: '127.0.0.1',
    ...(process.env.PORT && { port: Number(process.env.PORT) }),
  },
  integrations: [editor(key)],
  // Astro and Vite write English. The owner reads what is wrong in the form and on the page.
  logLevel: process.env.DEBUG ? 'info' : 'silent',
});
const site = `http://127.0.0.1:${address.port}`;
const url = entrance(site, key);
noteOpen(resolve(folder), url);
console.log(`\nO editor está em ${url}`);
console.log(`Depois de entrar por ele, o site está em ${site}/ (Ctrl+C para parar)\n`);
openBrowser(url);
