import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { budgets } from '../budgets.ts';
import { placeholdersIn } from '../src/content/placeholders.ts';
import type { Content } from '../src/content/read.ts';
import { saidDay } from '../src/lib/dates.ts';

const EXAMPLES = 'Ainda há dados de exemplo: rode `npm run preflight` para ver quais.';

/** Prints the notices to the owner after the build, each on its own line. Notices do not stop the build. */
export function notices(content: Content): AstroIntegration {
  return {
    name: 'notices',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const lines = [
          content.unread.length > 0 && `O site não lê: ${content.unread.join(', ')}. Corrija o nome, ou tire da pasta.`,
          ...content.later.map(
            ({ name, date = '' }) => `“${name}” só aparece quando o site for publicado em ${saidDay(date)}, ou depois.`,
          ),
          ...heavyPages(fileURLToPath(dir)),
          placeholdersIn(content.site).length > 0 && EXAMPLES,
        ];
        for (const line of lines) if (line) logger.warn(line);
      },
    },
  };
}

/** A notice for each page that is larger than its limit. */
function heavyPages(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const heavy = files.filter((file) => file.endsWith('.html.br') && statSync(join(folder, file)).size > budgets.page);
  return heavy.map((file) => {
    const page = file.replaceAll('\\', '/').replace(/(?:index)?\.html\.br$/, '');
    return `A página /${page} passa de ${budgets.page / 1000} kB, e demora em redes lentas. Leve uma parte dela a outra página.`;
  });
}
