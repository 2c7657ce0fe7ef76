import { target as to } from '#blocks/blocks.ts';
import { group, list, optionalList, optionalText, text } from '#lib/schema/fields.ts';

const EMPTY = 'Pode ficar vazia.';
const label = text('Texto', { most: 40 });
const ownLabel = optionalText('Texto', { help: 'Vazio, vale o nome do link.', most: 40 });

/** The text at the top of the list of the pages of a kind. */
const listText = (title: string) =>
  optionalText(title, { help: 'Pode ficar vazio. Buscadores também o mostram.', long: true });

/** The path of the page on which visitors make walls of their names. */
export const TILE_PAGE = '/azulejo';

/** `common.yaml`: the texts that several pages share. */
export const common = group('Palavras comuns', {
  header: group('Cabeçalho', {
    items: list('Menu', group('Item', { label, to })),
  }),
  footer: group('Rodapé', {
    otherLinks: list('Outros links', group('Item', { label, to }), { help: EMPTY, least: 0 }).default([]),
    phrase: optionalText('Frase do fim', { help: EMPTY, most: 60 }),
    tilePage: optionalText('Convite para o azulejo', {
      help: 'O texto do link, abaixo do nome, para a página em que as pessoas fazem uma parede com os seus nomes. Vazio, a página não existe.',
      most: 40,
    }),
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
  servicePage: group('Página de um serviço', {
    english: optionalList(
      'Títulos em inglês',
      text('Título', { help: 'Como está na página de um serviço.', most: 60 }),
      {
        help: 'Os leitores de tela dizem estes títulos em inglês. Pode ficar vazio.',
      },
    ),
  }).prefault({}),
  lists: group('Listas de casos e novidades', {
    cases: listText('Texto de abertura dos casos'),
    news: listText('Texto de abertura das novidades'),
  }).prefault({}),
});
