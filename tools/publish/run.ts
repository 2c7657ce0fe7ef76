/** One run of publishing or bringing, from the owner's wish to its end. The terminal and the editor each show it. */

import { join } from 'node:path';
import type { Finding } from '../../src/build/preflight/finding.ts';
import { check } from '../../src/build/preflight/preflight.ts';
import { ContentError, type Fault } from '../../src/content/faults.ts';
import { contentFolder, distFolder, KEPT } from '../../src/content/folders.ts';
import { readContent } from '../../src/content/read.ts';
import { bring } from './bring.ts';
import { checkAddress, isArchivePublic } from './check.ts';
import { readSite, type SiteFile } from './files.ts';
import { type Kept, keptIn } from './kept.ts';
import { connectTo } from './opener.ts';
import { build, deployToCloudflare } from './programs.ts';
import { publish } from './publish.ts';
import { ARCHIVE, readSource } from './source.ts';
import { Declined, Stopped, type Talk } from './talk.ts';
import type { Publishing } from './trouble.ts';

/** `back` publishes a stored version again: the one of a name, or the one before the last. */
export type Task = { what: 'publish' | 'back' | 'bring'; version?: string | undefined };

/** How a run ended, in words. `findings` and `faults` lead to their fields. */
export type Outcome = {
  /** `todo`: the owner's files lack something. `declined`: the owner answered no. */
  kind: 'done' | 'todo' | 'declined' | 'failed';
  title: string;
  text: string;
  /** The public address, if it was visited. */
  address?: string;
  findings?: readonly Finding[];
  faults?: readonly Fault[];
};

/** The versions and host keys that this computer keeps. */
export const keptHere = (): Kept => keptIn(join(contentFolder(), KEPT));

/** Runs a task to its end. Requests the site at its public address afterwards, if `isVisited`. */
export async function run(task: Task, talk: Talk, isVisited = true): Promise<Outcome> {
  try {
    const { publishing, address } = readContent().site;
    if (!publishing)
      throw new Stopped('Falta dizer onde publicar: no editor (`npm run edit`), preencha “O site” › “Publicação”.');
    const kept = keptHere();
    if (task.what === 'bring')
      return { kind: 'done', title: 'Pronto', text: await bring(publishing, contentFolder(), kept, talk) };
    // Reads the files before the build, so that a change during the build counts for the next publication.
    const content = readSource(contentFolder());
    const findings = task.what === 'publish' ? await prepare(talk) : [];
    if (findings.length > 0)
      return {
        kind: 'todo',
        title: 'Falta preencher',
        text: 'Nada foi enviado. Preencha, e publique de novo.',
        findings,
      };
    const folder = task.what === 'publish' ? distFolder() : kept.folderOf(wantedVersion(task, kept));
    const site = readSite(folder);
    if (publishing.kind === 'cloudflare') {
      const text = `O site inteiro vai para a Cloudflare, no lugar do que estiver em ${address}.\nPublicar?`;
      if (!(await talk.ask({ kind: 'changes', text }))) throw new Declined('Nada foi enviado.');
      talk.say('O programa da Cloudflare fala no terminal. Se ele perguntar algo, responda lá.');
      await deployToCloudflare(folder, publishing.name);
    } else await publish({ hosting: publishing, kept, site, content }, talk);
    kept.keep(site);
    if (!isVisited) return { kind: 'done', title: 'Enviado', text: 'O site está inteiro no servidor.' };
    return await visit(address, site, publishing, talk);
  } catch (error) {
    if (error instanceof ContentError)
      return { kind: 'todo', title: 'Falta corrigir', text: 'Nada foi enviado.', faults: error.faults };
    if (error instanceof Declined) return { kind: 'declined', title: 'Nada mudou', text: error.message };
    if (!(error instanceof Stopped)) console.error(error);
    return { kind: 'failed', title: 'Não deu certo', text: (error as Error).message };
  }
}

/** Checks and builds the site. Returns what keeps it from being published; then it is not built. */
async function prepare(talk: Talk): Promise<Finding[]> {
  const findings = await check(contentFolder(), readContent(), false);
  const missing = findings.filter(({ state }) => state === 'missing');
  if (missing.length > 0) return missing;
  talk.warn(findings.filter(({ state }) => state === 'warning'));
  talk.say('Construo o site…');
  await build();
  return [];
}

function wantedVersion({ version }: Task, kept: Kept): string {
  const versions = kept.versions();
  const wanted = version === undefined ? versions[1] : versions.find((one) => one === version);
  if (!wanted) throw new Stopped('Neste computador não há versão anterior à que está publicada.');
  return wanted;
}

/**
 * Checks the site at its public address. If the address gives out the archive of the owner's files, deletes the archive
 * on the server.
 */
async function visit(address: string, site: readonly SiteFile[], publishing: Publishing, talk: Talk): Promise<Outcome> {
  talk.say(`Visito ${address}…`);
  const findings = await checkAddress(address, site);
  const isOnAir = findings.length === 0;
  if (publishing.kind !== 'cloudflare' && (await isArchivePublic(address))) {
    await connectTo(publishing, keptHere(), talk)((remote) => remote.remove(ARCHIVE));
    findings.push({ code: 'publicArchive', state: 'warning', found: [{ text: ARCHIVE }] });
  }
  if (isOnAir) return { kind: 'done', title: 'No ar', text: 'O site está em:', address, findings };
  const text = 'O site está inteiro no servidor. Visitei o endereço, e encontrei:';
  return { kind: 'failed', title: 'Enviado, mas ainda não no endereço', text, address, findings };
}
