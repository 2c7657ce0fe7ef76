import { cardPhoto } from '#lib/photo.ts';
import { text } from '#lib/schema/fields.ts';
import { withPicture } from '#lib/schema/picture.ts';
import { block, hasItems } from '../block.ts';
import { client, evidence, itemFields, NO_INVENTION, withEvidence } from '../evidence.ts';

export const works = block({
  kind: 'works',
  title: 'Trabalhos',
  about: 'Trabalhos feitos, cada um com foto, texto e link.',
  picture: 'M2 3h9v6H2zM13 3h9v6h-9zM2 11h7v1H2zM13 11h7v1h-7z',
  anchor: 'trabalhos',
  photo: cardPhoto,
  fields: () =>
    itemFields(
      'Trabalhos',
      withEvidence(
        withPicture('Trabalho', true, {
          title: text('Título', { most: 60 }),
          text: text('Uma frase', { most: 160 }).describe(NO_INVENTION),
          client,
          ...evidence,
        }),
        'client',
      ),
    ),
  shows: hasItems,
});
