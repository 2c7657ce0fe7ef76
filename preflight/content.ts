import { daysUntil, LAST_DAYS, saidExpiry, saidLater, saidLaterLink, UNLISTED } from '../src/content/advice.ts';
import { findPlaceholders, type Placeholder } from '../src/content/placeholders.ts';
import type { Content } from '../src/content/read.ts';
import { schemas } from '../src/content/schemas.ts';
import { chosenField, fieldAt as fieldIn, jsonSchema, labelOf, valueAt } from '../src/schema/json.ts';
import type { Finding } from './finding.ts';

/** The owner is warned if the security contact expires in fewer days than this. */
const FEW_DAYS = 90;

const IN_THE_EDITOR = 'Com `npm run edit`, em “O site” (ou em site.yaml),';

/** The findings about the owner's files, whether the site is built or not. */
export function checkContent(content: Content, today: Date): Finding[] {
  const { site } = content;
  const pathOf = (field: string) => field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const fieldAt = (field: string) => {
    const path = pathOf(field);
    return { file: 'site.yaml', field: labelOf(jsonSchema(schemas.site), path, site), path };
  };
  const left = findPlaceholders(site).map((one) => ({ ...one, at: fieldAt(one.field) }));
  const own = (prefix: string) => left.filter(({ field }) => `${field}.`.startsWith(prefix));
  const form = own('contact.').filter(({ field }) => field !== 'contact.whatsapp');
  const facts = [
    filledIn('a sua marca', own('brand.'), site.brand.name, 'troque a marca de demonstração pela sua.'),
    filledIn('o seu endereço', own('address.'), site.address, 'escreva o endereço em que o site vai morar.'),
    filledIn(
      'os seus links',
      own('links.'),
      'Nenhum link de exemplo.',
      'troque cada um pelo endereço verdadeiro; o que você não tem, deixe vazio.',
    ),
    filledIn('o seu WhatsApp', own('contact.whatsapp.'), site.contact.whatsapp, 'escreva o seu número, com DDD.'),
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
      fields: [fieldAt('contact.delivery.kind')],
      ...checkForm(site, form, isFilledIn),
    },
    {
      fields: [fieldAt('security.expires')],
      ...checkExpiry(site.security.expires, today),
    },
    ...checkFiles(content),
  ];
}

/** A placeholder, with its field. */
type Left = Placeholder & { at: NonNullable<Finding['fields']>[number] };

function filledIn(name: string, left: readonly Left[], fine: string, todo: string): Finding {
  if (left.length === 0) return { name, state: 'fine', found: [fine], todo: '' };
  const found = left.map(({ at, value }) => `${at.field}: ${value}`);
  const fields = left.map(({ at, value }) => ({ ...at, value }));
  return { name, state: 'missing', found, todo: `${IN_THE_EDITOR} ${todo}`, fields };
}

/** The finding about the form's delivery. It shows no real key and no real address, because they are private. */
function checkForm(site: Content['site'], left: readonly Left[], isFilledIn: boolean): Finding {
  const name = 'o envio do formulário';
  const { kind } = site.contact.delivery;
  if (left.length > 0) {
    return filledIn(
      name,
      left,
      '',
      'troque esse endereço por um verdadeiro: o que a pessoa escreve não chegaria a ninguém.',
    );
  }
  if (kind === 'php') return { name, ...checkReceiver(site) };
  if (kind !== 'simulated') return { name, state: 'fine', found: [sending(site)], todo: '' };
  return {
    name,
    // If everything else is filled in, the site will soon be published, and visitors' messages would reach nobody.
    state: isFilledIn ? 'missing' : 'warning',
    found: ['O envio é simulado: o formulário mostra como seria, mas não envia nada a ninguém.'],
    todo: `${IN_THE_EDITOR} escolha como o formulário envia.`,
  };
}

/** The title of the option that the owner chose at a path of `site.yaml`. */
const chosenAt = (site: Content['site'], ...path: string[]) =>
  chosenField(fieldIn(jsonSchema(schemas.site), path, site), valueAt(site, path))?.title;

const sending = (site: Content['site']) => `Envio: ${chosenAt(site, 'contact', 'delivery')}`;

function checkReceiver(site: Content['site']): Omit<Finding, 'name'> {
  const found = [sending(site)];
  const chosen = chosenAt(site, 'publishing');
  if (site.publishing?.kind === 'cloudflare') {
    return {
      state: 'missing',
      found: [...found, `Este envio só recebe mensagens numa hospedagem com PHP, e em “Publicação” está “${chosen}”.`],
      todo: `${IN_THE_EDITOR} escolha em “Envio do formulário” o do lugar em que o site mora, ou mude “Publicação”.`,
    };
  }
  return {
    state: 'yours',
    found: [...found, 'A hospedagem precisa de PHP 8.1 ou mais novo, e do e-mail de onde as mensagens saem.'],
    todo: 'Depois de publicar, envie uma mensagem de teste e veja se ela chega, e não no spam.',
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

const AGAIN = 'Publique o site de novo quando o dia chegar.';

/** Warnings that a site has only if there is something to list. */
function checkFiles(content: Content): Finding[] {
  const warnings = [
    {
      name: 'serviços sem lugar na ordem',
      found: content.unlisted,
      todo: UNLISTED,
      fields: content.unlisted.map((file) => ({
        file,
        field: nameIn(content, file),
        path: [],
        value: 'falta na lista',
      })),
    },
    { name: 'arquivos que o site não lê', found: content.unread, todo: 'Corrija o nome, ou tire da pasta.' },
    { name: 'novidades de um dia que ainda não chegou', found: content.later.map(saidLater), todo: AGAIN },
    {
      name: 'links para o que ainda não foi publicado',
      found: content.laterLinks.map(saidLaterLink),
      todo: AGAIN,
      fields: content.laterLinks.map(({ file, field = '', path = [] }) => ({
        file,
        field,
        path: path.filter((key) => typeof key !== 'symbol'),
      })),
    },
  ];
  return warnings.flatMap((one) => (one.found.length === 0 ? [] : { ...one, state: 'warning' as const }));
}

/** The name of the page of a file; the file itself if it is no page's. */
const nameIn = ({ filePages }: Content, file: string) =>
  filePages.find(({ kind, slug }) => file === `${kind}/${slug}.yaml`)?.name ?? file;
