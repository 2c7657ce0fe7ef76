import { z } from 'zod';
import type { Block } from '#blocks/blocks.ts';
import { legalPaths } from '#legalPages/legalPage.ts';
import { dayOf } from '#lib/dates.ts';
import { keysOf } from '#lib/keysOf.ts';
import { noteOrigin } from '#lib/origin.ts';
import { ContentError, type Fault } from './faults.ts';
import { check, checkParsed, type Parsed, parseFile, type Read } from './file.ts';
import { common } from './files/common.ts';
import { home } from './files/home.ts';
import { LOGO_FILE } from './files/logo.ts';
import { notFound } from './files/notFound.ts';
import type { PageContent } from './files/pageKind.ts';
import { type ServiceContent, service } from './files/service.ts';
import { site } from './files/site.ts';
import { was } from './files/was.ts';
import { type Changes, contentFolder } from './folders.ts';
import { forOwnKinds, kindNames, kindOf, listPagesOf, type PageKindName, pageSchemas, pathOf } from './kinds.ts';
import { deadLinks, hiddenHeading, linksTo, shownBlocks, siteLinks, unknownTargets } from './links.ts';
import { logosIn, missingPictures, type Named, namePresentPages, picturesIn, unknownNames } from './named.ts';
import { inOrder, orderFaults } from './order.ts';
import { pictureFiles } from './pictureFiles.ts';
import { slugsOf, takenFormerSlugs, takenSlugs } from './slugs.ts';
import { tileOf } from './tile.ts';
import { unreadFiles } from './unread.ts';

/** The schemas of the owner's files. All files in the folder of a kind of page have the schema of the kind. */
export const schemas = { site, home, common, 'not-found': notFound, services: service, ...pageSchemas };

/** The files that exist once. */
const SINGLE = ['site', 'home', 'common', 'not-found'] as const;

/** The name in `schemas` of the schema of one of the owner's files. */
export function schemaName(file: string): keyof typeof schemas {
  return keysOf(schemas).find((name) => file === `${name}.yaml` || file.startsWith(`${name}/`)) ?? 'services';
}

/** A service's page. Empty fields have their defaults. */
export type Service = ReturnType<typeof serviceWithDefaults>;

/** A page with a file of its own that is no service, such as a case. Empty fields have their defaults. */
export type OwnPage = ReturnType<typeof withDefaults>;

/** The content of all the owner's files. */
export type Content = ReturnType<typeof readContent>;

/** The mistakes that some changes would introduce. */
export function broughtBy(folder: string, changes: Changes): Fault[] {
  const known = faultsOf(folder).map(identity);
  return faultsOf(folder, changes).filter((fault) => !known.includes(identity(fault)));
}

/** Identifies a mistake without its line and its list position: both may change while other mistakes are corrected. */
export const identity = ({ file, found }: Fault) => `${file}: ${found}`;

/** The mistakes that the files have, or would have after some changes. */
export function faultsOf(folder: string, changes?: Changes): readonly Fault[] {
  try {
    readContent(folder, changes);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  }
}

/** The files that can be parsed, by their paths without `.yaml`. Adds the mistakes of the others to `faults`. */
function parseFiles(folder: string, names: readonly string[], changes: Changes, faults: Fault[]): Map<string, Parsed> {
  return new Map(
    names.flatMap((name) => {
      const file = parseFile(folder, `${name}.yaml`, changes);
      if (!('faults' in file)) return [[name, file] as const];
      faults.push(...file.faults);
      return [];
    }),
  );
}

/** Only the former slugs of a page: the other fields of its file may have mistakes. */
const formerly = z.object({ was });

/** Reads the owner's files one by one. Adds their mistakes to `faults`. */
function readFiles(folder: string, changes: Changes, faults: Fault[]) {
  const slugs = kindNames.map((kind) => [kind, slugsOf(kind, folder, changes, faults)] as const);
  // If a file name is a mistake, the slug that the owner wants is not known.
  const serviceSlugs = faults.some(({ file }) => file.startsWith('services'))
    ? undefined
    : new Map(slugs).get('services');
  const names = slugs.flatMap(([kind, all]) => all.map((slug) => `${kind}/${slug}`));
  const parsed = parseFiles(folder, [...SINGLE, ...names], changes, faults);
  const read = <Data>(name: string, schema: z.ZodType<Data>): Read<Data> | undefined => {
    const file = parsed.get(name);
    const result = file && checkParsed(`${name}.yaml`, schema, file);
    if (result && 'faults' in result) faults.push(...result.faults);
    else if (result) noteOrigin(result.data, `${name}.yaml`, schema);
    return result && 'faults' in result ? undefined : result;
  };
  const formerSlugs = (name: string) => {
    const file = parsed.get(name);
    const result = file && checkParsed(`${name}.yaml`, formerly, file);
    return result && 'data' in result ? (result.data.was ?? []) : [];
  };
  const former = slugs.flatMap(([kind, all]) =>
    all.flatMap((slug) => formerSlugs(`${kind}/${slug}`).map((was) => ({ kind, was, slug }))),
  );
  const readAll = <Data>(kind: PageKindName, schema: z.ZodType<Data>) =>
    (new Map(slugs).get(kind) ?? []).flatMap((slug) => {
      const one = read(`${kind}/${slug}`, schema);
      return one ? [{ kind, slug, ...one }] : [];
    });
  return {
    site: read('site', site),
    home: read('home', home),
    common: read('common', common),
    notFound: read('not-found', notFound),
    services: readAll('services', service),
    own: forOwnKinds((kind) => readAll(kind, pageSchemas[kind])),
    serviceSlugs,
    /** The present slugs of services by their former ones, and the present paths of pages by their former ones. */
    present: {
      service: new Map(former.flatMap(({ kind, was, slug }) => (kind === 'services' ? [[was, slug] as const] : []))),
      to: new Map(former.map(({ kind, was, slug }) => [pathOf(kind, was), pathOf(kind, slug)])),
    },
    /** The paths of all pages with a file, also of those with mistakes. */
    paths: slugs.flatMap(([kind, all]) => all.map((slug) => pathOf(kind, slug))),
  };
}

