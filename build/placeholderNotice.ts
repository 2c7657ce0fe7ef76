import type { AstroIntegration } from 'astro';
import { findPlaceholders, placeholderNotice } from '../src/lib/placeholders.ts';
import type { SiteConfig } from '../src/lib/siteConfig.ts';

/** After the build, one line where the configuration still holds placeholders; nothing where it holds none. */
export function noticePlaceholders(config: SiteConfig): AstroIntegration {
  return {
    name: 'preflight',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const notice = placeholderNotice(findPlaceholders(config));
        if (notice) logger.warn(notice);
      },
    },
  };
}
