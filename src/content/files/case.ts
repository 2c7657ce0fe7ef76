import { client, evidence, withEvidence } from '#blocks/evidence.ts';
import { optionalPattern, optionalService } from '#lib/schema/fields.ts';
import { withPicture } from '#lib/schema/picture.ts';
import { pageFields } from './pageFields.ts';

const fields = withPicture('Caso', true, {
  ...pageFields('cases'),
  client,
  year: optionalPattern('Ano', {
    expected: 'um ano, como 2026',
    test: (value) => /^(?:19|20)\d\d$/.test(value),
  }).describe('Como 2026. Pode ficar vazio.'),
  service: optionalService('Serviço').describe('A página do serviço mostra o caso.'),
  ...evidence,
});

/** `cases/<slug>.yaml`: what was done for a client. The blocks say the situation, what was done, and what changed. */
export const caseStudy = withEvidence(fields, 'client');
