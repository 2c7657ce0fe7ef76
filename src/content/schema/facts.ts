import { limits } from '#delivery/message.ts';
import { choice, group, optionalText, pattern, yesOrNo } from './fields.ts';
import { oneLine } from './normalise.ts';

const optional = (field: ReturnType<typeof pattern>) => field.optional().meta({ ...field.meta() });

/** An e-mail address that is safe in a mail's header, in a shell and in a text of PHP. */
export const mailbox = (title: string, help: string) =>
  pattern(title, {
    help,
    expected: 'um e-mail, como equipe@seu-site.org.br',
    tidy: (written) => oneLine(written).replace(/^mailto:/i, ''),
    test: (value) => value.length <= limits.email && /^\w[\w.+-]*@([a-z\d-]+\.)+[a-z]{2,}$/i.test(value),
  });

/** Who is behind the site. Nothing on the site speaks of a fact that is empty. */
export const facts = group(
  'Quem são vocês',
  {
    cnpj: optionalText('CNPJ', { help: 'Órgãos públicos e escolas procuram. Como 12.345.678/0001-95.', most: 20 }),
    city: optionalText('Cidade', {
      help: 'Como Recife, PE; ou uma frase, como: Trabalhamos a distância.',
      most: 80,
    }),
    email: optional(mailbox('E-mail', 'Aparece no contato e no rodapé.')),
    hours: optionalText('Horário de atendimento', { help: 'Como: segunda a sexta, das 9h às 18h.', most: 120 }),
    invoice: yesOrNo('Emitimos nota fiscal', 'Marcado, o site diz que sim. Desmarcado, não diz nada.'),
    dataContact: optionalText('Quem responde pelos dados pessoais', {
      help: 'O nome de quem responde pelos dados pessoais que vocês guardam, como pede a LGPD.',
      most: 120,
    }),
  },
  'Tudo aqui pode ficar vazio. O que estiver escrito aparece no contato, no rodapé, na proposta impressa e no contato que se salva no celular.',
).optional();

/** What a service costs. Nothing on the site speaks of what is empty. */
export const price = group('Preço', {
  from: optionalText('A partir de', { help: 'Em reais, como R$ 1.500.', most: 20 }),
  drivers: optionalText('Do que o preço depende', { help: 'Como: do número de canais e de páginas.', most: 120 }),
  length: optionalText('Quanto tempo leva', { help: 'Como: de três a cinco semanas.', most: 80 }),
  rhythm: choice('Como se paga', {
    once: 'Uma vez',
    monthly: 'Por mês',
    both: 'Uma parte uma vez e outra por mês',
  }).optional(),
}).optional();
