import { blockList, canHaveTitle, isAlwaysShown, titleOf } from '#blocks/blocks.ts';
import { group, optionalText } from '#schema/fields.ts';

/** `home.yaml`: the home page says who we are, what we do, for whom, and how to begin. */
export const home = group('Página inicial', {
  description: optionalText('Descrição', {
    help: 'Para buscadores: de 70 a 155 letras. Vazia, vale “O que vocês fazem”, de “O site”.',
    long: true,
    most: 300,
  }),
  blocks: blockList('home').superRefine(([first], context) => {
    if (!first) return;
    const wrong = (key: string, message: string, todo?: string) =>
      context.addIssue({ code: 'custom', path: [0, key], message, ...(todo && { params: { todo } }) });
    const why = 'o título da primeira parte é o da página inicial';
    if (!canHaveTitle(first.kind))
      wrong('kind', `uma parte com título: ${why}`, 'ponha antes dela uma parte que tenha título');
    else if (!titleOf(first)) wrong('title', `um título: ${why}`);
    else if (!isAlwaysShown(first))
      wrong(
        'kind',
        `uma parte que sempre tenha algo para mostrar: ${why}`,
        'escreva nela o que falta, ponha outra parte antes, ou apague-a',
      );
  }),
});
