import { summary } from '#lib/price.ts';
import { typesetAll } from '#lib/typography.ts';
import { common, home, notFound, services, site } from './content.ts';

/** The content as pages show it: typeset. Metadata and files for machines use `content.ts`, with texts as written. */
export const words = {
  ...typesetAll({ site, home, common, notFound }),
  services: services.map((one) => ({
    ...typesetAll({ ...one, facts: summary(one, common.servicePage.price) }),
    // A typeset seed would give another tile pattern.
    tile: one.tile,
  })),
};
