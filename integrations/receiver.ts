import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Content } from '../src/content/read.ts';
import { basePath } from '../src/lib/links.ts';
import { limits } from '../src/lib/receiver.ts';

/** Where the build leaves the two pages that a receiver answers with, until they are a part of it. */
const PAGES = 'contato';

/**
 * If the host receives the messages by PHP, adds `contato.php` to the built site, with the pages that it answers with.
 * It comes after the integration that writes the security policy into the pages.
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
        const page = (name: string) => readFileSync(join(folder, PAGES, `${name}.html`), 'utf8');
        const pages = { sent: page('enviado'), failed: page('erro') };
        writeFileSync(join(folder, 'contato-paginas.php'), `<?php\nreturn ${php(pages)};\n`);
        writeFileSync(join(folder, 'contato.php'), phpReceiver(content));
        // With their places empty they are no pages for visitors.
        rmSync(join(folder, PAGES), { recursive: true });
      },
    },
  };
}

/** The receiver for PHP, with the owner's facts and words. */
function phpReceiver({ site, home }: Content): string {
  const { delivery } = site.contact;
  if (delivery.kind !== 'php') throw new Error(`The messages go to ${delivery.kind}, not to PHP.`);
  const { answers, error } = home.contact.form;
  const most = (text: string, limit: number) => text.replace('{most}', limit.toLocaleString('pt-BR'));
  const values: Record<string, string> = {
    to: php(delivery.to),
    from: php(delivery.from),
    address: php(`${site.address}/`),
    form: php(`${basePath(site.address)}/#contato`),
    limits: php(limits),
    words: php({
      ...answers,
      name: most(answers.name, limits.name),
      message: most(answers.message, limits.message),
      error,
    }),
  };
  const template = readFileSync(new URL('../deploy/contato.php.in', import.meta.url), 'utf8');
  // The places of the error page remain.
  return template.replace(/\{\{(\w+)\}\}/g, (place, name) => values[name] ?? place);
}

/** A value as PHP writes it. */
function php(value: string | number | Record<string, string | number>): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  const entries = Object.entries(value).map(([key, one]) => `${php(key)} => ${php(one)}`);
  return `[\n\t${entries.join(',\n\t')},\n]`;
}
