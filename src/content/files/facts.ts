import { cnpj } from 'cpf-cnpj-validator';
import type { z } from 'zod';
import { limits } from '#contactForm/message.ts';
import { optionalGroup, optionalText, pattern, yesOrNo } from '#lib/schema/fields.ts';
import { canRing, companyNumber, phone } from '#lib/schema/normalise.ts';

/** An e-mail address that is safe in a mail header, in a shell command and in a PHP string. */
export const mailbox = (title: string, help: string) =>
  pattern(title, {
    help,
    expected: 'um e-mail, como equipe@seu-site.org.br',
    // Mail programs need the host in ASCII, as browsers write it.
    tidy: (line) =>
      line
        .replace(/^mailto:/i, '')
        .replace(/(?<=@).*[^\p{ASCII}].*/u, (host) => URL.parse(`https://${host}`)?.host ?? host),
    test: (value) => value.length <= limits.email && /^\w[\w.+-]*@([a-z\d-]+\.)+[a-z]{2,}$/i.test(value),
  });

/** A phone number. */
export const phoneField = (title: string, help: string) =>
  pattern(title, {
    help,
    expected: 'um número com DDD, como (11) 91234-5678, ou com o código do país, como +351 912 345 678',
    tidy: phone,
    test: canRing,
  });

/** Facts about the owner. The site does not mention empty facts. */
export const facts = optionalGroup(
  'Quem são vocês',
  {
    cnpj: pattern('CNPJ', {
      help: 'Órgãos públicos e escolas procuram. Como 12.345.678/0001-95, ou com letras, como 12.ABC.345/01DE-35.',
      expected: 'um CNPJ, como 12.345.678/0001-95 ou 12.ABC.345/01DE-35; algum algarismo ou letra deste está errado',
      tidy: companyNumber,
      test: (value) => cnpj.isValid(value),
    }).optional(),
    city: optionalText('Cidade', {
      help: 'Como Recife, PE; ou: a distância.',
      most: 80,
    }),
    address: optionalText('Endereço', {
      help: 'Só para quem recebe visitas, como: Rua da Aurora, 10, sala 2, Recife, PE, 50050-000. O site o mostra com um link para o mapa.',
      most: 200,
    }),
    email: mailbox('E-mail', 'Aparece no contato e no rodapé.').optional(),
    landline: phoneField(
      'Telefone para ligar',
      'Um segundo número, fixo ou celular, com DDD, como (11) 3123-4567. Quem toca nele liga; o WhatsApp fica em Contato.',
    ).optional(),
    hours: optionalText('Horário de atendimento', {
      help: 'Como: segunda a sexta, das 9h às 18h.',
      most: 120,
    }),
    invoice: yesOrNo('Emitimos nota fiscal', 'Marcado, o site diz que sim. Desmarcado, não diz nada.'),
    dataContact: optionalText('Quem responde pelos dados pessoais', {
      help: 'O nome de quem responde pelos dados pessoais que vocês guardam, como pede a LGPD.',
      most: 120,
    }),
  },
  'Tudo aqui pode ficar vazio. O que estiver escrito aparece no contato, no rodapé, na página impressa e no contato que se salva no celular.',
);

/** What a visitor wants to know before asking for a service. The site does not mention empty fields. */
export const price = optionalGroup(
  'Preço',
  {
    amount: optionalText('Preço', {
      help: 'Como: a partir de R$ 1.500, pago uma vez; ou: depende do número de páginas.',
      most: 200,
    }),
    length: optionalText('Quanto tempo leva', {
      help: 'Como: de três a cinco semanas.',
      most: 80,
    }),
    guarantee: optionalText('Garantia', {
      help: 'Como: o que não funcionar como a proposta diz, consertamos sem cobrar.',
      most: 120,
    }),
  },
  'Tudo aqui pode ficar vazio. O que estiver escrito aparece no resumo da página.',
);

export type Price = NonNullable<z.infer<typeof price>>;
