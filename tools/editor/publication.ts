/*
 * The publication that the editor runs. It belongs to the editor's process, not to a window: all windows show the same
 * publication, and closing a window does not stop it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { ContentError } from '../../src/content/faults.ts';
import { contentFolder, distFolder, KEPT } from '../../src/content/folders.ts';
import { faultsOf, readContent } from '../../src/content/read.ts';
import { bring } from '../publish/bring.ts';
import { keptIn } from '../publish/kept.ts';
import { serverOf } from '../publish/opener.ts';
import { type Job, publish, visit } from '../publish/publish.ts';
import { addressIn, build, preflight } from '../publish/ready.ts';
import { files, size } from '../publish/sentences.ts';
import { copyName, readSource, zip } from '../publish/source.ts';
import type { Talk } from '../publish/talk.ts';
import { Trouble } from '../publish/trouble.ts';
import { tell } from './events.ts';
import type { Asked, End, Run, Step, View } from './view.ts';

const kept = keptIn(join(contentFolder(), KEPT));

/** The password of each server, kept in memory while the editor is open. */
const passwords = new Map<string, string>();
let run: Run | null = null;
let asked = 0;
let answer: (value: boolean | string) => void = () => undefined;

/** Thrown if `publish` asks for a password and the owner declines. */
class Declined extends Error {}

/** `watch` asks for the whole view; `forget` puts the last end away; `bring` brings the owner's files from the server. */
const demands = z.discriminatedUnion('act', [
  z.object({ act: z.literal(['watch', 'forget', 'bring']) }),
  z.object({ act: z.literal('start'), version: z.string().nullable() }),
  z.object({ act: z.literal('answer'), id: z.number(), value: z.union([z.boolean(), z.string()]) }),
]);

/** A request about the publication. */
export type PublishDemand = z.infer<typeof demands>;

/** Handles the requests about the publication. All windows show their results. */
export async function answerPublishing(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const demand = demands.parse(await json(request));
  if (demand.act === 'start') publishVersion(demand.version);
  if (demand.act === 'bring') start({ what: 'bring', version: null, step: 'compare' }, bringNow);
  if (demand.act === 'answer' && run?.question?.id === demand.id) answer(demand.value);
  if (demand.act === 'forget' && run?.end) run = null;
  if (['watch', 'forget'].includes(demand.act)) tell('publicacao', { ...look(), run });
  response.writeHead(204).end();
}

/** Sends an archive of the owner's files, for the owner to store. */
export function sendCopy(_request: IncomingMessage, response: ServerResponse): void {
  const disposition = `attachment; filename="${copyName()}"`;
  response.writeHead(200, { 'Content-Type': 'application/zip', 'Content-Disposition': disposition });
  response.end(zip(readSource(contentFolder())));
}

function change(part: Partial<Run>): void {
  if (!run) return;
  run = { ...run, ...part };
  tell('publicacao', { run });
}

const begin = (step: Step) => change({ step, said: '', progress: null });

/** All parts of the view except the publication itself. */
function look(): Omit<View, 'run'> {
  const found = faultsOf(contentFolder());
  const faults = found.length > 0 ? found : null;
  const place = faults ? null : (readContent().site.publishing ?? null);
  const there = place && kept.known(serverOf(place)).version;
  return { place, faults, versions: kept.versions().map((name) => ({ name, isThere: name === there })) };
}

/** Publishes the site, or sends a stored version again. */
function publishVersion(version: string | null): void {
  if (version !== null && !kept.versions().includes(version)) return;
  start({ what: 'publish', version, step: version === null ? 'build' : 'compare' }, () => publishNow(version));
}

/** Starts a run, unless another is under way. */
function start(what: Pick<Run, 'what' | 'version' | 'step'>, act: () => Promise<End>): void {
  if (run && !run.end) return;
  run = { ...what, said: '', warnings: [], question: null, progress: null, end: null };
  tell('publicacao', { run });
  act()
    .catch(endOf)
    .then((end) => {
      change({ question: null, end });
      tell('publicacao', look());
    })
    .catch(console.error);
}

