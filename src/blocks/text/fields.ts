import { list, text as paragraph, sectionTitle } from '#schema/fields.ts';
import { caption, withPicture } from '#schema/picture.ts';
import { block } from '../block.ts';

/** A text, with a photo beside it or without one. */
export const text = block({
  kind: 'text',
  title: 'Texto',
  anchor: 'texto',
  ground: 'page',
  photo: { widths: [390, 780, 1170], sizes: '(min-width: 62rem) min(49vw, 41.5rem), 90vw' },
  fields: () => ({
    title: sectionTitle,
    paragraphs: list('Parágrafos', paragraph('Parágrafo', { long: true })),
    points: list('Lista', paragraph('Ponto'), {
      help: 'Depois dos parágrafos. Pode ficar vazia.',
      least: 0,
    }).optional(),
    photo: withPicture('Foto ao lado', undefined, { caption }).optional(),
  }),
});
