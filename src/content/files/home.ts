import { blockList, blockTitle, isAlwaysShown } from '#blocks/blocks.ts';
import { group, optionalText } from '#lib/schema/fields.ts';

/** `home.yaml`: the home page says who we are, what we do, for whom, and how to begin. */
export const home = group('Página inicial', {
  description: optionalText('Descrição', { long: true, most: 300 }).describe(
    'Para buscadores: de 70 a 155 letras. Vazia, vale “O que vocês fazem”, de “Marca e dados”.',
  ),
  blocks: blockList('home').refine(([first]) => !first || (blockTitle(first) && isAlwaysShown(first)), {
    path: [0, 'kind'],
    error: 'uma parte com título e com algo para mostrar: o título dela é o da página inicial',
    params: { todo: 'ponha outra parte antes dela, ou escreva nela o que falta' },
  }),
});
