import { blockList, canHaveTitle, titleOf } from '#blocks/blocks.ts';
import { group, optionalText } from '#schema/fields.ts';

/** `home.yaml`: the home page says who we are, what we do, for whom, and how to begin. */
export const home = group('Página inicial', {
  description: optionalText('Descrição', {
    help: 'Para buscadores: de 70 a 155 letras. Vazia, vale “O que vocês fazem”, de “O site”.',
    long: true,
    most: 300,
  }),
  blocks: blockList('home').superRefine(([first], context) => {
    if (!first || titleOf(first)) return;
    context.addIssue(
      canHaveTitle(first.kind)
        ? { code: 'custom', path: [0, 'title'], message: 'um título: o da primeira parte é o da página inicial' }
        : {
            code: 'custom',
            path: [0, 'kind'],
            message: 'uma parte com título: o da primeira parte é o da página inicial',
            params: { todo: 'ponha antes dela uma parte que tenha título' },
          },
    );
  }),
});
