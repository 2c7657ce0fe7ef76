import { evidence, withEvidence } from '#blocks/evidence.ts';
import { optionalPattern, optionalText } from '#lib/schema/fields.ts';
import { slugOf } from '#lib/schema/normalise.ts';
import { withPicture } from '#lib/schema/picture.ts';
import { pageFields } from './pageFields.ts';

const fields = withPicture('Caso', true, {
  ...pageFields('cases'),
  client: optionalText('Cliente', { most: 80 }).describe('O nome, se o cliente autorizou.'),
  year: optionalPattern('Ano', {
    expected: 'um ano, como 2026',
    test: (value) => /^(?:19|20)\d\d$/.test(value),
  }).describe('Como 2026. Pode ficar vazio.'),
  service: optionalText('Serviço', { tidy: slugOf })
    .describe('A página do serviço mostra o caso.')
    .meta({ choose: 'service' }),
  ...evidence,
});

/** `cases/<slug>.yaml`: what was done for a client. The blocks say the situation, what was done, and what changed. */
export const caseStudy = withEvidence(fields, 'client');
