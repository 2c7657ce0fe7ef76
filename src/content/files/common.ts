import { target as to } from '#blocks/blocks.ts';
import { mapValues } from '#lib/keysOf.ts';
import { listedKinds } from '#lib/pageKinds.ts';
import { group, list, optionalList, optionalText, text } from '#lib/schema/fields.ts';

const EMPTY = 'Pode ficar vazia.';
const label = text('Texto', { most: 40 });
const ownLabel = optionalText('Texto', { most: 40 }).describe('Vazio, vale o nome do link.');

/** The path of the page on which visitors make walls of their names. */
export const TILE_PAGE = '/azulejo';

/** `common.yaml`: the texts that several pages share. */
export const common = group('Palavras comuns', {
  header: group('Cabeçalho', {
    items: list('Menu', group('Item', { label, to })),
  }),
  footer: group('Rodapé', {
    otherLinks: list('Outros links', group('Item', { label, to }), { least: 0 }).describe(EMPTY).default([]),
    phrase: optionalText('Frase do fim', { most: 60 }).describe(EMPTY),
    tilePage: optionalText('Convite para o azulejo', { most: 40 }).describe(
      'O texto do link, abaixo do nome, para a página em que as pessoas fazem uma parede com os seus nomes. Vazio, a página não existe.',
    ),
    social: list('Redes', group('Rede', { label: ownLabel, to }), { least: 0 })
      .describe(EMPTY)
      .default([]),
  }).prefault({}),
  channels: list(
    'Canais de conversa',
    group('Canal', {
      label: ownLabel,
      short: text('Nome curto', { most: 30 }),
      who: text('Quem responde', { most: 40 }).describe('Por exemplo: Nós respondemos.'),
      to,
    }),
  ).describe('No contato da página inicial e no fim da página de cada serviço.'),
  servicePage: group('Página de um serviço', {
    english: optionalList(
      'Títulos em inglês',
      text('Título', { most: 60 }).describe('Como está na página de um serviço.'),
    ).describe('Os leitores de tela dizem estes títulos em inglês. Pode ficar vazio.'),
  }).prefault({}),
  lists: group(
    'Listas de casos e novidades',
    mapValues(listedKinds, ({ opening }) =>
      optionalText(opening, { long: true }).describe('Pode ficar vazio. Buscadores também o mostram.'),
    ),
  ).prefault({}),
});
