import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '../integrations/hosts/compress.ts';
import { freePort } from '../launch/started.ts';
import { createSite } from '../server/site.ts';
import { contentFolder } from '../src/content/folders.ts';
import { readContent } from '../src/content/read.ts';
import { toYaml } from '../src/content/yaml.ts';
import { basePath } from '../src/lib/links.ts';

export type OwnSite = {
  home: string;
  pages: string[];
  /** The URL of a page with one line and a link to a copy of the page: the minimum cost of a page on this machine. */
  limit: string;
  /**
   * The URL of a form with the contact form's fields, without styles or scripts: the minimum cost of a form on this
   * machine.
   */
  bareForm: string;
  close: () => void;
};

/** Builds the site with a local address in its configuration, adds the pages for comparison, and serves all of them. */
export async function serveOwnSite(): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [content, dist] = [join(folder, 'content'), join(folder, 'dist')];
  const { site, services } = readContent();
  const base = basePath(site.address);
  const port = await freePort();
  const home = `http://localhost:${port}${base}/`;

  cpSync(contentFolder(), content, { recursive: true, filter: () => true });
  writeFileSync(join(content, 'site.yaml'), toYaml({ ...site, address: home.slice(0, -1) }, ''));
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build:only'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_CONTENT: content, SITE_DIST: dist },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  writePage(dist, 'vazia', emptyPage('vazia-2'));
  writePage(dist, 'vazia-2', emptyPage('vazia'));
  writePage(dist, 'formulario', BARE_FORM);

  const server = createSite({ folder: dist, base });
  await new Promise<void>((resolve) => server.listen(port, () => resolve()));
  return {
    home,
    pages: [home, ...services.map(({ slug }) => home + slug)],
    limit: `${home}vazia`,
    bareForm: `${home}formulario`,
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const HEAD =
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">';

function emptyPage(twin: string): string {
  return `${HEAD}<title>Vazia</title></head><body><nav><a href="${twin}">Outra</a></nav><h1>Uma linha</h1></body></html>`;
}

/** A page with a menu button and a form. With the method `dialog`, the browser validates the form but sends nothing. */
const BARE_FORM = `${HEAD}<title>Formulário</title></head><body><header><button>Menu</button></header><main><form method="dialog"><p><input required></p><p><input type="email" required></p><p><textarea required></textarea></p><button>Enviar</button></form></main></body></html>`;

function writePage(dist: string, name: string, page: string): void {
  const path = join(dist, `${name}.html`);
  writeFileSync(path, page);
  compress(path);
}
