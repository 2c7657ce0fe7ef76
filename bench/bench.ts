/**
 * `npm run bench`: measures the site with Lighthouse's command for a phone, with an empty cache in each run. With URLs,
 * measures the site's home page beside them. Prints the medians of all rounds.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readArgs } from '../commands/args.ts';
import { findBrowser } from '../launch/chromium.js';
import { build } from '../launch/copy.ts';
import { top } from '../launch/projectFiles.ts';
import { freePort } from '../launch/started.ts';
import { createSite } from '../server/site.ts';
import { contentFolder } from '../src/content/folders.ts';
import { readContent } from '../src/content/read.ts';
import { toYaml } from '../src/content/yaml.ts';
import { basePath, pageHref } from '../src/lib/links.ts';

const HELP = `Measures the site with Lighthouse, or its home page beside other URLs.

  npm run bench -- [--rounds 5] [URL…]`;

/** The parts of Lighthouse's report that the table shows. */
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
};

const { positionals, values } = readArgs('en', HELP, { rounds: { type: 'string', default: '5' } }, URL.canParse);
const lighthouse = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const run = promisify(execFile);
const reports = new Map<string, Report[]>();
const own = await serveOwnSite();
try {
  const addresses = positionals.length > 0 ? [own.home, ...positionals] : [own.home, ...own.services];
  for (let round = 1; round <= Number(values.rounds); round++) {
    console.error(`Round ${round} of ${values.rounds}`);
    // Each round measures every page, so that a busy moment of the machine affects all pages.
    for (const address of addresses)
      reports.set(address, [...(reports.get(address) ?? []), ...(await measure(address))]);
  }
} finally {
  own.close();
}
console.table(Object.fromEntries([...reports].map(([address, all]) => [address, row(all)])));
if ([...reports.values()].some((all) => all.length === 0)) process.exitCode = 1;

/** Builds the site for a local URL, so that Lighthouse finds all files at the site's own URL, and serves it there. */
async function serveOwnSite() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const content = join(folder, 'content');
  const { site, services } = readContent();
  const base = basePath(site.address);
  const port = await freePort();
  const address = `http://localhost:${port}${base}`;
  cpSync(contentFolder(), content, { recursive: true, filter: () => true });
  writeFileSync(join(content, 'site.yaml'), toYaml({ ...site, address }, ''));
  const dist = join(folder, 'dist');
  build(top, { SITE_CONTENT: content, SITE_DIST: dist });
  const server = createSite({ folder: dist, base });
  await new Promise<void>((resolve) => server.listen(port, () => resolve()));
  return {
    home: `${address}/`,
    services: services.map(({ slug }) => pageHref(address, slug)),
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The report of one run. There is none if a run fails: sometimes Chromium records no trace of a page. */
async function measure(address: string): Promise<Report[]> {
  // Chromium's sandbox does not run in containers. It is not necessary, because the developer trusts the pages.
  const options = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  try {
    const args = [lighthouse, address, ...options];
    const { stdout } = await run(process.execPath, args, { env, maxBuffer: Number.POSITIVE_INFINITY });
    return [JSON.parse(stdout)];
  } catch (error) {
    // Cast because `execFile` adds its output to the error.
    console.error(`Lighthouse could not measure ${address}.`, (error as { stderr?: string }).stderr ?? error);
    return [];
  }
}

function row(all: readonly Report[]) {
  const score = (id: string) => Math.round(100 * middle(all.map(({ categories }) => categories[id]?.score ?? 0)));
  const value = (id: string) => middle(all.map(({ audits }) => audits[id]?.numericValue ?? 0));
  return {
    runs: all.length,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'first paint, ms': Math.round(value('first-contentful-paint')),
    'largest paint, ms': Math.round(value('largest-contentful-paint')),
    'main thread, ms': Math.round(value('mainthread-work-breakdown')),
    'blocked, ms': Math.round(value('total-blocking-time')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
    requests: middle(all.map(({ audits }) => audits['network-requests']?.details?.items?.length ?? 0)),
    bytes: value('total-byte-weight'),
  };
}

/** The median; of an even number of values, the higher of the two in the middle. */
function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
