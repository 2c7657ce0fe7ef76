import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { fieldsOf } from '../contactForm/fields.ts';
import { PHONE } from '../contactForm/message.ts';
import { formFragment, hasForm } from '../content/links.ts';
import type { Content } from '../content/read.ts';
import { interfaceWords } from '../interfaceWords.ts';
import { basePath } from '../lib/links.ts';

/** The temporary path of the receiver's response page, before it is copied into the receiver's settings. */
const PAGE = 'contato/resposta';

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
        injectRoute({ pattern: `/${PAGE}`, entrypoint: new URL('../pages/_contato.astro', import.meta.url) }),
      'astro:build:done': ({ dir }) => {
        const page = new URL(`${PAGE}.html`, dir);
        copyFileSync(new URL('../contactForm/contato.php', import.meta.url), new URL('contato.php', dir));
        writeFileSync(new URL('contato-dados.php', dir), inPhp(settings(content, readFileSync(page, 'utf8'))));
        // The public site must not have this page: the receiver has its own copy, and fills it in.
        rmSync(new URL('.', page), { recursive: true });
      },
    },
  };
}

function settings({ site, home, filePages }: Content, page: string): object {
  const { delivery } = site.contact;
  const { answers, error, success, phone } = interfaceWords.form;
  const wrong: Record<string, string> = { email: answers.email, phone: phone.wrong };
  const fields = fieldsOf(site.contact).map(({ name, label, most, required }) => {
    const length = answers.length.replace('{most}', most.toLocaleString('pt-BR'));
    return [name, { label, most, required, wrong: wrong[name] ?? length }];
  });
  return {
    ...(delivery.kind === 'php' && { to: delivery.to.join(', '), from: delivery.from }),
    address: `${site.address}/`,
    form: `${basePath(site.address)}${hasForm(home) ? '/' : filePages.find(hasForm)?.path}${formFragment}`,
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
