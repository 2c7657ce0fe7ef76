import { target as to } from '#blocks/blocks.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { call, group, lines, list, optionalText, ownWords, text, word } from '#schema/fields.ts';
import { factWords, priceWords } from './facts.ts';

const EMPTY = 'Pode ficar vazia.';
const label = text('Texto', { most: 40 });
const ownLabel = optionalText('Texto', { help: 'Vazio, vale o nome do link.', most: 40 });
const words = interfaceWords.common;

const fieldWords = { label: call('Nome do campo'), placeholder: word('Exemplo dentro do campo') };
const formField = (title: string, own: { label: string; placeholder: string }) =>
  group(title, ownWords(fieldWords, own)).prefault({});
const MOST = '{most} dá lugar ao limite.';

/** The words of the contact form, the same on every page that has it. */
const form = group('Formulário', {
  name: formField('Nome', words.form.name),
  email: formField('E-mail', words.form.email),
  phone: group(
    'Telefone',
    ownWords({ ...fieldWords, wrong: text('Se o número está errado', { long: true }) }, words.form.phone),
    'Só se o formulário o pede: em “O site”, Contato.',
  ).prefault({}),
  message: formField('Mensagem', words.form.message),
  ...ownWords(
    {
      about: word('Antes do assunto', 'Por exemplo: Sobre: Automações com IA.'),
      forget: call('Botão que tira o assunto', 'Para leitores de tela.'),
      submit: call('Botão'),
      submitting: call('Botão, enquanto envia'),
      success: text('Quando deu certo', { long: true }),
      error: text('Quando não deu', { long: true }),
      simulatedCall: call('Link para o WhatsApp, se não envia'),
      save: call('Link para salvar o contato', 'Leva a um arquivo que o celular abre na agenda.'),
      noScript: text('Sem JavaScript', { help: 'Para quem o desligou: o formulário precisa dele.', long: true }),
      failed: text('Quando o formulário não carrega', { long: true }),
    },
    words.form,
  ),
  chat: group(
    'Envio pelo WhatsApp',
    ownWords(
      {
        text: lines('Mensagem', '{name}, {email} e {message} dão lugar ao que a pessoa escreveu.', [
          '{name}',
          '{email}',
          '{message}',
        ]),
        phone: word('Antes do telefone'),
        about: word('Antes do assunto'),
        ready: text('Aviso de que está pronta', { long: true }),
        confirm: call('Botão'),
      },
      words.form.chat,
    ),
  ).prefault({}),
  answers: group(
    'Quando o próprio site recebe',
    ownWords(
      {
        name: text('Nome em branco ou longo demais', { help: MOST, long: true }),
        email: text('E-mail errado', { long: true }),
        message: text('Mensagem em branco ou longa demais', { help: MOST, long: true }),
        often: text('Mensagens demais da mesma pessoa', { long: true }),
      },
      words.form.answers,
    ),
    'Só se a mensagem vai pela própria hospedagem (PHP).',
  ).prefault({}),
}).prefault({});

/** The words of the page that lists the pages of a kind. */
const listWords = (title: string, own: typeof words.lists.news) =>
  group(title, {
    ...ownWords(
      {
        title: word('Título'),
        all: word('Link para a lista'),
        others: word('Nome das vizinhas', 'Para leitores de tela.'),
        previous: word('A anterior'),
        next: word('A próxima'),
      },
      own,
    ),
    lead: optionalText('Texto de abertura', { help: 'Pode ficar vazio.', long: true }),
    description: optionalText('Descrição', {
      help: 'Para buscadores. Vazia, vale o texto de abertura.',
      long: true,
      most: 300,
    }),
  }).prefault({});

/** `common.yaml`: the texts that several pages share. Some of them are only for screen readers. */
export const common = group('Palavras comuns', {
  header: group('Cabeçalho', {
    items: list('Menu', group('Item', { label, to })),
    ...ownWords(
      {
        callLabel: word('Botão'),
        menuLabel: word('Botão que abre o menu no celular'),
        navigationLabel: word('Nome do menu', 'Para leitores de tela.'),
      },
      words.header,
    ),
  }),
  footer: group('Rodapé', {
    ...ownWords(
      {
        servicesTitle: word('Título dos serviços'),
        socialTitle: word('Nome da lista de redes', 'Para leitores de tela.'),
      },
      words.footer,
    ),
    otherLinks: list('Outros links', group('Item', { label, to }), { help: EMPTY, least: 0 }).default([]),
    phrase: word('Frase do fim', EMPTY).optional(),
    social: list('Redes', group('Rede', { label: ownLabel, to }), { help: EMPTY, least: 0 }).default([]),
  }).prefault({}),
  channels: list(
    'Canais de conversa',
    group('Canal', {
      label: ownLabel,
      short: text('Nome curto', { most: 30 }),
      who: text('Quem responde', { help: 'Por exemplo: Nós respondemos.', most: 40 }),
      to,
    }),
    { help: 'No contato da página inicial e no fim da página de cada serviço.' },
  ),
  facts: factWords,
  form,
  servicePage: group('Página de um serviço', {
    ...ownWords(
      {
        back: word('Link de volta'),
        factsTitle: word('Nome do resumo', 'Para leitores de tela.'),
        channelsTitle: word('Título dos canais'),
        neighboursTitle: word('Nome dos serviços vizinhos', 'Para leitores de tela.'),
        previous: word('Serviço anterior'),
        next: word('Próximo serviço'),
      },
      words.servicePage,
    ),
    price: priceWords,
    english: list('Títulos em inglês', word('Título', 'Como está na página de um serviço.'), {
      help: 'Os leitores de tela dizem estes títulos em inglês. Pode ficar vazio.',
      least: 0,
    }).optional(),
  }).prefault({}),
  lists: group('Listas de casos e novidades', {
    cases: listWords('Casos', words.lists.cases),
    news: listWords('Novidades', words.lists.news),
    ...ownWords(
      {
        by: word('Antes de quem escreveu'),
        authorized: word('No lugar do link, com autorização'),
        feed: word('Link para assinar por RSS'),
        pages: word('Nome das páginas de uma lista longa', 'Para leitores de tela.'),
        page: word('Antes do número da página'),
      },
      words.lists,
    ),
  }).prefault({}),
  ...ownWords(
    {
      free: word('Palavra para o que não custa nada'),
      newTab: word('Aviso de nova aba', 'Para leitores de tela, depois do texto do link.'),
      skipLink: word('Atalho para o conteúdo', 'Para quem usa teclado.'),
      cardAlt: lines('Descrição da imagem de compartilhamento', '{title} dá lugar ao título da página.', ['{title}']),
    },
    words,
  ),
});
