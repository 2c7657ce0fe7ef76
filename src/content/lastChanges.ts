import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Block } from '#blocks/blocks.ts';
import { newest } from '#blocks/latest/fields.ts';
import { legalPaths } from '#legalPages/legalPage.ts';
import { dayOf } from '#lib/dates.ts';
import { contentFolder } from './folders.ts';
import { type Content, type OwnPage, type Service, writtenValues } from './read.ts';

/** The owner's folder. */
const OWNERS = 'content';

/** For the path of each page: the day of the last change of its content, and the hash of that content. */
export type LastChanges = Record<string, { day: string; hash: string }>;

/** The path of each page, and the owner's data that it shows. */
type PageContents = readonly { path: string; content: unknown }[];

const schema = z.record(z.string(), z.object({ day: z.iso.date(), hash: z.string() }));

/**
 * The file in which the build keeps the last changes. The times of the files would be wrong: a copy of the folder, or a
 * clone of a repository, changes them.
 */
export const lastChangesFile = (folder: string) => join(folder, '.alteracoes.json');

/** The last changes that the latest build kept; none if there is no file, or if it is damaged. */
export function readLastChanges(folder: string): LastChanges {
  const file = lastChangesFile(folder);
  if (!existsSync(file)) return {};
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** The last changes that the latest build kept. The demonstration, and a folder that `SITE_CONTENT` names, keep none. */
export const keptChanges = (): LastChanges => (contentFolder() === OWNERS ? readLastChanges(OWNERS) : {});

/**
 * The last changes of a build's pages: a page whose content is that of the latest build keeps its day.
 * @param before The last changes that the latest build kept.
 * @param pages The content of each page.
 * @param today The day of the build, in ISO 8601.
 */
export function lastChanges(before: LastChanges, pages: PageContents, today: string): LastChanges {
  return Object.fromEntries(
    pages.map(({ path, content }) => {
      const hash = createHash('sha1').update(JSON.stringify(content)).digest('hex');
      const kept = before[path];
      return [path, kept?.hash === hash ? kept : { day: today, hash }];
    }),
  );
}

/**
 * The owner's data that each page shows: its file as written, and the cards of other pages. Without defaults, because a
 * new version of the project may have others.
 * @param written The values of the owner's files.
 */
export function shownContent(content: Content, written: ReadonlyMap<string, unknown>): PageContents {
  const { site, home, common, filePages, listPages, own, services } = content;
  const fileOf = ({ kind, slug }: Service | OwnPage) => written.get(`${kind}/${slug}.yaml`);
  const cardOf = (page: Service | OwnPage) =>
    JSON.stringify(fileOf(page), (key, value) => (key === 'blocks' ? undefined : value));
  const cardsIn = (blocks: readonly Block[]) =>
    blocks.flatMap((one) => {
      if (one.kind === 'services') return services.map(cardOf);
      return one.kind === 'latest' ? newest(own[one.of], one).map(cardOf) : [];
    });
  const facts = [site.brand, site.links, site.contact, site.facts, common.channels];
  return [
    { path: '/', content: [written.get('home.yaml'), cardsIn(home.blocks), facts] },
    ...filePages.map((page) => ({ path: page.path, content: [fileOf(page), cardsIn(page.blocks)] })),
    ...listPages.map(({ kind, path, first, end }) => ({
      path,
      content: [common.lists[kind].lead, own[kind].slice(first, end).map(cardOf)],
    })),
    ...legalPaths(site.pages).map((path) => ({ path, content: facts })),
  ];
}

/** The last changes of the pages of the owner's site; none if the site is not that of the owner's folder. */
export function lastChangesOf(content: Content, today: Date): LastChanges {
  if (contentFolder() !== OWNERS) return {};
  return lastChanges(keptChanges(), shownContent(content, writtenValues(OWNERS)), dayOf(today));
}
