import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fieldsOf, limits, PHONE } from '../src/contactForm/message.ts';
import { formFragment, pathWithForm } from '../src/content/links.ts';
import type { Content } from '../src/content/read.ts';
import { interfaceWords } from '../src/interfaceWords.ts';
import { basePath } from '../src/lib/links.ts';

/** The temporary folder of the receiver's two response pages, before they are copied into the receiver's files. */
const PAGES = 'contato';

/**
 * If the site's own host receives the messages of the contact form, adds the receiver to the built site: `contato.php`
 * and its pages. Must run after the integration that writes the security policy into the pages.
 */
export function receiver(content: Content): AstroIntegration {
  if (content.site.contact.delivery.kind !== 'php') return { name: 'receiver', hooks: {} };
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
  if (delivery.kind !== 'php') return;
  const page = (name: string) => readFileSync(join(folder, PAGES, `${name}.html`), 'utf8');
  const { answers, error, phone } = interfaceWords.form;
  const most = (text: string, limit: number) => text.replace('{most}', limit.toLocaleString('pt-BR'));
  const values: Record<string, unknown> = {
    to: delivery.to.join(', '),
    from: delivery.from,
    address: `${site.address}/`,
    form: `${basePath(site.address)}${pathWithForm(home, filePages) || '/'}${formFragment}`,
    limits: Object.fromEntries(fieldsOf(site.contact.phone !== undefined).map((field) => [field, limits[field]])),
    phone: PHONE,
    words: {
      ...answers,
      name: most(answers.name, limits.name),
      phone: phone.wrong,
      message: most(answers.message, limits.message),
      error,
    },
  };
  const template = readFileSync(new URL('./contato.php.in', import.meta.url), 'utf8');
  // Leaves other placeholders unchanged, because the PHP code needs them to fill in the error page.
  const code = template.replace(/\{\{(\w+)\}\}/g, (place, name) => (name in values ? php(values[name]) : place));
  const pages = { sent: page('enviado'), failed: page('erro') };
  writeFileSync(join(folder, 'contato.php'), code);
  writeFileSync(join(folder, 'contato-paginas.php'), `<?php\nreturn ${php(pages)};\n`);
}

/** A value as PHP source code. */
function php(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, one]) => `${php(key)} => ${php(one)}`);
  return `[\n\t${entries.join(',\n\t')},\n]`;
}
