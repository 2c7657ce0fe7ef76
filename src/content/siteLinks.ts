import { type Block, definitionOf, formFragment, hasForm } from '#blocks/blocks.ts';
import { otherSite } from '#blocks/pageContext.ts';
import { idsOf } from '#blocks/positions.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { mapValues } from '#lib/keysOf.ts';
import { basePath, homeHref, type Links, whatsappHref } from '#lib/links.ts';
import { platformOf } from '#lib/platforms.ts';
import type { Site } from './files/site.ts';

/** The blocks that a page shows: a block without anything to show is left out. */
export function shownBlocks(blocks: readonly Block[], links: Links): Block[] {
  return blocks.filter((block) => definitionOf(block.kind).shows?.(block, links) ?? true);
}

/**
 * The targets of the links on each kind of page. A link to the contact leads to the page's own form, else to the home
 * page's, else to the nearest, else to WhatsApp. The links to WhatsApp begin a message on a service's page, and on the
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
  const withMark = (href: string, mark = platformOf(href)) => ({ ...otherSite(href), ...(mark && { mark }) });
  const chat = withMark(whatsappHref(site.contact.whatsapp));
  const everywhere = {
    home: { href: homeHref(base) },
    vcard: { href: `${base}/contato.vcf` },
    whatsapp: chat,
    ...Object.fromEntries([...pages.map(({ path }) => path), ...paths].map((path) => [path, { href: base + path }])),
    ...Object.fromEntries(
      site.links.flatMap(({ name, address, mark }) => (address ? [[name, withMark(address, mark)]] : [])),
    ),
  };
  // On the home page, a link to a block is only a fragment: then it does not reload the page, even if the page's URL has a
  // query.
  const from = (before: string, ids: Record<string, string>, form?: string): Links => ({
    contact: chat,
    ...mapValues(ids, (id) => ({ href: `${before}#${id}` })),
    ...(form && { contact: { href: form } }),
    ...everywhere,
  });
  const shown = fragments(shownBlocks(blocks, from('', fragments(blocks))));
  const withForm = shown.contact === undefined ? pages.find(hasForm) : undefined;
  const nearest = withForm && base + withForm.path + formFragment;
  const ifWanted = site.contact.chatTextEverywhere ? withChatText : (links: Links) => links;
  const other = (own = nearest) => from(homeHref(base), shown, own);
  return {
    home: ifWanted(from('', shown, nearest), site.brand.name),
    /** @param own The URL of the page's own form, if it has one. */
    other: (name: string, own?: string) => ifWanted(other(own), name),
    service: (name: string, own?: string) => withChatText(other(own), name),
    /** The targets for files that are no pages: their links to WhatsApp begin no message. */
    files: other(),
  };
}

/** The links of a page on which each link to WhatsApp begins a message that names the page. */
function withChatText(links: Links, name: string): Links {
  const { whatsapp } = links;
  // A function, because in a replacement text `$&` has a meaning.
  const message = interfaceWords.chatText.replaceAll('{page}', () => name);
  const chat = { ...whatsapp, href: `${whatsapp.href}?text=${encodeURIComponent(message)}` };
  return { ...links, whatsapp: chat, ...(links.contact.href === whatsapp.href && { contact: chat }) };
}

/** The fragment of the first block of each kind. */
function fragments(blocks: readonly Block[]): Record<string, string> {
  const ids = idsOf(blocks);
  return Object.fromEntries(blocks.map(({ kind }, index) => [kind, ids[index] ?? '']).toReversed());
}
