import type { z } from 'zod';
import { keysOf } from '#lib/keysOf.ts';
import { ContentError, type Fault } from './faults.ts';
import { check, type Read, readFile } from './file.ts';
import { type Changes, contentFolder } from './folders.ts';
import { home } from './home/home.ts';
import { logosIn, missingPictures, picturesIn } from './named.ts';
import { pictureFiles } from './pictureFiles.ts';
import { common } from './schema/common.ts';
import type { OldName } from './schema/json.ts';
import { LOGO_FILE } from './schema/logo.ts';
import { notFound } from './schema/notFound.ts';
import { type ServiceContent, service } from './schema/service.ts';
import { site } from './schema/site.ts';
import { SERVICES, serviceSlugs } from './slugs.ts';
import { unreadFiles } from './unread.ts';

/** The schemas of the owner's files. `service` is the schema of every file under `SERVICES`; the others have one file. */
export const schemas = { site, home, common, 'not-found': notFound, service };

/** The name in `schemas` of the schema of one of the owner's files. */
export function schemaName(file: string): keyof typeof schemas {
  return keysOf(schemas).find((name) => file === `${name}.yaml`) ?? 'service';
}

/** A service, with its slug: the name of its file and the last part of its URL. */
export type Service = ServiceContent & { slug: string };

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

/**
 * Reads and checks the owner's files.
 * @throws {ContentError} with every mistake in all files.
 */
export function readContent(folder = contentFolder(), changes: Changes = new Map()) {
  const faults: Fault[] = [];
  const oldNames: (OldName & Pick<Fault, 'file' | 'line'>)[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): Read<Schema> | undefined => {
    const result = readFile(folder, `${name}.yaml`, schema, changes);
    if ('faults' in result) faults.push(...result.faults);
    else oldNames.push(...result.old.map((one) => ({ ...one, file: result.file, line: result.lineOf(one.path) })));
    return 'faults' in result ? undefined : result;
  };
  const [aSite, aHome, aCommon, aNotFound] = [
    read('site', schemas.site),
    read('home', schemas.home),
    read('common', schemas.common),
    read('not-found', schemas['not-found']),
  ];
  const slugs = serviceSlugs(folder, changes, faults, aSite?.data.pages);
  const someServices = slugs.flatMap((slug) => {
    const one = read(`${SERVICES}/${slug}`, service);
    return one ? [{ slug, ...one }] : [];
  });
  faults.push(...sameOrder(someServices));
  if (aSite)
    faults.push(...missingPictures(folder, logosIn(aSite), pictureFiles(folder, changes, LOGO_FILE), 'o arquivo'));
  if (aHome) faults.push(...missingPictures(folder, picturesIn(aHome), pictureFiles(folder, changes), 'a foto'));
  if (faults.length > 0 || !aSite || !aHome || !aCommon || !aNotFound) throw new ContentError(folder, faults);
  const { data: facts } = aSite;
  return {
    // The editor does not support a base path, so with the editor the site is served from the root.
    site: process.env.SITE_EDITOR ? { ...facts, address: new URL(facts.address).origin } : facts,
    home: aHome.data,
    common: aCommon.data,
    notFound: aNotFound.data,
    services: someServices
      .map(({ slug, data }): Service => ({ ...data, slug }))
      .sort((one, other) => one.order - other.order),
    /** The outdated names that the files still use. */
    oldNames,
    /** The files that the site does not read. */
    unread: unreadFiles(
      folder,
      [aSite, aHome, aCommon, aNotFound].map(({ file }) => file),
    ),
  };
}

/** Checks a value before it is written to a file. */
export function checkFile(file: string, value: unknown) {
  return check<z.ZodType<object>>(file, schemas[schemaName(file)], value, () => undefined);
}

function sameOrder(all: readonly Read<typeof service>[]): Fault[] {
  return all.flatMap(({ data, file, lineOf }, index) => {
    const earlier = all.slice(0, index).find((one) => one.data.order === data.order);
    if (!earlier) return [];
    const free = Math.max(...all.map((one) => one.data.order)) + 1;
    return [
      {
        file,
        line: lineOf(['order']),
        field: 'Lugar na lista',
        path: ['order'],
        found: `“${data.order}”`,
        expected: `um número só deste serviço: ${data.order} é também o de ${earlier.file}`,
        todo: `dê a um dos dois outro lugar: o ${free} está livre`,
      },
    ];
  });
}
