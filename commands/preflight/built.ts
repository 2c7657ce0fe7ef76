import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { DESCRIPTION_LENGTH, isWellLong, lengthOf } from '../../src/lib/descriptions.ts';
import { placeholdersIn } from '../../src/lib/placeholders.ts';
import type { Matter } from './matter.ts';

/** The built site, as far as the checks read it. */
export type Built = {
  pages: readonly BuiltPage[];
  /** What every page loads besides itself: the font, the icon and the marks. */
  sharedBytes: number;
  /** Whether the configuration or a text was changed after it was built. */
  isStale: boolean;
};

export type BuiltPage = { path: string; html: string; bytes: number };

export type Budgets = { flight: number; homeHtml: number; html: number; load: number };

/** The built site of a project's folder, or nothing where none was built to the end. */
export function readBuilt(root: string): Built | undefined {
  const folder = join(root, 'dist');
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const html = files.filter((file) => file.endsWith('.html')).sort();
  // Compressing is the last thing that a build does.
  if (html.some((file) => !files.includes(`${file}.br`))) return undefined;
  const weigh = (file: string) => statSync(join(folder, file)).size;
  const shared = files.filter((file) => /\.woff2$|^icone\.svg\.br$|^_astro.marks\..*\.svg\.br$/.test(file));
  return {
    pages: html.map((path) => ({
      path: path.replaceAll('\\', '/'),
      html: readFileSync(join(folder, path), 'utf8'),
      bytes: weigh(`${path}.br`),
    })),
    sharedBytes: shared.reduce((sum, file) => sum + weigh(file), 0),
    isStale: lastChange(root) > statSync(join(folder, 'index.html')).mtimeMs,
  };
}

/** When a text, the configuration, or a folder of texts was last changed: in a folder, a file may also have gone. */
function lastChange(root: string): number {
  const texts = join(root, 'src', 'content');
  const inside = readdirSync(texts, { recursive: true, encoding: 'utf8' }).map((file) => join(texts, file));
  return Math.max(...[join(root, 'site.config.ts'), texts, ...inside].map((path) => statSync(path).mtimeMs));
}

/** What the built site tells; nothing but “build it” where it is not there, or is of other texts than today's. */
export function checkBuilt(built: Built | undefined, budgets: Budgets): Matter[] {
  const build = { id: 'build', name: 'Construção' } as const;
  if (!built || built.isStale) {
    const why = built
      ? 'O site em dist/ é mais antigo do que o que está escrito em site.config.ts ou em src/content.'
      : 'O site ainda não foi construído: não há dist/, ou ela está pela metade.';
    const todo = 'Antes de tudo, rode `npm run build`; depois, `npm run preflight` outra vez.';
    return [{ ...build, state: 'blocking', found: [why], todo }];
  }
  return [
    { ...build, state: 'settled', found: [`O site em dist/ está em dia: ${counted(built.pages.length)}.`], todo: '' },
    checkPages(built.pages),
    checkDescriptions(built.pages),
    checkWeight(built, budgets),
  ];
}

function checkPages(pages: readonly BuiltPage[]): Matter {
  const matter = { id: 'pages', name: 'Páginas prontas' } as const;
  const naming = pages.flatMap(({ path, html }) => {
    const names = placeholdersIn(html).map(({ text }) => text);
    return names.length > 0 ? [{ path, names }] : [];
  });
  if (naming.length === 0) {
    return { ...matter, state: 'settled', found: ['Nenhuma traz um dado de exemplo.'], todo: '' };
  }
  return {
    ...matter,
    state: 'blocking',
    found: groupByPages(naming, pages.length),
    todo: 'Troque esses dados em site.config.ts (ou em src/content, se estiverem num texto) e rode `npm run build`.',
  };
}

/** What stands on the same pages is told in one line: most placeholders stand in the footer of all of them. */
function groupByPages(naming: readonly { path: string; names: readonly string[] }[], pages: number): string[] {
  const names = new Set(naming.flatMap((page) => page.names));
  const groups = Map.groupBy(names, (name) => {
    const paths = naming.filter((page) => page.names.includes(name)).map(({ path }) => path);
    return paths.length === pages ? 'todas as páginas' : paths.join(', ');
  });
  return [...groups].map(([where, some]) => `Em ${where}: ${some.join(', ')}`);
}

/** Only a warning: a search result cuts what is too long, or shows another part of the page. */
function checkDescriptions(pages: readonly BuiltPage[]): Matter {
  const matter = { id: 'descriptions', name: 'Descrições na busca' } as const;
  const { least, most } = DESCRIPTION_LENGTH;
  const found = pages.flatMap(({ path, html }) => {
    const description = parse(html).querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    const told = `${path}: ${lengthOf(description)} caracteres, e o bom é de ${least} a ${most}`;
    return isWellLong(description) ? [] : [told];
  });
  if (found.length === 0) {
    return { ...matter, state: 'settled', found: [`Todas têm de ${least} a ${most} caracteres.`], todo: '' };
  }
  return {
    ...matter,
    state: 'warning',
    found,
    todo: 'A da página inicial é a frase brand.tagline, em site.config.ts; a de um serviço é description, no arquivo dele em src/content/services.',
  };
}

/** What the answer's headers may weigh, in bytes. */
const HEADERS = 2000;

function checkWeight({ pages, sharedBytes }: Built, budgets: Budgets): Matter {
  const matter = { id: 'weight', name: 'Peso das páginas' } as const;
  const measured = pages.flatMap(({ path, bytes }) => [
    { what: path, bytes, limit: path === 'index.html' ? budgets.homeHtml : budgets.html },
    { what: `${path} com tudo que carrega`, bytes: bytes + sharedBytes, limit: budgets.load },
  ]);
  const say = ({ what, bytes, limit }: (typeof measured)[number]) =>
    `${what}: ${bytes.toLocaleString('pt-BR')} de ${limit.toLocaleString('pt-BR')} bytes`;
  const heavy = measured.filter(({ bytes, limit }) => bytes > limit);
  // An owner's words may weigh more than the budgets, as long as they come in one flight.
  const late = pages.some(({ bytes }) => bytes > budgets.flight - HEADERS);
  if (heavy.length > 0) {
    return {
      ...matter,
      state: late ? 'blocking' : 'warning',
      found: heavy.map(say),
      todo: late
        ? 'Em redes lentas essas páginas chegam em duas vezes. Encurte os textos delas em src/content.'
        : 'O site funciona assim. Se puder, encurte os textos dessas páginas em src/content: em redes lentas, cada palavra conta.',
    };
  }
  const nearest = measured.reduce((one, other) => (other.bytes / other.limit > one.bytes / one.limit ? other : one));
  return { ...matter, state: 'settled', found: [`Todas no limite. A mais perto dele é ${say(nearest)}.`], todo: '' };
}

function counted(pages: number): string {
  return pages === 1 ? '1 página' : `${pages} páginas`;
}
