import type { Content } from '../src/content/read.ts';
import { schemas } from '../src/content/schemas.ts';
import { keysOf } from '../src/lib/keysOf.ts';
import { jsonSchema, labelOf } from '../src/schema/json.ts';
import type { Finding } from './finding.ts';

/** For each fact that visitors look for: the reason, in Portuguese. Few owners receive visits at an address. */
const reasons = {
  cnpj: 'órgãos públicos e escolas só contratam quem tem um, e muita gente o confere antes de pagar.',
  city: 'quem chega quer saber se vocês são de perto, ou se atendem a distância.',
  email: 'há quem não use WhatsApp, e órgãos públicos precisam de um registro por escrito.',
  hours: 'quem escreve no sábado quer saber se espera até segunda.',
  invoice: 'escolas, empresas e órgãos públicos só pagam com nota fiscal.',
  dataContact: 'a lei de dados (LGPD) pede que se diga a quem perguntar.',
} satisfies Record<Exclude<keyof NonNullable<Content['site']['facts']>, 'address' | 'state'>, string>;

/**
 * The finding about facts and prices that the site does not mention. Facts and prices are optional, so the finding is
 * only advice: the owner may have no CNPJ, for example.
 */
export function checkFacts({ site, services }: Content): Finding {
  const name = 'o que o site não diz de vocês';
  const missing = keysOf(reasons).filter((key) => !site.facts?.[key] && !(key === 'city' && site.facts?.address));
  const fields = missing.map((key) => ({
    file: 'site.yaml',
    field: labelOf(jsonSchema(schemas.site), ['facts', key], site),
    path: ['facts', key],
  }));
  const unpriced = services.filter(({ free, price }) => !free && !price?.from && !price?.drivers);
  const found = [
    ...missing.map((key, index) => `${fields[index]?.field}: ${reasons[key]}`),
    ...(unpriced.length > 0
      ? [
          `Preço, ou do que ele depende, em ${LIST.format(unpriced.map((service) => service.name))}: sem uma ideia do preço, muita gente não escreve.`,
        ]
      : []),
  ];
  if (found.length === 0) return { name, state: 'fine', found: ['Diz tudo o que se procura.'], todo: '' };
  return {
    name,
    state: 'yours',
    found,
    todo: 'O que existir, escreva com `npm run edit`, em “O site” e em “Serviços”. O que não existir, deixe vazio: o site não fala disso.',
    fields,
  };
}

const LIST = new Intl.ListFormat('pt-BR');
