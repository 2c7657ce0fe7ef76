import { typesetAll } from '#lib/typography.ts';
import { common, notFound, services, site } from './content.ts';

/** The content as pages show it: typeset. Metadata and files for machines use `content.ts`, with texts as written. */
export const words = {
  ...typesetAll({ site, common, notFound }),
  // A typeset seed would give another tile pattern.
  services: services.map((one) => ({ ...typesetAll(one), tile: one.tile })),
};
