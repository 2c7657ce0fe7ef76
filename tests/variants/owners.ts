/** `npm run test:owners`: sites that owners may make of this one, each built and held to the owner's checks. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toYaml } from '../../src/content/yaml.ts';
import { change } from './copy.ts';
import { filledSite } from './filledSite.ts';

const brand = { ...filledSite.brand, name: 'Associação dos Amigos da Serra da Canast' };
const form = { note: 'Respondemos em um dia.', delivery: { kind: 'formspree', form: 'xyzabcde' } };
const { whatsapp } = filledSite.links;

const facts = (folder: string, site: object) =>
  writeFileSync(join(folder, 'site.yaml'), toYaml({ ...filledSite, ...site }, ''));
const services = (folder: string) =>
  readdirSync(join(folder, 'services')).map((file) => join(folder, 'services', file));

const keep = (folder: string, count: number) => {
  for (const file of services(folder).slice(count)) rmSync(file);
};

const owners: Record<string, (content: string) => void> = {
  'as it ships': () => undefined,
  'another name, palette and delivery, in a folder': (folder) => facts(folder, { brand, palette: { name: 'cerrado' } }),
  'a delivery to a service': (folder) => facts(folder, { address: 'https://roda.org.br', contact: form }),
  'no optional link': (folder) => facts(folder, { links: { whatsapp } }),
  'six services': (folder) => {
    const [first = ''] = services(folder);
    writeFileSync(join(folder, 'services/oficinas.yaml'), readFileSync(first));
    change(folder, 'services/oficinas.yaml', /^order: .*/m, 'order: 6');
    change(folder, 'services/oficinas.yaml', /^name: .*/m, 'name: Oficinas <de> "verão" 🎉');
  },
  'three services': (folder) => keep(folder, 3),
  'one service': (folder) => keep(folder, 1),
  'the clock at the beginning of 2028': () => undefined,
  'the clock at the last minute of 2027': () => undefined,
};

const clocks: Record<string, string> = {
  'the clock at the beginning of 2028': '2028-01-02T09:00:00Z',
  'the clock at the last minute of 2027': '2027-12-31T23:59:00Z',
};

process.exitCode = Object.entries(owners).every(([name, write]) => isGreen(name, write)) ? 0 : 1;

function isGreen(name: string, write: (content: string) => void): boolean {
  console.log(`\n=== ${name} ===`);
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  try {
    const content = join(folder, 'content');
    cpSync('demo', content, { recursive: true });
    write(content);
    const clock = clocks[name];
    const env = {
      ...process.env,
      SITE_CONTENT: content,
      SITE_DIST: join(folder, 'dist'),
      ...(clock && { CLOCK: clock, NODE_OPTIONS: `--import=${new URL('clock.ts', import.meta.url)}` }),
    };
    return ['build:only', 'test:owner'].every(
      (script) =>
        spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', env, shell: process.platform === 'win32' })
          .status === 0,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
