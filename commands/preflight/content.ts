import { adviceOn, daysUntil, LAST_DAYS, saidExpiry } from '../../src/content/advice.ts';
import { type Content, schemas } from '../../src/content/read.ts';
import { jsonSchema, labelOf } from '../../src/content/schema/json.ts';
import { findPlaceholders, type Placeholder } from '../../src/lib/placeholders.ts';
import type { Finding } from './finding.ts';

/** With fewer days than this until the security contact expires, the owner is warned. */
const FEW_DAYS = 90;

const IN_THE_EDITOR = 'Com `npm run edit`, em “O site” (ou em site.yaml),';

/** The findings about the owner's files; they do not need the built site. */
export function checkContent(content: Content, today: Date): Finding[] {
  const { site } = content;
  const labelled = (field: string) => labelOf(jsonSchema(schemas.site), field.split('.'), site);
  const left = findPlaceholders(site).map((one) => ({ ...one, label: labelled(one.field) }));
  const own = (prefix: string) => left.filter(({ field }) => `${field}.`.startsWith(prefix));
  const facts = [
    filledIn('a sua marca', own('brand.'), site.brand.name, 'troque a marca de demonstração pela sua.'),
    filledIn('o seu endereço', own('address.'), site.address, 'escreva o endereço em que o site vai morar.'),
    filledIn(
      'os seus links',
      own('links.').filter(({ field }) => field !== 'links.whatsapp'),
      'Nenhum link de exemplo.',
      'troque cada um pelo endereço verdadeiro; o que você não tem, deixe vazio.',
    ),
    filledIn('o seu WhatsApp', own('links.whatsapp.'), site.links.whatsapp, 'escreva o seu número, com DDD.'),
    filledIn(
      'o contato de segurança',
      own('security.'),
      site.security.contact,
      'escreva o e-mail ou a página onde alguém avisa de uma falha.',
    ),
  ];
  const isFilledIn = facts.every(({ state }) => state === 'fine');
  return [
    ...facts,
    {
      fields: [{ file: 'site.yaml', field: labelled('contact.delivery') }],
      ...checkForm(site.contact.delivery.kind, own('contact.'), isFilledIn),
    },
    {
      fields: [{ file: 'site.yaml', field: labelled('security.expires') }],
      ...checkExpiry(site.security.expires, today),
    },
    checkLengths(content),
  ];
}

/** A placeholder, with the labels that lead to its field in the form. */
type Left = Placeholder & { label: string };

function filledIn(name: string, left: readonly Left[], fine: string, todo: string): Finding {
  if (left.length === 0) return { name, state: 'fine', found: [fine], todo: '' };
  const found = left.map(({ field, value }) => `${field}: ${value}`);
  const fields = left.map(({ label, value }) => ({ file: 'site.yaml', field: label, value }));
  return { name, state: 'missing', found, todo: `${IN_THE_EDITOR} ${todo}`, fields };
}

/** Shows only the kind of delivery, because its key is private. */
function checkForm(kind: string, left: readonly Left[], isFilledIn: boolean): Finding {
  const name = 'o envio do formulário';
  if (left.length > 0) {
    return filledIn(
      name,
      left,
      '',
      'troque esse endereço por um verdadeiro: o que a pessoa escreve não chegaria a ninguém.',
    );
  }
  if (kind === 'php') {
    return {
      name,
      state: 'yours',
      found: [`Envio: ${kind}`, 'A hospedagem precisa de PHP 8.1 ou mais novo, e do e-mail de onde as mensagens saem.'],
      todo: 'Depois de publicar, envie uma mensagem de teste e veja se ela chega, e não no spam.',
    };
  }
  if (kind !== 'simulated') return { name, state: 'fine', found: [`Envio: ${kind}`], todo: '' };
  return {
    name,
    // Once everything else is filled in, the site is about to be published, and visitors' messages would reach nobody.
    state: isFilledIn ? 'missing' : 'warning',
    found: ['O envio é simulado: o formulário mostra como seria, mas não envia nada a ninguém.'],
    todo: `${IN_THE_EDITOR} escolha como o formulário envia.`,
  };
}

function checkExpiry(expires: string, today: Date): Finding {
  const days = daysUntil(expires, today.getTime());
  const state = days <= LAST_DAYS ? 'missing' : days < FEW_DAYS ? 'warning' : 'fine';
  const renew = 'confira se o contato ainda responde e ponha uma data mais à frente, no máximo um ano.';
  return {
    name: 'o prazo do contato de segurança',
    state,
    found: [saidExpiry(expires, days)],
    todo: state === 'fine' ? '' : `${IN_THE_EDITOR} ${renew}`,
  };
}

function checkLengths(content: Content): Finding {
  const name = 'o tamanho dos textos';
  const found = adviceOn(content).map((one) => `${one.file}, ${one.field}: ${one.found}`);
  if (found.length === 0) return { name, state: 'fine', found: ['Todos cabem no seu lugar.'], todo: '' };
  return { name, state: 'warning', found, todo: 'O site funciona assim. Se puder, ajuste esses textos.' };
}
