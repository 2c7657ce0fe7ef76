import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Talk } from '../talk.ts';

export const PASSWORD = 'uma senha de teste';

/** The hash of a text, for the name of a file. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** Writes a file, and the folders that it needs. */
export function write(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

type Options = { word?: string; style?: string; services?: readonly string[] };

/**
 * Writes a small site like the build's: pages with an inline style, a script with a hash in its name, compressed copies
 * and `.htaccess`.
 * @returns the folder of the site.
 */
export function makeSite({ word = 'boas', style = 'black', services = ['bots', 'sites'] }: Options = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  // The script is large enough to arrive in several parts.
  const script = `// ${style}\n${'alert();\n'.repeat(5000)}`;
  const asset = `_astro/app.${hash(script).slice(0, 6).replaceAll(/\W/g, '0')}.js`;
  const files: Record<string, string> = {
    [asset]: script,
    '404.html': page(asset, style, 'Não há'),
    'index.html': page(asset, style, `${word} vindas: ${services.join(', ')}`),
    'robots.txt': 'Sitemap: x',
    'sitemap-0.xml': `Sitemap: ${services}`,
    '.well-known/security.txt': 'Contact: x',
    ...Object.fromEntries(services.map((name) => [`${name}.html`, page(asset, style, name)])),
    ...Object.fromEntries(services.map((name) => [`cartoes/${name}.png`, name])),
  };
  for (const [path, content] of Object.entries(files)) {
    write(folder, path, content);
    if (!path.endsWith('.png')) for (const form of ['br', 'gz']) write(folder, `${path}.${form}`, `${form} ${content}`);
  }
  write(folder, '.htaccess', 'AddType text/html .br .gz\n');
  return folder;
}

const page = (asset: string, style: string, text: string) =>
  `<script src="/${asset}"></script><style>body{color:${style}}</style><p>${text}</p>`.padEnd(20_000, '.');

/** The content of every file in a folder, except the files that the publication itself keeps there. */
export function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const all = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    all
      .filter((path) => !path.includes('.htpublicado'))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')])
      .sort(),
  );
}

/** An owner who reads everything, answers yes, and gives the password; the settings change the answers. */
export const answering = (settings: Partial<Talk> = {}): Talk => ({
  say: () => undefined,
  progress: () => undefined,
  warn: () => undefined,
  ask: async () => true,
  password: async (_account, wrong) => (wrong ? undefined : PASSWORD),
  ...settings,
});
