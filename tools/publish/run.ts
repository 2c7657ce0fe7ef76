/** One run of publishing or bringing, from the owner's wish to its end. The terminal and the editor each show it. */

import { type Finding, findingKinds } from '../../src/build/preflight/finding.ts';
import { check } from '../../src/build/preflight/preflight.ts';
import { checkFiles } from '../../src/content/reader/check.ts';
import { ContentError, type Fault } from '../../src/content/reader/faults.ts';
import { contentFolder, distFolder } from '../../src/content/reader/folders.ts';
import { listFiles } from '../../src/content/reader/ownerFiles.ts';
import { parseFiles } from '../../src/content/reader/parse.ts';
import { readContent } from '../../src/content/reader/read.ts';
import { bring } from './bring.ts';
import { checkAddress, isArchivePublic } from './check.ts';
import { ARCHIVE, readSource } from './copy.ts';
import { readSite, type SiteFile } from './files.ts';
import { onServer } from './opener.ts';
import { build, deployToCloudflare } from './programs.ts';
import { publish } from './publish.ts';
import { folderOf, keepVersion, versions } from './records.ts';
import { Declined, type Publishing, Stopped, type Talk } from './talk.ts';

/**
 * `back` publishes a stored version again: the one with this name, or the one before the last. If `isUnvisited`, the public
 * address is not requested afterwards.
 */
export type Task = { what: 'publish' | 'back' | 'bring'; version?: string | undefined; isUnvisited?: boolean };

/** How a run ended, in words. `findings` and `faults` lead to their fields; `address` is what was visited. */
export type Outcome = {
  /** `todo`: the owner's files lack something. `declined`: the owner answered no. */
  kind: 'done' | 'todo' | 'declined' | 'failed';
  title: string;
  text: string;
  address?: string;
  findings?: readonly Finding[];
  faults?: readonly Fault[];
};

/** The facts of `site.yaml`, even if other files have mistakes; undefined if it has one itself. */
export const siteFacts = () => checkFiles(parseFiles(listFiles(contentFolder())).parsed, []).checked.site?.data;

/** Runs a task to its end. After a publication, requests the site at its public address. */
export async function run(task: Task, talk: Talk): Promise<Outcome> {
  try {
    // A version before, and the texts on the server, may be the way out of a mistake in the files here.
    const { publishing, address } = (task.what !== 'publish' && siteFacts()) || readContent().site;
    if (!publishing)
      throw new Stopped('Falta dizer onde publicar: no editor (`npm run edit`), preencha “Endereço e publicação”.');
    const isCloudflare = publishing.kind === 'cloudflare';
    if (task.what === 'bring') {
      if (isCloudflare)
        throw new Stopped('Da Cloudflare não dá para trazer: abra o arquivo de “Guardar uma cópia” na pasta content.');
      return { kind: 'done', title: 'Pronto', text: await bring(publishing, talk) };
    }
    // Reads the files before the build, so that a change during the build counts for the next publication.
    const content = readSource(contentFolder());
    if (task.what === 'publish') {
      const all = await check();
      const findings = all.filter(({ code }) => findingKinds[code].state === 'missing');
      const text = 'Nada foi enviado. Preencha, e publique de novo.';
      if (findings.length > 0) return { kind: 'todo', title: 'Falta preencher', text, findings };
      talk.warn(all.filter(({ code }) => findingKinds[code].state === 'warning'));
      talk.say('Construo o site…');
      await build();
    }
    // Only a name in the list is used, because the wanted version comes from a browser.
    const version = versions().find((name, index) => (task.version ? name === task.version : index === 1));
    if (task.what === 'back' && !version)
      throw new Stopped('Neste computador não há versão anterior à que está publicada.');
    const folder = task.what === 'back' && version ? folderOf(version) : distFolder();
    const site = readSite(folder);
    if (isCloudflare) {
      const text = `O site inteiro vai para a Cloudflare, no lugar do que estiver em ${address}.\nPublicar?`;
      if (!(await talk.ask({ kind: 'changes', text }))) throw new Declined('Nada foi enviado.');
      talk.say('O programa da Cloudflare fala no terminal. Se ele perguntar algo, responda lá.');
      await deployToCloudflare(folder, publishing.name);
    } else await publish(publishing, site, content, talk);
    keepVersion(site);
    if (task.isUnvisited) return { kind: 'done', title: 'Enviado', text: 'O site está inteiro no servidor.' };
    return await visit(address, site, publishing, talk);
  } catch (error) {
    if (error instanceof ContentError)
      return { kind: 'todo', title: 'Falta corrigir', text: 'Nada foi enviado.', faults: error.faults };
    if (error instanceof Declined) return { kind: 'declined', title: 'Nada mudou', text: error.message };
    const { message } = error as Error;
    if (error instanceof Stopped) return { kind: 'failed', title: 'Não deu certo', text: message };
    console.error(error);
    const text = `O programa parou num erro que não conhece. Tente outra vez; se continuar, mostre a quem cuida do site o que está no terminal: ${message}`;
    return { kind: 'failed', title: 'Não deu certo', text };
  }
}

/**
 * Checks the site at its public address. If the address gives out the archive of the owner's files, deletes the archive
 * on the server.
 */
async function visit(address: string, site: SiteFile[], publishing: Publishing, talk: Talk): Promise<Outcome> {
  talk.say(`Visito ${address}…`);
  const findings = await checkAddress(address, site);
  const isOnAir = findings.length === 0;
  if (publishing.kind !== 'cloudflare' && (await isArchivePublic(address))) {
    await onServer(publishing, talk, (remote) => remote.remove(ARCHIVE));
    findings.push({ code: 'publicArchive', found: [{ text: ARCHIVE }] });
  }
  if (isOnAir) return { kind: 'done', title: 'No ar', text: 'O site está em:', address, findings };
  const text = 'O site está inteiro no servidor. Visitei o endereço, e encontrei:';
  return { kind: 'failed', title: 'Enviado, mas ainda não no endereço', text, address, findings };
}
