import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fieldsOf, PHONE } from '../contactForm/fields.ts';
import type { Content } from '../content/reader/read.ts';
import { interfaceWords } from '../interfaceWords.ts';
import { basePath } from '../lib/links.ts';

/** The route of the receiver's response page, until the page is copied into the receiver's settings. */
export const ANSWER = {
  pattern: '/contato/resposta',
  entrypoint: new URL('../pages/_contato.astro', import.meta.url),
};

/**
 * Adds the receiver of the contact form's messages to the built site: `contato.php` and its settings. The response page
 * must have its security policy already.
 */
export function writeReceiver(folder: string, content: Content): void {
  const page = join(folder, `${ANSWER.pattern}.html`);
  copyFileSync(new URL('../contactForm/contato.php', import.meta.url), join(folder, 'contato.php'));
  writeFileSync(join(folder, 'contato-dados.php'), inPhp(settings(content, readFileSync(page, 'utf8'))));
  // The public site must not have this page: the receiver has its own copy, and fills it in.
  rmSync(dirname(page), { recursive: true });
}

function settings({ site, form }: Content, page: string): object {
  const { delivery } = site.contact;
  const { answers, error, success, phone } = interfaceWords.form;
  const wrong: Record<string, string> = { email: answers.email, phone: phone.wrong };
  const fields = fieldsOf(site.contact).map(({ name, label, most, required = false }) => {
    const length = answers.length.replace('{most}', most.toLocaleString('pt-BR'));
    return [name, { label, most, required, wrong: wrong[name] ?? length }];
  });
  return {
    ...(delivery.kind === 'php' && { to: delivery.to.join(', '), from: delivery.from }),
    address: `${site.address}/`,
    form: `${basePath(site.address)}${form}`,
    fields: Object.fromEntries(fields),
    phone: PHONE,
    words: { often: answers.often, error, success },
    page,
  };
}

/** A PHP file that returns a value. In PHP's single quotes, only a backslash and a quote need a backslash. */
function inPhp(value: object): string {
  return `<?php\nreturn json_decode('${JSON.stringify(value).replace(/[\\']/g, '\\$&')}', true);\n`;
}
