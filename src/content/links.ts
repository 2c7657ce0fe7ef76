import { type Block, blockTargets, definitionOf } from '#blocks/blocks.ts';
import { idsOf } from '#blocks/places.ts';
import { type Addresses, type Links, linksFrom } from '#lib/links.ts';
import { jsonSchema, labelOf } from '#schema/json.ts';
import type { Fault } from './faults.ts';
import type { Read } from './file.ts';
import { home } from './files/home.ts';
import { service } from './files/service.ts';
import { texts } from './named.ts';

/** The blocks that a page shows: a block without anything to show is left out. */
export function shownBlocks(blocks: readonly Block[], links: Links): Block[] {
  // Each definition decides about the content of its own kind only.
  return blocks.filter((block) => definitionOf(block.kind).shows?.(block as never, links) ?? true);
}

/**
 * The targets of the links on the home page and on the other pages.
 * @param blocks The blocks of the home page.
 * @param form The URL of a form on another page, for a home page without a form.
 */
export function siteLinks(site: Addresses, newTab: string, blocks: readonly Block[], form?: string) {
  // An invitation to another block is shown only if the page shows that block, so the first list may be too long.
  const outside = linksFrom('home', site, newTab, fragments(blocks));
  const shown = fragments(
    shownBlocks(blocks, linksFrom('home', site, newTab, fragments(shownBlocks(blocks, outside)))),
  );
  const nearest = shown.contact === undefined ? form : undefined;
  return {
    home: linksFrom('home', site, newTab, shown, nearest),
    /** @param own The URL of the page's own form, if it has one. */
    other: (own = nearest) => linksFrom('other', site, newTab, shown, own),
  };
}

/** The fragment of the first block of each kind. */
function fragments(blocks: readonly Block[]): Record<string, string> {
  const ids = idsOf(blocks);
  return Object.fromEntries(blocks.map(({ kind }, index) => [kind, ids[index] ?? '']).toReversed());
}

/** The faults of links inside the texts of a page that lead to a block that the home page does not have. */
export function deadLinks({ data, file, lineOf }: Read<{ blocks: Block[] }>, homeBlocks: readonly Block[]): Fault[] {
  const schema = jsonSchema(file === 'home.yaml' ? home : service);
  const there: string[] = homeBlocks.map(({ kind }) => kind);
  return texts(data.blocks, 'to', ['blocks']).flatMap(({ text: to, path }): Fault[] => {
    if (there.includes(to) || !isBlock(to)) return [];
    const label = blockTargets[to];
    return [
      {
        file,
        line: lineOf(path),
        field: labelOf(schema, path, data),
        path,
        found: `“${to}” (${label}), que a página inicial não tem`,
        expected: 'um lugar que exista',
        todo: 'mude aonde o link leva, apague o link, ou ponha essa parte na página inicial',
      },
    ];
  });
}

/** The fault of a home page that leaves out its first block, which has the heading of the page. */
export function hiddenHeading({ data, file, lineOf }: Read<{ blocks: Block[] }>, links: Links): Fault[] {
  const [first] = data.blocks;
  if (!first || shownBlocks([first], links).length > 0) return [];
  const path = ['blocks', 0];
  return [
    {
      file,
      line: lineOf(path),
      field: labelOf(jsonSchema(home), path, data),
      path,
      found: 'uma parte sem nada para mostrar, que o site deixa de fora',
      expected: 'uma parte que apareça: o título da primeira é o da página inicial',
      todo: 'escreva nela o que falta, ponha outra parte antes, ou apague-a',
    },
  ];
}

/** Whether a name is that of a block, and not that of a page or of an outside link. */
const isBlock = (to: string) => Object.hasOwn(blockTargets, to);
