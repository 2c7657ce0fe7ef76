import { limits } from '#contactForm/fields.ts';
import { group, list, oneOf, option, optionalList, optionalText, pattern, text, yesOrNo } from '#lib/schema/fields.ts';
import { withoutAccents } from '#lib/schema/normalise.ts';
import { mailbox, whatsapp } from './facts.ts';

const delivery = oneOf('Envio do formulário', 'kind', [
  option('kind', 'simulated', 'Não envia', {}),
  option('kind', 'whatsapp', 'Pelo WhatsApp', {}),
  option('kind', 'formspree', 'Pelo Formspree', {
    form: pattern('Código do formulário', {
      expected: 'o código do fim do endereço que o Formspree dá, como xyzabcde',
      tidy: (line) => line.replace(/^.*\//, ''),
      test: (value) => /^[a-zA-Z0-9]{4,40}$/.test(value),
    }).describe('O fim do endereço que o Formspree dá: https://formspree.io/f/xyzabcde'),
  }),
  option('kind', 'php', 'Pela própria hospedagem (PHP)', {
    to: list('Para onde vai', mailbox('E-mail'), { most: 5 }).describe(
      'Os e-mails em que vocês leem as mensagens: de um a cinco. Cada mensagem é um e-mail só, para todos eles.',
    ),
    from: mailbox('De onde sai').describe(
      'Um e-mail com o domínio do site, que exista na hospedagem, como site@seu-site.org.br. Com outro domínio, as mensagens caem no spam.',
    ),
  }),
]).describe('Depois de publicar, envie uma mensagem de teste.');

/** Names that a field of the owner cannot have: the form or its deliveries use them for something else. */
const FORM_NAMES = [...Object.keys(limits), 'about', 'subject', 'nome', 'e-mail', 'mensagem'];

const ownFields = optionalList(
  'Campos a mais no formulário',
  group('Campo', {
    label: text('Nome do campo', { most: 60 }).describe('Como: Número de pessoas.'),
    required: yesOrNo('Obrigatório').describe('Marcado, a mensagem só é enviada com ele preenchido.'),
  }),
  { most: 2 },
)
  .describe('Até dois, de uma linha, acima da mensagem. O que a pessoa escreve neles chega com a mensagem.')
  .superRefine((fields = [], context) => {
    const taken = new Set(FORM_NAMES);
    for (const [index, { label }] of fields.entries()) {
      const name = withoutAccents(label);
      if (taken.has(name) || name.startsWith('_'))
        context.addIssue({
          code: 'custom',
          path: [index, 'label'],
          message: 'um nome que o formulário ainda não tenha',
        });
      taken.add(name);
    }
  });

/** How visitors reach the owner: the WhatsApp, the contact form, and the place where its messages go. */
export const contact = group('Contato', {
  whatsapp,
  note: text('Promessa ao lado do formulário', { most: 200 }).describe(
    'Por exemplo: Respondemos rápido, em horário comercial.',
  ),
  purpose: text('Para que serve o que a pessoa escreve', { long: true }).describe(
    'Acima dos campos, depois de para onde a mensagem vai, e na página de privacidade. A lei de dados (LGPD) pede, só vocês sabem, e tem de ser verdade.',
  ),
  erase: text('Como pedir para apagar', { long: true }).describe('No mesmo lugar, e também só vocês sabem.'),
  talkLength: optionalText('Duração da consultoria', { most: 80 }).describe(
    'Uma frase, como: Dura cerca de 40 minutos. Aparece no primeiro passo, ao lado do formulário ou, sem passos, depois dos canais.',
  ),
  talkPlace: optionalText('Como é a consultoria', { most: 80 }).describe(
    'Uma frase, como: É por vídeo ou por telefone. Aparece no mesmo lugar.',
  ),
  phone: yesOrNo('Telefone no formulário').describe(
    'Um campo para o telefone ou o WhatsApp de quem escreve, abaixo do e-mail. Ninguém é obrigado a preenchê-lo.',
  ),
  fields: ownFields,
  chatTextEverywhere: yesOrNo('Mensagem pronta para o WhatsApp no site todo').describe(
    'Na página de um serviço, o link para o WhatsApp já deixa uma mensagem escrita, com o nome da página. Marcado, os das outras páginas também; o da página inicial, com o nome da marca.',
  ),
  delivery,
}).describe(
  'O formulário pode não enviar nada e só mostrar como seria; deixar a mensagem pronta no WhatsApp da pessoa; chegar ao seu e-mail pela própria hospedagem, com PHP, sem passar por mais ninguém; ou chegar pelo Formspree, grátis até um limite.',
);
