import { type Block, definitionOf } from '#blocks/blocks.ts';
import { idsOf } from '#blocks/places.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { type Addresses, basePath, type Links, linksFrom, withChatText } from '#lib/links.ts';
import type { Site } from './files/site.ts';

/** The blocks that a page shows: a block without anything to show is left out. */
export function shownBlocks(blocks: readonly Block[], links: Links): Block[] {
  // Each definition decides about the content of its own kind only.
  return blocks.filter((block) => definitionOf(block.kind).shows?.(block as never, links) ?? true);
}

/**
 * The targets of the links on the home page and on the other pages.
 * @param blocks The blocks of the home page.
 * @param paths The paths of the pages, from the root of the site.
 * @param form The URL of a form on another page, for a home page without a form.
 */
export function siteLinks(
  site: Addresses,
  newTab: string,
  blocks: readonly Block[],
  paths: readonly string[],
  form?: string,
) {
  const from = (page: 'home' | 'other', ...more: [Record<string, string>, string?]): Links => ({
    ...linksFrom(page, site, newTab, ...more),
    ...Object.fromEntries(paths.map((path) => [path, { href: basePath(site.address) + path }])),
  });
  // An invitation to another block is shown only if the page shows that block, so the first list may be too long.
  const outside = from('home', fragments(blocks));
  const shown = fragments(shownBlocks(blocks, from('home', fragments(shownBlocks(blocks, outside)))));
  const nearest = shown.contact === undefined ? form : undefined;
  return {
    home: from('home', shown, nearest),
    /** @param own The URL of the page's own form, if it has one. */
    other: (own = nearest) => from('other', shown, own),
  };
}

/** The targets of the links on each kind of page. The links to WhatsApp begin a message, if the page has a text for it. */
export function withChats(
  { home, other }: ReturnType<typeof siteLinks>,
  { brand, contact }: Pick<Site, 'brand' | 'contact'>,
) {
  const chatting = (links: Links, name: string) => withChatText(links, interfaceWords.chatText, name);
  const ifWanted = contact.chatTextEverywhere ? chatting : (links: Links) => links;
  return {
    home: ifWanted(home, brand.name),
    /** @param own The URL of the page's own form, if it has one. */
    other: (name: string, own?: string) => ifWanted(other(own), name),
    service: (name: string, own?: string) => chatting(other(own), name),
    /** The targets for files that are no pages: their links to WhatsApp begin no message. */
    files: other(),
  };
}

/** Whether a page has the contact form. */
export const hasForm = ({ blocks }: { blocks: readonly Block[] }): boolean =>
  blocks.some(({ kind }) => kind === 'contact');

/** The fragment of the form on its page. */
export const formFragment = `#${definitionOf('contact').anchor}`;

/** The path of the first page with the form, empty for the home page; undefined if no page has the form. */
export function pathWithForm(
  home: { blocks: readonly Block[] },
  pages: readonly { path: string; blocks: readonly Block[] }[],
): string | undefined {
  return hasForm(home) ? '' : pages.find(hasForm)?.path;
}

/** The fragment of the first block of each kind. */
function fragments(blocks: readonly Block[]): Record<string, string> {
  const ids = idsOf(blocks);
  return Object.fromEntries(blocks.map(({ kind }, index) => [kind, ids[index] ?? '']).toReversed());
}
