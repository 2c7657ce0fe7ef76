import type { Block } from '#blocks/blocks.ts';
import { noteOrigin } from '#lib/origin.ts';
import { type Checked, type CheckedFiles, type CheckedPage, pagesOf } from './check.ts';
import { home } from './files/home.ts';
import type { PageContent } from './files/pageKind.ts';
import { type ServiceContent, service } from './files/service.ts';
import { site } from './files/site.ts';
import { forOwnKinds, kindOf, listPagesOf, type PageKindName, pathOf } from './kinds.ts';
import { logosIn, named, picturesIn } from './names.ts';
import { tileOf } from './tile.ts';

/** The files of a site, all without mistakes. */
export type RightFiles = { [Name in keyof CheckedFiles]-?: NonNullable<CheckedFiles[Name]> };

/** How the site is shown before it is published. */
export type View = {
  /** Whether the pages that are not published are among the others. */
  withHidden?: boolean;
  /** Whether the site is at the root of its server, whatever its URL will be. */
  atRoot?: boolean;
};

/**
 * Makes the content of the site from its files: pages with their paths, their order and their defaults.
 * @param today The day in ISO 8601: later news are not published.
 */
export function assemble(files: RightFiles, today: string, { withHidden, atRoot }: View) {
  const isLater = ({ kind, data }: CheckedPage) => !(kindOf(kind).isPublic?.(data, today) ?? true);
  const isPublished = (page: CheckedPage) => !page.data.hidden && !isLater(page);
  const published = forOwnKinds((kind) => files.own[kind].filter(isPublished));
  const hasItems = (block: Block) =>
    block.kind !== 'latest' ||
    published[block.of].some(({ data }) => [undefined, data.service].includes(block.service));
  /** A page without the blocks that would show the latest pages of a list, but have none. */
  const withItems = <Page extends { blocks: Block[] }>(page: Page): Page => ({
    ...page,
    blocks: page.blocks.filter(hasItems),
  });
  const pageOf = ({ kind, slug, data }: CheckedPage) => withDefaults(kind, slug, withItems(data));
  const own = forOwnKinds((kind) => published[kind].map(pageOf).sort(byKind));
  const serviceOf = ({ slug, data }: CheckedPage<ServiceContent>) =>
    serviceWithDefaults(slug, withItems(data), own.cases);
  const facts = files.site.data;
  const services = files.services.filter(isPublished).map(serviceOf).sort(inOrder(facts.services));
  const ownFiles = Object.values(files.own).flat();
  const others = [
    ...files.services.filter((page) => !isPublished(page)).map(serviceOf),
    ...ownFiles.filter((page) => !isPublished(page)).map(pageOf),
  ];
  const filePages = [...services, ...Object.values(own).flat(), ...(withHidden ? others : [])];
  const listPages = listPagesOf(own);
  const later = ownFiles.filter((page) => !page.data.hidden && isLater(page));
  const shown = [...pagesOf(files), files.common].filter((file: Checked<object>) => !later.some((one) => one === file));
  const paths = listPages.map(({ path }) => path);
  const absent = [...others, ...listPagesOf(files.own)].map(({ path }) => path).filter((path) => !paths.includes(path));
  return {
    site: atRoot ? noteOrigin({ ...facts, address: new URL(facts.address).origin }, 'site.yaml', site) : facts,
    home: noteOrigin(withItems(files.home.data), 'home.yaml', home),
    common: files.common.data,
    notFound: files.notFound.data,
    services,
    /** The other pages that have a file each, by their kinds. */
    own,
    /** All pages that have a file each. */
    filePages,
    /** The pages of the lists. */
    listPages,
    /** The former URLs of pages, as paths from the root of the site. */
    moved: filePages.flatMap(({ kind, was = [], path }) => was.map((slug) => ({ from: pathOf(kind, slug), to: path }))),
    /** The pages that a build publishes on their day or later. */
    later: later.map(pageOf),
    /** The links to pages and lists that are not published yet. The site leaves them out until then. */
    laterLinks: shown
      .flatMap((file) => named(file, 'to'))
      .flatMap(({ name: to, ...where }) => (absent.includes(to) ? { ...where, to } : [])),
    /** The files of the services that the owner's list of services lacks. */
    unlisted: services.flatMap(({ slug }) => (facts.services.includes(slug) ? [] : `services/${slug}.yaml`)),
    /** The pictures and the logos that the files name. */
    pictures: pagesOf(files).flatMap(picturesIn),
    logos: logosIn(files.site),
  };
}

/** Compares services: those in the owner's list are first, in its order; the others follow by name. */
const inOrder =
  (list: readonly string[]) => (one: { slug: string; name: string }, other: { slug: string; name: string }) => {
    const place = ({ slug }: { slug: string }) => (list.includes(slug) ? list.indexOf(slug) : list.length);
    return place(one) - place(other) || one.name.localeCompare(other.name, 'pt-BR');
  };

type OwnPage = ReturnType<typeof withDefaults>;

/** The order of two pages of a kind. */
const byKind = (one: OwnPage, other: OwnPage): number =>
  kindOf(one.kind).compare?.(one, other) ?? one.name.localeCompare(other.name, 'pt-BR');

function withDefaults<Data extends PageContent>(kind: PageKindName, slug: string, page: Data) {
  const { description, lead = description, card = description } = page;
  return noteOrigin(
    { ...page, kind, slug, path: pathOf(kind, slug), lead, card, tile: tileOf(slug) },
    `${kind}/${slug}.yaml`,
    kindOf(kind).schema,
  );
}

function serviceWithDefaults(slug: string, page: ServiceContent, cases: readonly OwnPage[]) {
  const { summary = page.description, price } = page;
  const has = (kind: Block['kind']) => page.blocks.some((one) => one.kind === kind);
  const isLast = page.blocks.at(-1)?.kind === 'closing';
  const end = page.blocks.length - (isLast ? 1 : 0);
  const { length: most } = cases.filter((one) => one.service === slug);
  const hasBlock = page.blocks.some((one) => one.kind === 'latest' && one.of === 'cases');
  const blocks: Block[] = [
    // The summary at the top has the price, so a service with a price always has a summary.
    ...(price !== undefined && !has('facts') ? [{ kind: 'facts', items: [] } satisfies Block] : []),
    ...page.blocks.slice(0, end),
    // All cases, because the link below them leads to the cases of all services.
    ...(most > 0 && !hasBlock ? [{ kind: 'latest', of: 'cases', service: slug, most } satisfies Block] : []),
    ...page.blocks.slice(end),
  ];
  const own = { ...withDefaults('services', slug, page), summary, tile: tileOf(slug, page.tile), blocks };
  return noteOrigin(own, `services/${slug}.yaml`, service);
}
