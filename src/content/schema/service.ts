import type { z } from 'zod';
import { price } from './facts.ts';
import {
  call,
  choice,
  group,
  item,
  list,
  oneOf,
  option,
  optionalText,
  place,
  text,
  sectionTitle as title,
  yesOrNo,
} from './fields.ts';
import { accents, linkTargets, motifs, platformNames } from './names.ts';

const lead = optionalText('Texto', { help: 'Pode ficar vazio.', long: true });
const caption = text('Legenda', { most: 120 });
const said = text('Texto', { long: true });

const spoken = <const Who extends string>(who: Who, label: string) =>
  option('from', who, label, { name: text('Nome', { most: 40 }), text: said });

const picture = oneOf('Figura', 'kind', [
  option('kind', 'conversation', 'Uma conversa', {
    caption,
    messages: list(
      'Mensagens',
      oneOf('Mensagem', 'from', [
        spoken('visitor', 'De quem visita'),
        spoken('agent', 'Do agente'),
        spoken('person', 'De uma pessoa da equipe'),
        option('from', 'note', 'Aviso que ninguém diz: alguém entrou', { text: said }),
      ] as const),
    ),
  }),
  option('kind', 'flow', 'Passos, um depois do outro', {
    caption,
    steps: list(
      'Passos',
      group('Passo', {
        by: choice('Quem faz', { tool: 'Uma ferramenta', ai: 'A IA', person: 'Uma pessoa: nada segue sem ela' }),
        places: list('Onde', group('Lugar', { at: text('Quem ou onde', { most: 40 }), text: said }), {
          help: 'Um passo pode acontecer em dois lugares ao mesmo tempo.',
        }),
      }),
    ),
    again: optionalText('Depois do último passo', {
      help: 'Se tudo recomeça, diga aqui: E recomeça, sabendo mais. Senão, deixe vazio.',
      most: 60,
    }),
  }),
  option('kind', 'widths', 'Esta página em três larguras', {
    caption,
    widths: list(
      'Larguras',
      group('Largura', {
        device: choice('Tela', { phone: 'Celular', tablet: 'Tablet', desktop: 'Computador' }),
        name: text('Nome', { most: 40 }),
        text: said,
      }),
      { most: 3 },
    ),
  }),
  option('kind', 'path', 'Um caminho com paradas', { caption, stations: list('Paradas', item) }),
] as const);

const section = oneOf('Parte', 'kind', [
  option('kind', 'explanation', 'Explicação com uma figura', {
    title,
    lead,
    items: list('Pontos ao lado da figura', item, { help: 'Pode ficar vazio.', least: 0 }).optional(),
    picture,
  }),
  option('kind', 'items', 'Itens: cada um com título e texto', { title, lead, items: list('Itens', item) }),
  option('kind', 'lists', 'Listas: cada uma com título e pontos', {
    title,
    lead,
    lists: list(
      'Listas',
      group('Lista', {
        title: text('Título', { most: 60 }),
        text: optionalText('Texto', { help: 'Pode ficar vazio.', long: true }),
        points: list('Pontos', text('Ponto')),
      }),
    ),
  }),
  option('kind', 'platforms', 'Ferramentas com as suas marcas', {
    title,
    lead,
    groups: list(
      'Grupos',
      group('Grupo', {
        title: text('Título', { most: 60 }),
        text: said,
        platforms: list(
          'Ferramentas',
          group('Ferramenta', { name: text('Nome', { most: 40 }), mark: choice('Marca', platformNames) }),
        ),
      }),
    ),
    disclaimer: text('Ressalva', { help: 'De quem são as marcas.', long: true }),
  }),
  option('kind', 'outside', 'Convite a um site de fora', {
    title,
    lead: text('Texto', { long: true }),
    to: choice('Leva a', linkTargets, {
      help: 'Se o link estiver vazio em “O site”, ou levar a uma parte ainda sem itens, esta parte não aparece.',
    }),
    call: call('Botão'),
  }),
] as const);

const linkFields = group(
  'Link depois da resposta',
  {
    label: optionalText('Texto do link', {
      help: 'Diz sozinho aonde leva. Se ficar vazio, não há link.',
      most: 60,
    }),
    to: choice('Leva a', linkTargets, {
      help: 'Se estiver vazio em “O site”, ou levar a uma parte ainda sem itens, o link não aparece.',
    }),
  },
  'Pode ficar vazio.',
);
const answerLink = linkFields
  // The form always has a target, so the text decides whether there is a link.
  .transform(({ label, to }) => (label ? { label, to } : undefined))
  .optional();

/**
 * `services/<slug>.yaml`. A service's page answers five questions, in this order: what do I get, how does it work, what
 * do you need from me, what does it cost to write to you, what happens next.
 */
export const service = group('Serviço', {
  order: place('Lugar na lista', 'A ordem entre os serviços: 1 vem primeiro. Cada serviço tem o seu número.'),
  name: text('Nome', { help: 'No título da página, no cartão e no rodapé.', most: 60 }),
  description: text('Descrição', {
    help: 'Para buscadores e links compartilhados: de 70 a 155 letras.',
    long: true,
    most: 300,
  }),
  summary: text('Resumo', { help: 'No cartão da página inicial.', long: true, most: 200 }),
  free: yesOrNo('Gratuito', 'Ganha a palavra “Gratuito”.'),
  tile: group('Azulejo', {
    motif: choice('Forma', motifs),
    accent: choice('Cor', accents, { help: 'Também é a cor da página.' }),
    seed: text('Semente', { help: 'Uma palavra qualquer: cada uma dá outra parede.', most: 60 }),
  }),
  lead: text('Texto de abertura', { long: true }),
  quoteCall: call('Botão da abertura'),
  facts: list('Em resumo', group('Fato', { term: text('O quê', { most: 40 }), text: said }), {
    help: 'Resumo para quem só vê a primeira tela.',
    most: 4,
  }),
  price,
  sections: list('Partes da página', section),
  questions: group('Perguntas', {
    title,
    items: list(
      'Perguntas',
      group('Pergunta', {
        question: text('Pergunta', { most: 120 }),
        answer: text('Resposta', { long: true }),
        link: answerLink,
      }),
    ),
  }),
  closing: group('Fim da página', { title, text: said, call: call('Botão') }),
}).refine(({ free, price }) => !(free && price?.from), {
  path: ['price', 'from'],
  error: 'nada: o serviço está marcado como gratuito. Apague o preço, ou desmarque “Gratuito”',
});

export type ServiceContent = z.infer<typeof service>;
export type ServiceSection = ServiceContent['sections'][number];
export type Figure = Extract<ServiceSection, { kind: 'explanation' }>['picture'];
type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;
export type Message = Of<'conversation'>['messages'][number];
export type Width = Of<'widths'>['widths'][number];
export type Item = Of<'path'>['stations'][number];
