import { list, sectionTitle } from '#lib/schema/fields.ts';
import { caption, withPicture } from '#lib/schema/picture.ts';
import { block } from '../block.ts';

export const photo = block({
  kind: 'photo',
  title: 'Fotos',
  about: 'De uma a quatro fotos inteiras, com legenda.',
  picture: 'M2 3h9v7H2zM13 3h9v7h-9zM2 12h6v1H2zM13 12h6v1h-6z',
  anchor: 'fotos',
  photo: { ratio: 1.5, whole: true, widths: [390, 780, 1216], sizes: 'min(90vw, 76rem)' },
  fields: () => ({
    title: sectionTitle.optional().describe('Pode ficar vazio.'),
    items: list('Fotos', withPicture('Foto', true, { caption }, 'required'), { most: 4 }).describe(
      'De uma a quatro. Sem foco, cada uma aparece inteira.',
    ),
  }),
});