/** The files of all pages of a site. */
const pagesIn = ({ home, services, own }: ReturnType<typeof readFiles>) => [
  ...(home ? [home] : []),
  ...services,
  ...Object.values(own).flat(),
];

/**
 * Reads and checks the owner's files.
 * @throws {ContentError} with every mistake in all files.
 */
export function readContent(folder = contentFolder(), changes: Changes = new Map(), today = dayOf(new Date())) {
  const faults: Fault[] = [];
  const files = readFiles(folder, changes, faults);
  const { site: aSite, home: aHome, common: aCommon, notFound: aNotFound, services } = files;
  const ownFiles = Object.values(files.own).flat();
  const texts = [...pagesIn(files), ...(aCommon ? [aCommon] : [])];
  for (const { data } of texts) namePresentPages(data, files.present);
  const isLater = ({ kind, data }: (typeof ownFiles)[number]) => !(kindOf(kind).isPublic?.(data, today) ?? true);
  const shown = forOwnKinds((kind) => files.own[kind].filter((page) => !page.data.hidden && !isLater(page)));
  const later = ownFiles.filter((page) => !page.data.hidden && isLater(page));
  const hidden = [...services, ...ownFiles].filter(({ data }) => data.hidden);
  /** A page without the blocks that would show the latest pages of a list, but have none. */
  const withItems = <Page extends { blocks: Block[] }>(page: Page): Page => ({
    ...page,
    blocks: page.blocks.filter(
      (block) =>
        block.kind !== 'latest' ||
        shown[block.of].some(({ data }) => block.service === undefined || data.service === block.service),
    ),
  });
  const listPaths = (own: typeof shown) => listPagesOf(own).flatMap(({ index, path }) => (index === 0 ? path : []));
  const paths = [...files.paths, ...listPaths(files.own)];
  const laterPaths = [
    ...[...later, ...hidden].map(({ kind, slug }) => pathOf(kind, slug)),
    ...listPaths(files.own).filter((path) => !listPaths(shown).includes(path)),
  ];
  if (aSite) {
    if (files.serviceSlugs) faults.push(...orderFaults(aSite, files.serviceSlugs, files.present.service));
    faults.push(...takenSlugs([...services, ...ownFiles], aSite.data.pages));
    faults.push(...takenFormerSlugs([...services, ...ownFiles], aSite.data.pages));
    faults.push(...missingPictures(folder, logosIn(aSite), pictureFiles(folder, changes, LOGO_FILE), 'o arquivo'));
  }
  if (aSite && aHome) {
    const publicPaths = paths.filter((path) => !laterPaths.includes(path));
    const { blocks } = withItems(aHome.data);
    faults.push(...hiddenHeading(aHome, shownBlocks(blocks, siteLinks(aSite.data, '', blocks, publicPaths).home)));
  }
  const photos = pictureFiles(folder, changes);
  for (const page of pagesIn(files)) {
    faults.push(...missingPictures(folder, picturesIn(page), photos, 'a foto'));
    if (aHome) faults.push(...deadLinks(page, aHome.data.blocks));
  }
  if (aSite) {
    const known = [...aSite.data.links.map(({ name }) => name), ...paths, ...legalPaths(aSite.data.pages)];
    for (const file of texts) faults.push(...unknownTargets(file, known));
  }
  faults.push(...unknownNames(pagesIn(files), files.serviceSlugs));
  if (faults.length > 0 || !aSite || !aHome || !aCommon || !aNotFound) throw new ContentError(folder, faults);
  const { data: facts } = aSite;
  const pageOf = ({ kind, slug, data }: (typeof ownFiles)[number]) => withDefaults(kind, slug, withItems(data));
  const own = forOwnKinds((kind) => shown[kind].map(pageOf).sort(byKind));
  const order = facts.services.map((slug) => files.present.service.get(slug) ?? slug);
  const serviceOf = ({ slug, data }: (typeof services)[number]) =>
    serviceWithDefaults(slug, withItems(data), own.cases);
  const shownServices = services
    .filter(({ data }) => !data.hidden)
    .map(serviceOf)
    .sort(inOrder(order));
  // The editor shows the pages that are not published, too.
  const others = process.env.SITE_EDITOR
    ? [
        ...services.filter(({ data }) => data.hidden).map(serviceOf),
        ...[...hidden.filter(({ kind }) => kind !== 'services'), ...later].map(pageOf),
      ]
    : [];
  const filePages = [...shownServices, ...Object.values(own).flat(), ...others];
  return {
    // The editor does not support a base path, so with the editor the site is served from the root.
    site: process.env.SITE_EDITOR
      ? noteOrigin({ ...facts, address: new URL(facts.address).origin }, 'site.yaml', site)
      : facts,
    home: noteOrigin(withItems(aHome.data), 'home.yaml', home),
    common: aCommon.data,
    notFound: aNotFound.data,
    services: shownServices,
    /** The other pages that have a file each, by their kinds. */
    own,
    /** All pages that have a file each. */
    filePages,
    /** The pages of the lists. */
    listPages: listPagesOf(own),
    /** The former URLs of pages, as paths from the root of the site. */
    moved: filePages.flatMap(({ kind, was = [], path }) => was.map((slug) => ({ from: pathOf(kind, slug), to: path }))),
    /** The pages that a build publishes on their day or later. */
    later: later.map(pageOf),
    /** The links to these pages, and to lists that have only such pages. The site leaves them out until then. */
    laterLinks: texts
      .filter((file) => !later.some((page) => page === file))
      .flatMap((file) => linksTo(file, laterPaths)),
    /** The files of the services that the owner's list of services lacks. */
    unlisted: shownServices.flatMap(({ slug }) => (order.includes(slug) ? [] : `services/${slug}.yaml`)),
    /** The files that the site does not read. */
    unread: unreadFiles(
      folder,
      SINGLE.map((name) => `${name}.yaml`),
    ),
  };
}

