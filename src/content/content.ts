import { blockTitle } from '#blocks/blocks.ts';
import { dayOf } from '#lib/dates.ts';
import { keysOf } from '#lib/keysOf.ts';
import { basePath, type LinkTarget } from '#lib/links.ts';
import { marked } from '#lib/origin.ts';
import { listedKinds } from '#lib/pageKinds.ts';
import { typeset, typesetAll } from '#lib/typography.ts';
import { chosenPalette } from '#look/palette/palette.ts';
import { contentFolder, isDraft } from './reader/folders.ts';
import { readContent } from './reader/read.ts';

/** The checked content of the owner's files: facts and texts. The texts are not typeset. */
export const { site, home, common, notFound, published, listed, filePages, form } = readContent(contentFolder(), {
  isDraft,
});

/** A page that has a file of its own. */
export type ContentPage = (typeof filePages)[number];

/** The published services, in the owner's order. */
export const { services } = published;

/** The home page's heading: the title of its first block. The schema requires one. */
export const homeHeading = blockTitle(home.blocks[0]) ?? site.brand.name;

/** The lists of the site: a kind without pages has none. */
export const lists = keysOf(listedKinds)
  .filter((kind) => listed[kind].length > 0)
  .map((kind) => ({ kind, ...listedKinds[kind], path: `/${listedKinds[kind].list}` }));

/** The owner's colours, for parts without CSS, such as the icon and the browser's toolbar. */
export const palette = chosenPalette(site.palette);

/** The target of a link to a page of this site, by the page's path from the site's root. */
export const pageAt = (path: string): LinkTarget => ({ href: basePath(site.address) + path });

/** The day of the build in Brazil, in ISO 8601. */
export const today = dayOf(new Date());

/** The content as pages show it: typeset. Metadata and files for machines have the texts as written. */
export const words = {
  ...typesetAll({ site, common, notFound }),
  services: services.map((service) => {
    const { slug, path, tile, free } = service;
    const shown = (key: 'name' | 'summary') => marked(typeset(service[key]), service, key);
    return { slug, tile, free, page: pageAt(path), name: shown('name'), summary: shown('summary') };
  }),
};

/** Links to the pages of the published services. */
export const serviceLinks = words.services.map(({ name, page }) => ({ label: name, to: page }));
