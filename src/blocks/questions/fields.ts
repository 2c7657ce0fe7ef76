import { group, list, optionalText, richText, sectionTitle, text } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const questions = block({
  kind: 'questions',
  title: 'Perguntas',
  about: 'As perguntas de quem ainda não escreveu, com as respostas.',
  picture: 'M2 3h17v1H2zM20 3h2v1h-2zM2 7h17v1H2zM20 7h2v1h-2zM2 11h17v1H2zM20 11h2v1h-2z',
  anchor: 'perguntas',
  fields: (to) => ({
    title: sectionTitle,
    items: list(
      'Perguntas',
      group('Pergunta', {
        question: text('Pergunta', { most: 120 }),
        answer: richText('Resposta'),
        link: group('Link depois da resposta', {
          label: optionalText('Texto do link', { most: 60 }).describe(
            'Diz sozinho aonde leva. Se ficar vazio, não há link.',
          ),
          to: to.optional(),
        })
          .describe('Pode ficar vazio.')
          .refine(({ label, to }) => !label || to, {
            path: ['to'],
            error: 'o lugar a que o link leva; ou apague o texto do link',
          })
          .transform(({ label, to }) => (label && to ? { label, to } : undefined))
          .optional(),
      }),
    ),
  }),
});
