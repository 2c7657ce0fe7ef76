import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { placeholdersIn } from '../../src/lib/placeholders.ts';
import type { Finding } from './finding.ts';

/** The built site, as far as the checks read it. */
export type Built = {
  pages: readonly BuiltPage[];
  /** Whether something of the owner's was changed after it was built. */
  isStale: boolean;
};

/** `bytes`: compressed. */
export type BuiltPage = { path: string; html: string; bytes: number };

/**
 * The built site of a project's folder, or nothing where none was built to the end.
 * @param content Where the owner's files are.
 */
export function readBuilt(root: string, content: string): Built | undefined {
  const folder = join(root, 'dist');
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const html = files.filter((file) => file.endsWith('.html')).sort();
  // Compressing is the last thing that a build does.
  if (html.some((file) => !files.includes(`${file}.br`))) return undefined;
  return {
    pages: html.map((path) => ({
      path: path.replaceAll('\\', '/'),
      html: readFileSync(join(folder, path), 'utf8'),
      bytes: statSync(join(folder, `${path}.br`)).size,
    })),
    isStale: lastChange(join(root, content)) > statSync(join(folder, 'index.html')).mtimeMs,
  };
}

/** When a file, or a folder of them, was last changed: in a folder, a file may also have gone. */
function lastChange(folder: string): number {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  return Math.max(...[folder, ...inside].map((path) => statSync(path).mtimeMs));
}

/**
 * What the built site tells; nothing but “build it” where it is not there, or is of other texts than today's.
 * @param flight The bytes that reach a visitor in one go.
 */
export function checkBuilt(built: Built | undefined, flight: number): Finding[] {
  const name = 'a construção do site';
  if (!built || built.isStale) {
    const why = built
      ? 'O site em dist/ é mais antigo do que os seus textos.'
      : 'O site ainda não foi construído: não há dist/, ou ela está pela metade.';
    const todo = 'Antes de tudo, rode `npm run build`; depois, `npm run preflight` outra vez.';
    return [{ name, state: 'missing', found: [why], todo }];
  }
  const count = built.pages.length === 1 ? '1 página' : `${built.pages.length} páginas`;
  return [
    { name, state: 'fine', found: [`O site em dist/ está em dia: ${count}.`], todo: '' },
    checkPages(built.pages),
    checkWeight(built.pages, flight),
  ];
}

function checkPages(pages: readonly BuiltPage[]): Finding {
  const name = 'páginas sem dados de exemplo';
  const naming = pages.flatMap(({ path, html }) => {
    const names = placeholdersIn(html).map(({ text }) => text);
    return names.length > 0 ? [{ path, names }] : [];
  });
  if (naming.length === 0) return { name, state: 'fine', found: ['Nenhuma traz um dado de exemplo.'], todo: '' };
  const todo = 'Troque esses dados com `npm run edit` e rode `npm run build`.';
  return { name, state: 'missing', found: groupByPages(naming, pages.length), todo };
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

/** What the answer's headers may weigh, in bytes. */
const HEADERS = 1_600;

function checkWeight(pages: readonly BuiltPage[], flight: number): Finding {
  const name = 'páginas que chegam de uma vez';
  const limit = flight - HEADERS;
  const say = ({ path, bytes }: BuiltPage) =>
    `${path}: ${bytes.toLocaleString('pt-BR')} de ${limit.toLocaleString('pt-BR')} bytes`;
  const late = pages.filter(({ bytes }) => bytes > limit);
  if (late.length > 0) {
    const todo = 'Em redes lentas essas páginas chegam em duas vezes. Encurte os textos delas.';
    return { name, state: 'missing', found: late.map(say), todo };
  }
  const heaviest = pages.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  return { name, state: 'fine', found: [`Todas chegam de uma vez. A mais pesada é ${say(heaviest)}.`], todo: '' };
}
