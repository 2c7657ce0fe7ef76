import { type Block, definitionOf } from '#blocks/blocks.ts';
import { idsOf } from '#blocks/places.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { basePath, type Links, linksFrom, withChatText } from '#lib/links.ts';
import type { Site } from './files/site.ts';

/** The blocks that a page shows: a block without anything to show is left out. */
export function shownBlocks(blocks: readonly Block[], links: Links): Block[] {
  // Each definition decides about the content of its own kind only.
  return blocks.filter((block) => definitionOf(block.kind).shows?.(block as never, links) ?? true);
}

/**
 * The targets of the links on each kind of page. The links to WhatsApp begin a message on a service's page, and on the
 * others if the owner wants.
 * @param blocks The blocks of the home page.
 * @param pages The other pages that have blocks. The first form among them is for a home page without a form.
 * @param paths The paths of all other pages. Paths are from the root of the site.
 */
export function siteLinks(
  site: Pick<Site, 'address' | 'brand' | 'contact' | 'links'>,
  blocks: readonly Block[],
  pages: readonly { path: string; blocks: readonly Block[] }[],
  paths: readonly string[],
) {
  const base = basePath(site.address);
  const from = (page: 'home' | 'other', ...more: [Record<string, string>, string?]): Links => ({
    ...linksFrom(page, site, interfaceWords.newTab, ...more),
    ...Object.fromEntries([...pages.map(({ path }) => path), ...paths].map((path) => [path, { href: base + path }])),
  });
  const shown = fragments(shownBlocks(blocks, from('home', fragments(blocks))));
  const withForm = shown.contact === undefined ? pages.find(hasForm) : undefined;
  const nearest = withForm && base + withForm.path + formFragment;
  const chatting = (links: Links, name: string) => withChatText(links, interfaceWords.chatText, name);
  const ifWanted = site.contact.chatTextEverywhere ? chatting : (links: Links) => links;
  const other = (own = nearest) => from('other', shown, own);
  return {
    home: ifWanted(from('home', shown, nearest), site.brand.name),
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

/** The fragment of the first block of each kind. */
function fragments(blocks: readonly Block[]): Record<string, string> {
  const ids = idsOf(blocks);
  return Object.fromEntries(blocks.map(({ kind }, index) => [kind, ids[index] ?? '']).toReversed());
}
