import type { AstroIntegration } from 'astro';
import { placeholdersIn } from '../content/placeholders.ts';
import type { Content } from '../content/read.ts';

const EXAMPLES = 'Ainda há dados de exemplo: rode `npm run preflight` para ver quais.';

/** Prints the notices to the owner after the build, each on its own line. Notices do not stop the build. */
export function notices(content: Content): AstroIntegration {
  return {
    name: 'notices',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const lines = [
          content.unread.length > 0 && `O site não lê: ${content.unread.join(', ')}. Corrija o nome, ou tire da pasta.`,
          placeholdersIn(content.site).length > 0 && EXAMPLES,
        ];
        for (const line of lines) if (line) logger.warn(line);
      },
    },
  };
}
