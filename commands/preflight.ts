/** `npm run preflight`: what still stands between the site and its launch, for its owner. */
import { fileURLToPath } from 'node:url';
import { parseSiteConfig, type SiteConfig, SiteConfigError } from '../src/lib/siteConfig.ts';
import { budgets } from '../tests/built/budgets.ts';
import { checkBuilt, readBuilt } from './preflight/built.ts';
import { checkConfiguration } from './preflight/configuration.ts';
import type { Matter } from './preflight/matter.ts';
import { HELP, readOptions } from './preflight/options.ts';
import { askLinks, checkOutside, outsideLinks } from './preflight/outside.ts';
import { isReady, json, table } from './preflight/table.ts';

const PLAIN_WIDTH = 120;

process.exitCode = await preflight();

async function preflight(): Promise<0 | 1> {
  const options = readOptions(process.argv.slice(2));
  if ('fault' in options) return fail(options.fault);
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const config = await readConfig();
  if ('fault' in config) {
    if (!options.json) return fail(config.fault);
    console.log(json([unreadable(config.fault)]));
    return 1;
  }
  const matters = await allMatters(config, options.online);
  console.log(options.json ? json(matters) : table(matters, process.stdout.columns ?? PLAIN_WIDTH));
  return isReady(matters) ? 0 : 1;
}

async function allMatters(config: SiteConfig, online: boolean): Promise<Matter[]> {
  const built = readBuilt(fileURLToPath(new URL('..', import.meta.url)));
  const asked = online ? [checkOutside(await askLinks(outsideLinks(config, built?.pages ?? [])))] : [];
  return [...checkConfiguration(config, new Date()), ...checkBuilt(built, budgets), ...asked];
}

/** The owner's file, or what is wrong with it: a comma too few must not end in a stack trace either. */
async function readConfig(): Promise<SiteConfig | { fault: string }> {
  try {
    const { default: written } = await import('../site.config.ts');
    return parseSiteConfig(written);
  } catch (error) {
    if (error instanceof SiteConfigError) return { fault: error.message };
    const why = error instanceof Error ? error.message.trim() : String(error);
    return {
      fault: `\nNão consegui ler site.config.ts: falta ou sobra uma aspa, uma vírgula ou uma chave.\n\n${why}\n`,
    };
  }
}

function unreadable(fault: string): Matter {
  return {
    id: 'config',
    name: 'Configuração',
    state: 'blocking',
    found: fault.trim().split('\n'),
    todo: 'Corrija site.config.ts e rode o comando de novo.',
  };
}

function fail(message: string): 1 {
  console.error(message);
  return 1;
}
