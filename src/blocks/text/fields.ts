import { optionalList, text as point, richText, sectionTitle } from '#lib/schema/fields.ts';
import { caption, withPicture } from '#lib/schema/picture.ts';
import { block } from '../block.ts';

export const text = block({
  kind: 'text',
  title: 'Texto',
  about: 'Um título e parágrafos, com uma foto ao lado ou sem ela.',
  picture: 'M2 3h8v2H2zM2 7h10v1H2zM2 9h10v1H2zM2 11h8v1H2zM15 3h7v10h-7z',
  anchor: 'texto',
  photo: { widths: [390, 780, 1170], sizes: '(min-width: 62rem) min(49vw, 41.5rem), 90vw' },
  fields: () => ({
    title: sectionTitle,
    paragraphs: richText('Texto'),
    points: optionalList('Lista', point('Ponto')).describe('Depois dos parágrafos. Pode ficar vazia.'),
    photo: withPicture('Foto ao lado', false, { caption }).optional(),
  }),
});
