import { z } from 'zod';
import { optionalText, pattern } from '#lib/schema/fields.ts';
import { date } from '#lib/schema/normalise.ts';
import { withPicture } from '#lib/schema/picture.ts';
import { pageFields } from './pageFields.ts';

/** `news/<slug>.yaml`: what happened on a day. */
export const news = withPicture('Novidade', true, {
  ...pageFields('news'),
  date: pattern('Data', {
    expected: 'uma data de 1990 em diante, como 31/10/2026',
    tidy: date,
    test: (value) => z.iso.date().safeParse(value).success && value >= '1990',
  })
    .describe(
      'Como 31/10/2026. Se ainda não chegou, a novidade só aparece quando o site for publicado nesse dia ou depois.',
    )
    .meta({ format: 'date' }),
  author: optionalText('Quem escreveu', { most: 60 })
    .describe('Uma pessoa da parte Pessoas.')
    .meta({ choose: 'person' }),
});
