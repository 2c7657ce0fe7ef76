import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { HISTORY } from '../src/content/folders.ts';
import { faultsOf, readContent } from '../src/content/read.ts';
import { ARCHIVE, archiveOf, LARGEST_ARCHIVE, unzip, zip } from './archive.ts';
import { type Clash, joined } from './join.ts';
import type { Kept } from './kept.ts';
import type { Archive, Manifest } from './manifest.ts';
import { clashQuestion, differences, publisher } from './news.ts';
import { connected, type Machine, serverOf } from './opener.ts';
import type { Hosting } from './remote.ts';
import { readListed, type Use } from './send.ts';
import { files, moment } from './sentences.ts';
import { hashesOf, isYaml, readSource, type Source } from './source.ts';
import type { Talk } from './talk.ts';
import { Trouble } from './trouble.ts';

/**
 * Brings the owner's files from a server. A folder that has files is joined with them, and the owner chooses between two
 * changes of the same text; a new folder also gets the earlier versions.
 * @throws an error with a message for the owner, in Portuguese.
 */
export function bring(hosting: Hosting, folder: string, machine: Machine, talk: Talk): Promise<void> {
  return connected(hosting, machine, talk, async (use) => {
    talk.say(`Conecto a ${hosting.host} e procuro os textos e as fotos…`);
    const { isDamaged: _, ...manifest } = await readListed(use);
    const archive = manifest.source?.archive;
    const source = await readNewest(use, archive);
    if (!source)
      throw new Error(
        `Em ${hosting.host}, na pasta ${hosting.folder ?? 'em que se entra'}, não há cópia dos textos e das fotos. Confira a pasta; se estiver certa, o site foi publicado sem a cópia, e ela só pode vir do computador que o publicou (“Guardar uma cópia”, em “Publicar”).`,
      );
    const by = archive ? `, que ${publisher(archive)}` : '';
    if (existsSync(folder)) {
      const base = baseOf(machine.kept, serverOf(hosting));
      const changes = differences(base ?? readSource(folder), source);
      if (!changes) return talk.say(`Nada a trazer: os textos e as fotos do servidor já estão aqui${by}.`);
      await joinInto(folder, base, source, archive, talk);
      talk.say(`Trouxe ${changes}${by}.`);
    } else {
      await unpack(use, folder, source, archive, talk);
      talk.say(`Trouxe ${files(source.length)} (textos, fotos e logos)${by}.`);
    }
    // The files may name the same server in another way.
    const named = faultsOf(folder).length === 0 ? readContent(folder).site.publishing : undefined;
    for (const server of new Set([hosting, named ?? hosting].map(serverOf)))
      noteBrought(machine.kept, server, source, manifest);
  });
}

/** Notes that this folder has the owner's files of a server. */
export function noteBrought(kept: Kept, server: string, source: Source, manifest: Manifest): void {
  const { other: _, version: __, ...known } = kept.known(server);
  kept.noteArchive(server, zip(source));
  kept.know(server, { ...known, manifest });
}

/**
 * Joins the owner's files with those of a server. A text that is replaced becomes an earlier version.
 * @param base The files that both began with. By default, these are the demonstration: a new folder is a copy of it.
 */
export async function joinInto(
  folder: string,
  base: Source = readSource('demo'),
  theirs: Source,
  archive: Archive | undefined,
  { ask }: Talk,
): Promise<void> {
  const answers = new Map<string, boolean>();
  const keyOf = (clash: Clash) => [clash.file, ...clash.path, clashQuestion(clash)].join();
  for (;;) {
    // The owner may have changed a text since the last question.
    const mine = readSource(folder);
    const { source, clashes } = joined(base, mine, theirs, (clash) => answers.get(keyOf(clash)) ?? false);
    const open = clashes.find((clash) => !answers.has(keyOf(clash)));
    if (!open) return exchange(folder, source, [base, mine, theirs], archive);
    answers.set(keyOf(open), await ask({ kind: 'clash', text: clashQuestion(open) }));
  }
}

function exchange(
  folder: string,
  source: Source,
  [base, mine, theirs]: readonly [Source, Source, Source],
  archive: Archive | undefined,
): void {
  const [now, old, here] = [source, base, mine].map(hashesOf);
  const time = Date.now();
  const theirTime = archive ? Date.parse(archive.date) : time - 1;
  for (const file of mine) if (now?.[file.path] !== file.hash) keepVersion(folder, file, time);
  for (const file of theirs)
    if (![now, old].some((hashes) => hashes?.[file.path] === file.hash)) keepVersion(folder, file, theirTime);
  for (const { path, bytes, hash } of source) if (here?.[path] !== hash) put(join(folder, path), bytes);
  for (const { path } of mine) if (!(path in (now ?? {}))) rmSync(join(folder, path));
}

/** The owner's files that this folder last published to a server or brought from it, if it has them still. */
export function baseOf(kept: Kept, server: string): Source | undefined {
  const bytes = kept.archive(server);
  try {
    return bytes && unzip(bytes);
  } catch {
    return undefined;
  }
}

/** Reads the newest archive on a server; undefined if there is none. A run that stopped may have renamed it. */
export const readNewest = (use: Use, archive: Archive | undefined) =>
  readArchive(use, [ARCHIVE, ...(archive ? [archive.date, ...archive.earlier].map(archiveOf) : [])]);

/** Reads the first of some archives that a server has; undefined if it has none. */
async function readArchive(use: Use, names: readonly string[]): Promise<Source | undefined> {
  for (const name of names) {
    const bytes = await use((remote) => remote.read(name, LARGEST_ARCHIVE));
    if (bytes) return unzip(bytes);
  }
  return undefined;
}

/** Writes a source into a new folder: all files or none. The earlier archives become earlier versions of its texts. */
async function unpack(
  use: Use,
  folder: string,
  source: Source,
  archive: Archive | undefined,
  { say }: Talk,
): Promise<void> {
  const beside = `${folder}.trazendo`;
  rmSync(beside, { recursive: true, force: true });
  for (const { path, bytes } of source) put(join(beside, path), bytes);
  let newer = hashesOf(source);
  for (const date of archive?.earlier ?? []) {
    const earlier = await readArchive(use, [archiveOf(date)]).catch((error) => {
      if (error instanceof Trouble) throw error;
      say(`A cópia de ${moment(date)} está estragada, e fica de fora do Histórico.`);
    });
    if (!earlier) continue;
    for (const file of earlier)
      if (isYaml(file.path) && newer[file.path] !== file.hash) keepVersion(beside, file, Date.parse(date));
    newer = { ...newer, ...hashesOf(earlier) };
  }
  renameSync(beside, folder);
}

/** Stores an earlier version of a file. The editor lists those of texts. */
function keepVersion(folder: string, { path, bytes }: Source[number], time: number): void {
  put(join(folder, HISTORY, path, `${time}${extname(path)}`), bytes);
}

function put(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = join(dirname(path), `.${basename(path)}.tmp`);
  writeFileSync(part, bytes);
  renameSync(part, path);
}
