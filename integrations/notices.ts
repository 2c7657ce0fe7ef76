import type { AstroIntegration } from 'astro';
import { daysUntil, LAST_DAYS, saidExpiry, saidLater, saidLaterLink, UNLISTED } from '../src/content/advice.ts';
import { placeholderNotice } from '../src/content/placeholders.ts';
import type { Content } from '../src/content/read.ts';

/** Prints the notices to the owner after the build, each on its own line. Notices do not stop the build. */
export function notices(content: Content): AstroIntegration {
  return {
    name: 'notices',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const { expires } = content.site.security;
        const days = daysUntil(expires);
        const lines = [
          content.unread.length > 0 && `O site não lê: ${content.unread.join(', ')}. Corrija o nome, ou tire da pasta.`,
          content.unlisted.length > 0 && `Sem lugar na ordem dos serviços: ${content.unlisted.join(', ')}. ${UNLISTED}`,
          ...content.later.map(saidLater),
          ...content.laterLinks.map(saidLaterLink),
          days <= LAST_DAYS && `${saidExpiry(expires, days)} Confira se ainda responde e renove-o em site.yaml.`,
          placeholderNotice(content.site),
        ];
        for (const line of lines) if (line) logger.warn(line);
      },
    },
  };
}
