/**
 * `npm run bench:scale`: builds the site with 5, 50 and 500 services and shows
 * how time, memory and bytes grow with them.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addServices, withCopy } from '../tests/variants/copy.ts';

const SIZES = [5, 50, 500];
const table: Record<string, object> = {};

for (const services of SIZES) {
  table[`${services} services`] = withCopy((folder) => {
    addServices(folder, services);
    return { ...build(folder), ...weigh(join(folder, 'dist')) };
  });
}
console.table(table);

function build(folder: string) {
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync('npm', ['run', '--silent', 'build:only'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${new URL('peak.ts', import.meta.url)}`,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  const seconds = (performance.now() - start) / 1000;
  const pages = readdirSync(join(folder, 'dist')).filter((file) => file.endsWith('.html')).length;
  const peaks = [...stderr.matchAll(/peak (\d+) MB/g)].map(([, peak]) => Number(peak));
  return {
    'build, s': Number(seconds.toFixed(1)),
    pages,
    'ms a page': Math.round((seconds * 1000) / pages),
    'memory, MB': Math.max(...peaks),
  };
}

/** The brotli sizes of the median service page and of the home page, and the length of the Content-Security-Policy. */
function weigh(dist: string) {
  const size = (file: string) => statSync(join(dist, file)).size;
  const pages = readdirSync(dist)
    .filter((file) => file.endsWith('.html.br') && !/^(?:index|404)\./.test(file))
    .map(size)
    .sort((one, other) => one - other);
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(readFileSync(join(dist, '_headers'), 'utf8')) ?? [];
  return {
    'service page, B': pages[Math.floor(pages.length / 2)],
    'home page, B': size('index.html.br'),
    'policy, characters': policy.length,
  };
}
