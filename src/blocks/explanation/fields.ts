import type { z } from 'zod';
import {
  choice,
  group,
  item,
  list,
  oneOf,
  option,
  optionalList,
  optionalText,
  sectionLead,
  sectionTitle,
  text,
} from '#lib/schema/fields.ts';
import { block } from '../block.ts';

const caption = text('Legenda', { most: 120 });
const said = text('Texto', { long: true });
const words = { name: text('Nome', { most: 40 }), text: said };

const picture = oneOf('Figura', 'kind', [
  option('kind', 'conversation', 'Uma conversa', {
    caption,
    messages: list(
      'Mensagens',
      oneOf('Mensagem', 'from', [
        option('from', 'visitor', 'De quem visita', words),
        option('from', 'agent', 'Do agente', words),
        option('from', 'person', 'De uma pessoa da equipe', words),
        option('from', 'note', 'Aviso que ninguém diz: alguém entrou', { text: said }),
      ]),
    ),
  }),
  option('kind', 'flow', 'Passos, um depois do outro', {
    caption,
    steps: list(
      'Passos',
      group('Passo', {
        by: choice('Quem faz', { tool: 'Uma ferramenta', ai: 'A IA', person: 'Uma pessoa: nada segue sem ela' }),
        places: list('Onde', group('Lugar', { at: text('Quem ou onde', { most: 40 }), text: said })).describe(
          'Um passo pode acontecer em dois lugares ao mesmo tempo.',
        ),
      }),
    ),
    again: optionalText('Depois do último passo', { most: 60 }).describe(
      'Se tudo recomeça, diga aqui: O ciclo recomeça, sabendo mais. Senão, deixe vazio.',
    ),
  }),
  option('kind', 'widths', 'Esta página em três larguras', {
    caption,
    widths: list(
      'Larguras',
      group('Largura', {
        device: choice('Tela', { phone: 'Celular', tablet: 'Tablet', desktop: 'Computador' }),
        ...words,
      }),
      { most: 3 },
    ),
  }),
  option('kind', 'path', 'Um caminho com paradas', {
    caption,
    stations: list('Paradas', item('Parada')).describe('Uma parada que o texto de abertura nomeia fica em destaque.'),
  }),
]);

export const explanation = block({
  kind: 'explanation',
  title: 'Explicação com uma figura',
  about: 'Como funciona, com uma figura: conversa, fluxo, telas ou caminho.',
  picture: 'M2 3h8v2H2zM2 7h8v1H2zM2 9h7v1H2zM13 3h9v3h-9zM13 7h9v3h-9zM13 11h9v2h-9z',
  anchor: 'como-funciona',
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    items: optionalList('Pontos ao lado da figura', item('Ponto')),
    picture,
  }),
});

export type Figure = z.infer<typeof picture>;
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;
