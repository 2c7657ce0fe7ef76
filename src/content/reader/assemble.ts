import { type Block, formFragment, hasForm } from '#blocks/blocks.ts';
import { mapValues } from '#lib/keysOf.ts';
import { noteOrigin } from '#lib/origin.ts';
import { pageKinds, pagePath } from '#lib/pageKinds.ts';
import type { ServiceTile } from '#look/walls/walls.ts';
import { home } from '../files/home.ts';
import { schemaOf } from '../files/schemas.ts';
import { site } from '../files/site.ts';
import { type CheckedFiles, type CheckedPage, pagesOf } from './check.ts';
import { priceRows } from './priceRows.ts';
import { logosIn, picturesIn } from './references.ts';
import { serviceTile, tileOf } from './tile.ts';

/** The files of a site, all without mistakes. */
export type RightFiles = { [Name in keyof CheckedFiles]-?: NonNullable<CheckedFiles[Name]> };

/** Why a page is not published: the owner hides it, or its day comes later. */
type Notice = 'hidden' | 'later';

/**
 * Makes the content of the site from its files: pages with their paths, their order and their defaults.
 * @param today The day in ISO 8601: later news are not published.
 * @param isDraft Whether the pages that are not published are among the others, each with a notice, and the site is at the
 * root of its server.
 */
export function assemble(files: RightFiles, today: string, isDraft = false) {
  const noticeOf = ({ data: { hidden, date = '' } }: CheckedPage): Notice | undefined =>
    hidden ? 'hidden' : date > today ? 'later' : undefined;
  const shown = mapValues(pageKinds, (_, kind) =>
    files.pages.filter((page) => page.kind === kind && (isDraft || !noticeOf(page))),
  );
  /** Leaves out the blocks that would be a heading over nothing. */
  const withItems = (blocks: readonly Block[], rows: readonly object[] = []) =>
    blocks.filter((block) => {
      if (block.kind === 'services') return shown.services.length > 0;
      if (block.kind === 'facts') return block.items.length > 0 || rows.length > 0;
      if (block.kind !== 'latest') return true;
      return shown[block.of].some(({ data }) => [undefined, data.service].includes(block.service));
    });
  const pageOf = (checked: CheckedPage) => {
    const page = withDefaults(checked, noticeOf(checked));
    page.blocks = withFacts(page, withItems(page.blocks, page.priceRows), shown.cases);
    return page;
  };
  const siteData = files.site.data;
  const listed = mapValues(shown, (pages) => pages.map(pageOf).sort(inOrder(siteData.services)));
  const published = mapValues(listed, (pages) => pages.filter(({ notice }) => !notice));
  const chosen = new Map(shown.services.map(({ slug, data }) => [slug, data.tile]));
  let before: ServiceTile | undefined;
  for (const service of published.services) {
    before = serviceTile(service.slug, before, chosen.get(service.slug));
    service.tile = before;
  }
  const filePages = Object.values(listed).flat();
  const { blocks } = files.home.data;
  // The first one stays: its title is that of the page.
  const homeBlocks = [...blocks.slice(0, 1), ...withItems(blocks.slice(1))];
  const formPath = hasForm(files.home.data) ? '/' : filePages.find(hasForm)?.path;
  return {
    site: isDraft
      ? noteOrigin({ ...siteData, address: new URL(siteData.address).origin }, 'site.yaml', site)
      : siteData,
    home: noteOrigin({ ...files.home.data, blocks: homeBlocks }, 'home.yaml', home),
    common: files.common.data,
    notFound: files.notFound.data,
    /** The published pages that have a file each, by their kinds. */
    published,
    /** The pages of the lists, by their kinds: in a draft, also those that are not published. */
    listed,
    /** All pages that have a file each. */
    filePages,
    /** The path of the contact form, with its fragment; undefined if no page has the form. */
    form: formPath && formPath + formFragment,
    /** The former URLs of pages, as paths from the root of the site. */
    moved: filePages.flatMap(({ kind, was = [], path: to }) => was.map((slug) => ({ from: pagePath(kind, slug), to }))),
    /** The pages that a build publishes on their day or later. */
    later: files.pages.filter((page) => noticeOf(page) === 'later').map(pageOf),
    /** The pictures and the logos that the files name. */
    pictures: pagesOf(files).flatMap(picturesIn),
    logos: logosIn(files.site),
  };
}

/** A page that has a file of its own. Empty fields have their defaults. */
export type ContentPage = ReturnType<typeof withDefaults>;

/**
 * Compares two pages of a kind: those in the owner's list of services are first, in its order. The others follow from the
 * newest to the oldest, if they have a day or a year, else by name.
 */
const inOrder = (list: readonly string[]) => (first: ContentPage, second: ContentPage) => {
  const place = ({ kind, slug }: ContentPage) =>
    kind === 'services' && list.includes(slug) ? list.indexOf(slug) : list.length;
  const time = ({ date, year = '' }: ContentPage) => date ?? year;
  return (
    place(first) - place(second) ||
    time(second).localeCompare(time(first)) ||
    first.name.localeCompare(second.name, 'pt-BR')
  );
};

/** @param notice Why the page is not published: only a draft shows it. */
function withDefaults({ kind, slug, file, data }: CheckedPage, notice: Notice | undefined) {
  const { description, lead = description, summary = description } = data;
  const facts = { path: pagePath(kind, slug), tile: tileOf(slug, data.tile), priceRows: priceRows(data.price), notice };
  return noteOrigin({ ...data, kind, slug, lead, summary, ...facts }, file, schemaOf(kind));
}

/** Adds a block for the price of a page, and one for the cases of a service, if the owner placed none. */
function withFacts(
  { kind, slug, priceRows }: ContentPage,
  blocks: readonly Block[],
  cases: readonly CheckedPage[],
): Block[] {
  const end = blocks.length - (blocks.at(-1)?.kind === 'closing' ? 1 : 0);
  const { length: most } = cases.filter(({ data }) => kind === 'services' && data.service === slug);
  const hasFacts = blocks.some(({ kind }) => kind === 'facts');
  const hasCases = blocks.some((block) => block.kind === 'latest' && block.of === 'cases');
  return [
    // The summary at the top has the price, so a page with a price always has a summary.
    ...(priceRows.length > 0 && !hasFacts ? [{ kind: 'facts', items: [] } satisfies Block] : []),
    ...blocks.slice(0, end),
    // All cases, because the link below them leads to the cases of all services.
    ...(most > 0 && !hasCases ? [{ kind: 'latest', of: 'cases', service: slug, most } satisfies Block] : []),
    ...blocks.slice(end),
  ];
}
