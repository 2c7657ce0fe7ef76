/**
 * `npm run bench:scale`: builds the site with 5, 50 and 500 services, then with 6 and 24 pictures, and shows how time,
 * memory and bytes grow.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readArgs } from '../commands/args.ts';
import { addServices, change, withCopy } from '../launch/copy.ts';

const HELP = `Measures how the build grows with more services and more pictures.

  npm run bench:scale`;

readArgs('en', HELP);
const SIZES = [
  { services: 5, pictures: 0 },
  { services: 50, pictures: 0 },
  { services: 500, pictures: 0 },
  { services: 5, pictures: 6 },
  { services: 5, pictures: 24 },
];
const table: Record<string, object> = {};
const photos = await takePhotos(24);

try {
  for (const { services, pictures } of SIZES) {
    table[`${services} services, ${pictures} pictures`] = withCopy((folder) => {
      addServices(join(folder, 'demo/services'), services);
      if (pictures > 0) addWorks(folder, pictures);
      return { ...build(folder), ...weigh(join(folder, 'dist')) };
    });
  }
} finally {
  rmSync(photos, { recursive: true });
}
console.table(table);

/**
 * Creates a folder of 12-megapixel pictures, the size of a phone's photos. Each picture is different noise, because
 * noise compresses worst.
 */
async function takePhotos(count: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  for (let index = 0; index < count; index++) {
    await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
      .jpeg()
      .toFile(join(folder, `obra-${index}.jpg`));
  }
  return folder;
}

/** Adds works (examples of the owner's work) to the home page, each with its own picture. */
function addWorks(folder: string, count: number): void {
  const items = Array.from({ length: count }, (_, index) => {
    cpSync(join(photos, `obra-${index}.jpg`), join(folder, `demo/imagens/obra-${index}.jpg`));
    return `    - title: Obra ${index}
      text: Uma linha sobre ela.
      link: https://obra-${index}.example
      picture: obra-${index}.jpg
      alt: A obra ${index}.`;
  });
  change(folder, 'demo/home.yaml', 'works:\n', `works:\n  items:\n${items.join('\n')}\n`);
}

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
