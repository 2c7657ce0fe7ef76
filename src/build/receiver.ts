import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { fieldsOf, limits, OWN_LIMIT, ownName, PHONE } from '../contactForm/message.ts';
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
  const { delivery, phone, fields = [] } = site.contact;
  const own = fields.map((field, index) => ({ ...field, name: ownName(index) }));
  /** A value for each field that the owner added. */
  const ofOwn = <Value>(value: (label: string) => Value) =>
    Object.fromEntries(own.map(({ name, label }) => [name, value(label)]));
  const { answers, error, success, phone: phoneWords } = interfaceWords.form;
  const length = (most: number) => answers.length.replace('{most}', most.toLocaleString('pt-BR'));
  return {
    ...(delivery.kind === 'php' && { to: delivery.to.join(', '), from: delivery.from }),
    address: `${site.address}/`,
    form: `${basePath(site.address)}${hasForm(home) ? '/' : filePages.find(hasForm)?.path}${formFragment}`,
    limits: {
      ...Object.fromEntries(fieldsOf(phone === true).map((field) => [field, limits[field]])),
      ...ofOwn(() => OWN_LIMIT),
    },
    required: ['name', 'email', 'message', ...own.flatMap(({ name, required }) => (required ? name : []))],
    own: ofOwn((label) => label),
    phone: PHONE,
    words: {
      name: length(limits.name),
      email: answers.email,
      phone: phoneWords.wrong,
      message: length(limits.message),
      ...ofOwn(() => length(OWN_LIMIT)),
      often: answers.often,
      error,
      success,
    },
    page,
  };
}

/** A PHP file that returns a value. In PHP's single quotes, only a backslash and a quote need a backslash. */
function inPhp(value: object): string {
  return `<?php\nreturn json_decode('${JSON.stringify(value).replace(/[\\']/g, '\\$&')}', true);\n`;
}
