import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fieldsOf, limits, PHONE } from '../src/contactForm/message.ts';
import { formFragment, hasForm } from '../src/content/links.ts';
import type { Content } from '../src/content/read.ts';
import { interfaceWords } from '../src/interfaceWords.ts';
import { basePath } from '../src/lib/links.ts';

/** The temporary folder of the receiver's two response pages, before they are copied into the receiver's settings. */
const PAGES = 'contato';

/**
 * If the site's own host receives the messages of the contact form, adds the receiver to the built site: `contato.php`
 * and its settings. Must run after the integration that writes the security policy into the pages.
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
        copyFileSync(new URL('./contato.php', import.meta.url), join(folder, 'contato.php'));
        writeFileSync(join(folder, 'contato-dados.php'), inPhp(settings(content, folder)));
        // The public site must not have these pages: the receiver has its own copies, and fills them in.
        rmSync(join(folder, PAGES), { recursive: true });
      },
    },
  };
}

function settings({ site, home, filePages }: Content, folder: string): object {
  const { delivery, phone } = site.contact;
  const { answers, error, phone: phoneWords } = interfaceWords.form;
  const most = (text: string, limit: number) => text.replace('{most}', limit.toLocaleString('pt-BR'));
  const page = (name: string) => readFileSync(join(folder, PAGES, `${name}.html`), 'utf8');
  return {
    ...(delivery.kind === 'php' && { to: delivery.to.join(', '), from: delivery.from }),
    address: `${site.address}/`,
    form: `${basePath(site.address)}${hasForm(home) ? '/' : filePages.find(hasForm)?.path}${formFragment}`,
    limits: Object.fromEntries(fieldsOf(phone === true).map((field) => [field, limits[field]])),
    phone: PHONE,
    words: {
      ...answers,
      name: most(answers.name, limits.name),
      phone: phoneWords.wrong,
      message: most(answers.message, limits.message),
      error,
    },
    pages: { sent: page('enviado'), failed: page('erro') },
  };
}

/** A PHP file that returns a value. In PHP's single quotes, only a backslash and a quote need a backslash. */
function inPhp(value: object): string {
  return `<?php\nreturn json_decode('${JSON.stringify(value).replace(/[\\']/g, '\\$&')}', true);\n`;
}
