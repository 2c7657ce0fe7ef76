import { deliveryFrom } from '../../src/lib/delivery.ts';
import { findPlaceholders, type Placeholder } from '../../src/lib/placeholders.ts';
import { daysUntil, LAST_DAYS, type SiteConfig } from '../../src/lib/siteConfig.ts';
import type { Matter } from './matter.ts';

/** With fewer ahead than these it is time to think of it. */
const FEW_DAYS = 90;

/** What the configuration alone can tell. */
export function checkConfiguration(config: SiteConfig, today: Date): Matter[] {
  const left = findPlaceholders(config);
  const own = (prefix: string) => left.filter(({ field }) => `${field}.`.startsWith(prefix));
  const spokenFor = ['brand.', 'address.', 'links.whatsapp.', 'contact.', 'security.'];
  const others = left.filter(({ field }) => !spokenFor.some((prefix) => `${field}.`.startsWith(prefix)));
  return [
    filledIn({
      id: 'brand',
      name: 'Marca',
      left: own('brand.'),
      settled: config.brand.name,
      todo: 'Em site.config.ts, troque a marca de demonstração pela sua.',
    }),
    filledIn({
      id: 'address',
      name: 'Endereço do site',
      left: own('address.'),
      settled: config.address,
      todo: 'Em site.config.ts, escreva em address o endereço em que o site vai morar.',
    }),
    filledIn({
      id: 'links',
      name: 'Links',
      left: others,
      settled: 'Nenhum link de exemplo.',
      todo: 'Em site.config.ts, troque cada um pelo endereço verdadeiro.',
    }),
    filledIn({
      id: 'whatsapp',
      name: 'WhatsApp',
      left: own('links.whatsapp.'),
      settled: config.links.whatsapp,
      todo: 'Em site.config.ts, escreva em links.whatsapp o seu número, com código do país e DDD.',
    }),
    checkForm(config, own('contact.')),
    filledIn({
      id: 'security',
      name: 'Aviso de falhas',
      left: own('security.'),
      settled: config.security.contact,
      todo: 'Em site.config.ts, escreva em security.contact o e-mail (mailto:) ou a página de quem recebe avisos de falha de segurança.',
    }),
    checkExpiry(config.security.expires, today),
  ];
}

type Fields = Pick<Matter, 'id' | 'name' | 'todo'> & { left: readonly Placeholder[]; settled: string };

function filledIn({ id, name, left, settled, todo }: Fields): Matter {
  if (left.length === 0) return { id, name, state: 'settled', found: [settled], todo: '' };
  return { id, name, state: 'blocking', found: left.map(({ field, value }) => `${field}: ${value}`), todo };
}

function checkForm(config: SiteConfig, left: readonly Placeholder[]): Matter {
  const form = { id: 'form', name: 'Formulário' } as const;
  if (left.length > 0) {
    return filledIn({
      ...form,
      left,
      settled: '',
      todo: 'Em site.config.ts, troque esse endereço por um verdadeiro: o que a visitante escreve não chegaria a ninguém.',
    });
  }
  // Its kind alone: a key or an id is nobody's to read.
  const { kind } = deliveryFrom(config);
  if (kind !== 'simulated') return { ...form, state: 'settled', found: [`Envio: ${kind}`], todo: '' };
  return {
    ...form,
    state: 'warning',
    found: ['O envio é simulado: o formulário mostra como seria, mas não envia nada a ninguém.'],
    todo: 'Para ligar o envio, troque contact.delivery em site.config.ts: o comentário acima dele diz quais modos existem.',
  };
}

function checkExpiry(expires: string, today: Date): Matter {
  const days = Math.floor(daysUntil(expires, today.getTime()));
  const matter = { id: 'expiry', name: 'Validade do aviso' } as const;
  const written = expires.split('-').reverse().join('/');
  if (days < 0) {
    return { ...matter, state: 'blocking', found: [`O contato de segurança venceu em ${written}.`], todo: RENEW };
  }
  const found = [`O contato de segurança vale até ${written}: ${days === 1 ? 'falta 1 dia' : `faltam ${days} dias`}.`];
  if (days <= LAST_DAYS) return { ...matter, state: 'blocking', found, todo: RENEW };
  if (days < FEW_DAYS) return { ...matter, state: 'warning', found, todo: RENEW };
  return { ...matter, state: 'settled', found, todo: '' };
}

const RENEW =
  'Confira se o contato ainda responde e, em site.config.ts, ponha em security.expires uma data mais à frente, no máximo um ano.';