/** The pictures that the pages name, whether the files have other mistakes or not. */
export function picturesNamed(folder: string, changes: Changes): Named[] {
  return pagesIn(readFiles(folder, changes, [])).flatMap(picturesIn);
}

/** The logo files that the brand names. */
export function logosNamed(folder: string, changes: Changes): Named[] {
  const { site } = readFiles(folder, changes, []);
  return site ? logosIn(site) : [];
}

/** Checks a value before it is written to a file. */
export function checkFile(file: string, value: unknown) {
  return check<object>(file, schemas[schemaName(file)], value, () => undefined);
}

/** The values of the owner's files as written, by their paths. */
export function writtenValues(folder: string): Map<string, unknown> {
  const pages = kindNames.flatMap((kind) => slugsOf(kind, folder, new Map(), []).map((slug) => `${kind}/${slug}`));
  const parsed = parseFiles(folder, [...SINGLE, ...pages], new Map(), []);
  return new Map([...parsed].map(([name, { document }]) => [`${name}.yaml`, document.toJS()]));
}

function withDefaults<Data extends PageContent>(kind: PageKindName, slug: string, page: Data) {
  const { description, lead = description, card = description } = page;
  return noteOrigin(
    { ...page, kind, slug, path: pathOf(kind, slug), lead, card, tile: tileOf(slug) },
    `${kind}/${slug}.yaml`,
    schemas[kind],
  );
}

/** The order of two pages of a kind. */
function byKind(one: OwnPage, other: OwnPage): number {
  return kindOf(one.kind).compare?.(one, other) ?? one.name.localeCompare(other.name, 'pt-BR');
}

function serviceWithDefaults(slug: string, service: ServiceContent, cases: readonly OwnPage[]) {
  const { summary = service.description, price } = service;
  const has = (kind: Block['kind']) => service.blocks.some((one) => one.kind === kind);
  const isLast = service.blocks.at(-1)?.kind === 'closing';
  const end = service.blocks.length - (isLast ? 1 : 0);
  const { length: most } = cases.filter((one) => one.service === slug);
  const hasBlock = service.blocks.some((one) => one.kind === 'latest' && one.of === 'cases');
  const blocks: Block[] = [
    // The summary at the top has the price, so a service with a price always has a summary.
    ...(price !== undefined && !has('facts') ? [{ kind: 'facts', items: [] } satisfies Block] : []),
    ...service.blocks.slice(0, end),
    // All cases, because the link below them leads to the cases of all services.
    ...(most > 0 && !hasBlock ? [{ kind: 'latest', of: 'cases', service: slug, most } satisfies Block] : []),
    ...service.blocks.slice(end),
  ];
  const own = { ...withDefaults('services', slug, service), summary, tile: tileOf(slug, service.tile), blocks };
  return noteOrigin(own, `services/${slug}.yaml`, schemas.services);
}
