import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockList } from '../src/blocks/BlockList.tsx';
import type { Position, Shown } from '../src/blocks/block.ts';
import { type Block, type Kind, viewOf } from '../src/blocks/blocks.ts';
import type { PageContext } from '../src/blocks/pageContext.ts';

const contact = { href: '#contato' };

/** A page of which a test changes what it needs. */
const page: PageContext = {
  links: { home: { href: '/' }, vcard: { href: '/contato.vcf' }, whatsapp: { href: 'https://wa.me/55' }, contact },
  outside: (href) => ({ href, newTab: '(abre em nova aba)' }),
  services: [],
  lists: {},
  contact: { note: '', talk: [], channels: [], about: [], card: { href: '/contato.vcf' } },
  channels: [],
  price: [],
  wall: undefined,
  tile: { motif: 'folha', accent: 'principal', seed: 'teste' },
  languageOf: () => undefined,
};

/** A block as a page shows it. */
export async function renderBlock<Name extends Kind>(
  content: Extract<Shown<Block>, { kind: Name }>,
  { position = {}, page: known = {} }: { position?: Partial<Position>; page?: Partial<PageContext> } = {},
): Promise<HTMLElement> {
  const View = await viewOf(content.kind);
  const at: Position = { id: 'parte', level: 2, ground: 'page', ...position };
  return parse(
    renderToStaticMarkup(<BlockList blocks={[{ View, content, position: at }]} page={{ ...page, ...known }} />),
  );
}
