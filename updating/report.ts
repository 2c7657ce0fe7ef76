/* Shows the owner what the new version changes: in words, and with pictures on a page of its own. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseOf, type PageChange, type TextChange } from './pages.ts';

/** The most changes of a page that the terminal lists. The page with the pictures lists all. */
const MOST = 5;

const inWords = ({ before, was, now }: TextChange) =>
  `…${before} ${was && `[sai: ${was}]`}${was && now && ' '}${now && `[entra: ${now}]`}`;

function summary({ state, texts }: PageChange): string {
  if (state !== 'muda') return state === 'nova' ? 'página nova' : 'deixa de existir';
  return texts.length > 0 ? 'o texto muda' : 'muda a aparência ou o código; o texto é o mesmo';
}

/** The most pages that a line names. */
const MOST_NAMES = 3;

/** The changes in words, line by line. Pages that change in the same way share their lines. */
export function told(changes: readonly PageChange[]): string[] {
  if (changes.length === 0) return ['Nenhuma página muda.'];
  const alike = Map.groupBy(changes, ({ state, texts }) => JSON.stringify([state, texts]));
  return [
    changes.length === 1 ? 'Muda uma página:' : `Mudam ${changes.length} páginas:`,
    ...[...alike.values()].flatMap((pages) => {
      const { texts = [] } = pages[0] ?? {};
      return [
        `  ${names(pages.map(({ path }) => path))}: ${pages.slice(0, 1).map(summary)}`,
        ...texts.slice(0, MOST).map((text) => `      ${inWords(text)}`),
        ...(texts.length > MOST ? [`      e mais ${texts.length - MOST} trechos`] : []),
      ];
    }),
  ];
}

function names(paths: readonly string[]): string {
  const others = paths.length - MOST_NAMES;
  return paths.slice(0, MOST_NAMES).join(', ') + (others > 0 ? ` e mais ${others}` : '');
}

/** The owner's files that go along, in words: one line for each file or folder at the top. */
export function carried(paths: readonly string[]): string[] {
  const tops = Map.groupBy(paths, (path) => path.split('/')[0] ?? '');
  return [...tops].map(([top, [path, ...others]]) =>
    others.length === 0
      ? `  Levo junto o seu arquivo ${path}`
      : `  Levo junto os seus ${others.length + 1} arquivos da pasta ${top}`,
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Takes a picture of each page before and after, and writes a page that shows them.
 * @returns the file of the page; undefined if there is no browser.
 */
export async function pictured(work: string, changes: readonly PageChange[], before: string, after: string) {
  const named = changes.map((change, index) => ({ ...change, name: `${index}.png` }));
  try {
    // Tests need this package, but a site that is installed for production has none of theirs.
    const { pictureFullPages } = await import('../launch/fullPages.ts');
    for (const [side, dist, missing] of [
      ['antes', before, 'nova'],
      ['depois', after, 'some'],
    ] as const) {
      mkdirSync(join(work, side), { recursive: true });
      const files = named
        .filter(({ state }) => state !== missing)
        .map(({ path, name }) => [path, join(work, side, name)]);
      await pictureFullPages(dist, baseOf(dist), new Map(files as [string, string][]));
    }
  } catch {
    return undefined;
  }
  const look = (side: string, name: string) =>
    existsSync(join(work, side, name)) ? readFileSync(join(work, side, name)) : undefined;
  const sections = named.map((change) => {
    const [was, now] = [look('antes', change.name), look('depois', change.name)];
    const note = was && now?.equals(was) ? ' As duas fotos são iguais.' : '';
    const figure = (side: string, has: boolean) =>
      has ? `<figure><figcaption>${side}</figcaption><img src="${side}/${change.name}" alt=""></figure>` : '';
    const texts = change.texts.map((text) => `<li>${escaped(inWords(text))}</li>`).join('');
    return `<section><h2>${escaped(change.path)}</h2><p>${summary(change)}.${note}</p><ul>${texts}</ul>
<div>${figure('antes', was !== undefined)}${figure('depois', now !== undefined)}</div></section>`;
  });
  const file = join(work, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Antes e depois</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem}section>div{display:flex;gap:1rem}figure{flex:1;margin:0}
img{width:100%;border:1px solid}</style><h1>Antes e depois</h1>
${sections.join('\n')}</html>
`,
  );
  return file;
}
