import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isOwn } from '../src/contactForm/delivery.ts';
import { fieldsOf, limits, PHONE } from '../src/contactForm/message.ts';
import { formFragment, pathWithForm } from '../src/content/links.ts';
import type { Content } from '../src/content/read.ts';
import { interfaceWords } from '../src/interfaceWords.ts';
import { basePath } from '../src/lib/links.ts';
import type { Settings } from './readSettings.ts';
import { SETTINGS_FILE } from './settings.ts';

/** The temporary folder of the receiver's two response pages, before they are copied into the receiver's files. */
const PAGES = 'contato';

/** The page that the owner's own server shows if the receiver does not run. */
const DOWN = '.contato.html';

/**
 * If the site's own host receives the messages of the contact form, adds the receiver's files to the built site:
 * `contato.php` and its pages, or the settings for the code in `receivers/`. Must run after the integration that writes
 * the security policy into the pages.
 */
export function receiver(content: Content): AstroIntegration {
  if (!isOwn(content.site.contact.delivery)) return { name: 'receiver', hooks: {} };
  return {
    name: 'receiver',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute({
          pattern: `/${PAGES}/[answer]`,
          entrypoint: new URL('../src/pages/_contato.astro', import.meta.url),
        }),
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        addReceiver(content, folder);
        // The public site must not have these pages: the receiver has its own copies, and fills them in.
        rmSync(join(folder, PAGES), { recursive: true });
      },
    },
  };
}

function addReceiver({ site, home, filePages }: Content, folder: string): void {
  const { delivery } = site.contact;
  const page = (name: string) => readFileSync(join(folder, PAGES, `${name}.html`), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  if (!isOwn(delivery)) return;
  const { answers, error, phone } = interfaceWords.form;
  const most = (text: string, limit: number) => text.replace('{most}', limit.toLocaleString('pt-BR'));
  const settings: Settings = {
    to: delivery.to,
    from: delivery.from,
    address: `${site.address}/`,
    form: `${basePath(site.address)}${pathWithForm(home, filePages) || '/'}${formFragment}`,
    // `limits` has all fields; the cast says which of them a site always has.
    limits: Object.fromEntries(
      fieldsOf(site.contact.phone !== undefined).map((field) => [field, limits[field]]),
    ) as Settings['limits'],
    phone: PHONE,
    words: {
      ...answers,
      name: most(answers.name, limits.name),
      phone: phone.wrong,
      message: most(answers.message, limits.message),
      error,
    },
    pages: { sent: page('enviado'), failed: page('erro') },
  };
  if (delivery.kind === 'php') {
    write('contato-paginas.php', `<?php\nreturn ${php(settings.pages)};\n`);
    write('contato.php', phpReceiver(settings));
    return;
  }
  write(SETTINGS_FILE, JSON.stringify(settings));
  if (delivery.kind === 'server') write(DOWN, settings.pages.failed.replace(/\{\{[\w-]+\}\}/g, ''));
}

/** The PHP receiver, with the owner's facts and texts. */
function phpReceiver(settings: Settings): string {
  const values: Record<string, unknown> = { ...settings, to: settings.to.join(', ') };
  const template = readFileSync(new URL('./contato.php.in', import.meta.url), 'utf8');
  // Leaves other placeholders unchanged, because the PHP code needs them to fill in the error page.
  return template.replace(/\{\{(\w+)\}\}/g, (place, name) => (name in values ? php(values[name]) : place));
}

/** A value as PHP source code. */
function php(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, one]) => `${php(key)} => ${php(one)}`);
  return `[\n\t${entries.join(',\n\t')},\n]`;
}