function endOf(error: Error): End {
  if (error instanceof Declined) return { kind: 'declined' };
  if (error instanceof ContentError) return { kind: 'refused', faults: error.faults };
  // An error with the name `Error` has a message for the owner; any other error is a fault of the program.
  if (error.name !== 'Error') console.error(error);
  return { kind: 'failed', text: error.message };
}

const NO_PLACE = 'Falta dizer onde publicar: preencha “Publicação” em “O site”.';

async function bringNow(): Promise<End> {
  const { publishing } = readContent().site;
  if (!publishing || publishing.kind === 'cloudflare') throw new Error(NO_PLACE);
  const talk = talkAbout(publishing);
  await withPassword(() => bring(publishing, contentFolder(), kept, talk), talk);
  return { kind: 'brought', text: run?.said ?? '' };
}

async function publishNow(version: string | null): Promise<End> {
  const { publishing } = readContent().site;
  if (!publishing) throw new Error(NO_PLACE);
  // Reads the files before the build, so that a change during the build counts for the next publication.
  const content = readSource(contentFolder());
  if (version === null) {
    await build();
    begin('check');
    const findings = await preflight();
    const missing = findings.filter(({ state }) => state === 'missing');
    if (missing.length > 0) return { kind: 'missing', findings: missing };
    change({ warnings: findings.filter(({ state }) => state === 'warning') });
    begin('compare');
  }
  const folder = version === null ? distFolder() : kept.folderOf(version);
  const job: Job = { publishing, folder, kept, content, ...(version !== null && { version }) };
  const talk = talkAbout(publishing);
  const outcome = await withPassword(() => publish(job, talk), talk);
  if (outcome === 'declined') return { kind: 'declined' };
  begin('visit');
  const address = addressIn(folder);
  const findings = await visit(job, talk);
  return { kind: findings.some(({ state }) => state === 'missing') ? 'sent' : 'onAir', address, findings };
}

/** Works on the server. If the password is wrong, asks for the password again. */
async function withPassword<Result>(act: () => Promise<Result>, talk: ReturnType<typeof talkAbout>): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const isPassword = error.cause instanceof Trouble && error.cause.reason === 'password';
      if (!isPassword || !talk.forget(error.message)) throw error;
    }
  }
}

/** The dialogue with the owner about a publication. `forget`: the password was wrong. */
function talkAbout(publishing: Job['publishing']): Talk & { forget(why: string): boolean } {
  const server = serverOf(publishing);
  let wrong: string | undefined;
  const say: Talk['say'] = (said) => change({ said });
  return {
    say,
    progress({ files: done, ofFiles, bytes, ofBytes }) {
      const text = `${done} de ${files(ofFiles)}, ${size(bytes)} de ${size(ofBytes)}`;
      change({ progress: { share: ofBytes ? bytes / ofBytes : 1, text } });
    },
    async ask(question) {
      const isYes = (await ask(question)) === true;
      if (isYes && ['changes', 'over'].includes(question.kind)) {
        begin('send');
        if (publishing.kind === 'cloudflare')
          say('A Cloudflare fala no terminal em que você abriu o editor. Se ela perguntar algo, responda lá.');
      }
      return isYes;
    },
    async password(account) {
      const known = passwords.get(server);
      if (known !== undefined) return known;
      const given = await ask({ kind: 'password', text: account, ...(wrong && { wrong }) });
      if (typeof given !== 'string') throw new Declined();
      passwords.set(server, given);
      return given;
    },
    forget(why) {
      wrong = why;
      return passwords.delete(server);
    },
  };
}

/** Asks the owner in every window; the first answer counts. */
function ask(question: Omit<Asked, 'id'>): Promise<boolean | string> {
  return new Promise((resolve) => {
    answer = (value) => {
      change({ question: null });
      resolve(value);
    };
    change({ question: { ...question, id: ++asked } });
  });
}
