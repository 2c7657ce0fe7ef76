import { group, list, optionalText, sectionTitle, text } from '#schema/fields.ts';
import { block } from '../block.ts';

/** Questions that visitors have before they write to the owner, with the answers. */
export const questions = block({
  kind: 'questions',
  title: 'Perguntas',
  anchor: 'perguntas',
  ground: 'page',
  fields: (to) => ({
    title: sectionTitle,
    items: list(
      'Perguntas',
      group('Pergunta', {
        question: text('Pergunta', { most: 120 }),
        answer: text('Resposta', { long: true }),
        link: group(
          'Link depois da resposta',
          {
            label: optionalText('Texto do link', {
              help: 'Diz sozinho aonde leva. Se ficar vazio, não há link.',
              most: 60,
            }),
            to: to.meta({ description: 'Se estiver vazio em “O site”, o link não aparece.' }),
          },
          'Pode ficar vazio.',
        )
          // The form always has a target, so the text decides whether there is a link.
          .transform(({ label, to }) => (label ? { label, to } : undefined))
          .optional(),
      }),
    ),
  }),
});
