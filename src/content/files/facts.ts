import { cnpj } from 'cpf-cnpj-validator';
import { z } from 'zod';
import { limits } from '#contactForm/fields.ts';
import { dayNames, iso, isTime, tidyTime } from '#lib/openingHours.ts';
import {
  choice,
  group,
  list,
  optionalChoice,
  optionalPattern,
  optionalText,
  pattern,
  yesOrNo,
} from '#lib/schema/fields.ts';
import { canChat, canRing, companyNumber, phone } from '#lib/schema/normalise.ts';

/** An e-mail address that is safe in a mail header, in a shell command and in a PHP string. */
export const mailbox = (title: string) =>
  pattern(title, {
    expected: 'um e-mail, como equipe@seu-site.org.br',
    // Mail programs need the host in ASCII, as browsers write it.
    tidy: (line) =>
      line
        .replace(/^mailto:/i, '')
        .replace(/(?<=@).*[^\p{ASCII}].*/u, (host) => URL.parse(`https://${host}`)?.host ?? host),
    test: (value) => value.length <= limits.email && /^\w[\w.+-]*@([a-z\d-]+\.)+[a-z]{2,}$/i.test(value),
  });

const number = {
  expected: 'um número com DDD, como (11) 91234-5678, ou com o código do país, como +351 912 345 678',
  tidy: phone,
};

export const whatsapp = pattern('WhatsApp', { ...number, test: canChat }).describe(
  'O número com DDD, como (11) 91234-5678. De outro país, com o código dele: +351 912 345 678.',
);

const time = (title: string) =>
  pattern(title, {
    expected: 'uma hora, como 9h ou 18h30',
    tidy: tidyTime,
    test: isTime,
  }).describe('Como 9h ou 18h30.');

const hours = list(
  'Horário de atendimento',
  group('Horário', {
    days: group('Dias', {
      first: choice('Primeiro dia', dayNames),
      last: optionalChoice('Último dia', dayNames).describe('Vazio, é um dia só.'),
    }),
    from: time('Abre'),
    to: time('Fecha'),
  }).refine(({ from, to }) => !isTime(from) || !isTime(to) || iso(from) < iso(to), {
    path: ['to'],
    error: 'uma hora depois da de abrir, no mesmo dia',
  }),
)
  .describe('Como segunda a sexta, das 9h às 18h. Quem fecha para o almoço escreve a manhã e a tarde.')
  .optional();

/** One of the 26 states of Brazil, or the Federal District. */
const state = optionalPattern('Estado', {
  expected: 'a sigla de um estado, como PE',
  tidy: (line) => line.toUpperCase(),
  test: (value) => /^(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/.test(value),
});

const streetAddress = group('Endereço', {
  street: optionalText('Rua e número', { most: 120 }).describe('Como: Rua da Aurora, 10, sala 2.'),
  city: optionalText('Cidade', { most: 80 }),
  state: state.describe('A sigla, como PE.'),
  postalCode: optionalPattern('CEP', {
    expected: 'um CEP, como 50050-000',
    tidy: (line) => line.replace(/^(\d{2})\.?(\d{3}) ?-? ?(\d{3})$/, '$1$2-$3'),
    test: (value) => /^\d{5}-\d{3}$/.test(value),
  }).describe('Como 50050-000.'),
})
  .describe(
    'Só para quem recebe visitas. O site mostra o endereço com um link para o mapa, e as buscas o mostram como um lugar.',
  )
  .transform(({ street, city, state, postalCode }, { addIssue }) => {
    if (street && city && state && postalCode) return { street, city, state, postalCode };
    if (!(street || city || state || postalCode)) return undefined;
    addIssue('rua e número, cidade, estado e CEP, os quatro; ou nenhum deles');
    return z.NEVER;
  })
  .optional();

/** Facts about the owner. The site does not mention empty facts. */
export const facts = group('Quem são vocês', {
  cnpj: optionalPattern('CNPJ', {
    expected: 'um CNPJ, como 12.345.678/0001-95 ou 12.ABC.345/01DE-35; algum algarismo ou letra deste está errado',
    tidy: companyNumber,
    test: (value) => cnpj.isValid(value),
  }).describe('Órgãos públicos e escolas procuram. Como 12.345.678/0001-95, ou com letras, como 12.ABC.345/01DE-35.'),
  city: optionalText('Cidade', { most: 80 }).describe('Como Recife; ou uma frase, como: Trabalhamos a distância.'),
  state: state.describe('A sigla, como PE. Com uma frase em lugar da cidade, fica vazio.'),
  address: streetAddress,
  email: mailbox('E-mail').describe('Aparece no contato e no rodapé.').optional(),
  landline: optionalPattern('Telefone para ligar', { ...number, test: canRing }).describe(
    'Um segundo número, fixo ou celular, com DDD, como (11) 3123-4567. Quem toca nele liga; o WhatsApp fica em Contato.',
  ),
  hours,
  invoice: yesOrNo('Emitimos nota fiscal').describe('Marcado, o site diz que sim. Desmarcado, não diz nada.'),
  dataContact: optionalText('Quem responde pelos dados pessoais', { most: 120 }).describe(
    'O nome de quem responde pelos dados pessoais que vocês guardam, como pede a LGPD.',
  ),
})
  .describe(
    'Tudo aqui pode ficar vazio. O que estiver escrito aparece no contato, no rodapé, na página impressa e no contato que se salva no celular.',
  )
  .refine(({ state, city }) => !state || city, {
    path: ['city'],
    error: 'a cidade desse estado; ou apague o estado',
  })
  .prefault({});
