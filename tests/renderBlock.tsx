import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockList } from '../src/blocks/BlockList.tsx';
import type { Position, Shown } from '../src/blocks/block.ts';
import type { Block } from '../src/blocks/blocks.ts';
import type { PageContext } from '../src/blocks/pageContext.ts';
import { placed } from '../src/blocks/views.ts';
import { contextOf, links } from '../src/content/contextOf.ts';

/** A page of the demonstration. Each test changes what it needs. */
const page = contextOf(links.other('Teste'), { motif: 'folha', accent: 'principal', seed: 'teste' });

/** A block as a page shows it. */
export async function renderBlock(
  content: Shown<Block>,
  { position = {}, page: known = {} }: { position?: Partial<Position>; page?: Partial<PageContext> } = {},
): Promise<HTMLElement> {
  const block = await placed(content.kind, content, {
    id: 'parte',
    level: 2,
    ground: 'page',
    joins: false,
    ...position,
  });
  return parse(renderToStaticMarkup(<BlockList blocks={[block]} page={{ ...page, ...known }} />));
}
