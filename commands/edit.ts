/** `npm run edit`: the owner's files in a form in the browser, with the site beside it, new at every save. */
import { cpSync, existsSync } from 'node:fs';
import { dev } from 'astro';
import { editor } from '../editor/integration.ts';

if (!existsSync('content')) {
  cpSync('demo', 'content', { recursive: true });
  console.log('\nCopiei a demonstração para content/: essa pasta é sua, e só ela.');
}
process.env.SITE_CONTENT = 'content';
process.env.SITE_EDITOR = 'on';

const open = process.env.BROWSER !== 'none' && '/keystatic';
const { address } = await dev({ server: { open, host: '127.0.0.1' }, integrations: [editor()] });
const site = `http://localhost:${address.port}`;
console.log(`\nO editor está em ${site}/keystatic e o site em ${site}/ (Ctrl+C para parar)\n`);
