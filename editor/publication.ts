/*
 * The publication that the editor runs. It belongs to the editor's process, not to a window: a second window shows the
 * same publication, and closing a window does not stop it. Node loads this module, not Vite: Vite reloads its
 * modules after a save, and a reload would lose this module's state.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { checkAddress } from '../publishing/check.ts';
import { KEPT, keptIn, readSite } from '../publishing/kept.ts';
import { type Job, publish, serverOf, type Talk } from '../publishing/publish.ts';
import { addressOf, build, preflight } from '../publishing/ready.ts';
import { files, isNamed, size } from '../publishing/sentences.ts';
import { Trouble } from '../publishing/trouble.ts';
import { hashesOf, published } from '../publishing/waiting.ts';
import { ContentError } from '../src/content/faults.ts';
import { contentFolder, distFolder } from '../src/content/folders.ts';
import { readContent } from '../src/content/read.ts';
import { refusalOf } from './answers.ts';
import type { Asked, Demand, End, Run, View } from './view.ts';

/** The folder of the publications. The tests use another folder. */
const OWN = process.env.SITE_KEPT || KEPT;
const kept = keptIn(OWN);
const texts = published(OWN);

/** The password of each server, kept in memory while the editor is open. */
const passwords = new Map<string, string>();
const watching = new Set<ServerResponse>();
let run: Run | null = null;
let wasSeen = false;
let asked = 0;
let answer: (value: boolean | string) => void = () => undefined;

/** Thrown if `publish` asks for a password and the owner declines. */
class Declined extends Error {}

const demands: z.ZodType<Demand> = z.discriminatedUnion('act', [
  z.object({ act: z.literal('watch') }),
  z.object({ act: z.literal('count') }),
  z.object({ act: z.literal('start'), version: z.string().nullable() }),
  z.object({ act: z.literal('answer'), id: z.number(), value: z.union([z.boolean(), z.string()]) }),
]);

/** Handles the requests of the page that publishes. */
export async function answerPublishing(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const demand = demands.parse(await json(request));
  if (demand.act === 'watch') return watch(response);
  if (demand.act === 'start') start(demand.version);
  if (demand.act === 'answer' && run?.question?.id === demand.id) answer(demand.value);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(demand.act === 'count' ? (look().waiting?.length ?? 0) : {}));
}

function watch(response: ServerResponse): void {
  if (run?.end && wasSeen) run = null;
  if (run?.end) wasSeen = true;
  watching.add(response);
  response.on('close', () => watching.delete(response));
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  tell({ ...look(), run }, [response]);
}

/** Sends a part of the view to windows; by default, to all windows that show the page for publishing. */
function tell(part: Partial<View>, windows: Iterable<ServerResponse> = watching): void {
  for (const window of windows) window.write(`${JSON.stringify(part)}\n`);
}

function change(part: Partial<Run>): void {
  if (!run) return;
  run = { ...run, ...part };
  tell({ run });
}

/** All parts of the view except the publication itself. */
function look(): Omit<View, 'run'> {
  const { place, refusal } = placeOrRefusal();
  const { version: there, other = null } = place ? kept.known(serverOf(place)) : {};
  return {
    place,
    refusal,
    other,
    waiting: texts.waiting(there, hashesOf(contentFolder())) ?? null,
    versions: kept.versions().map((name) => ({ name, isThere: name === there })),
  };
}

function placeOrRefusal(): Pick<View, 'place' | 'refusal'> {
  try {
    return { place: readContent().site.publishing ?? null, refusal: null };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { place: null, refusal: refusalOf('O site espera a correção de:', error.faults) };
  }
}

/** Starts a publication, unless another is under way or `version` is not stored. */
function start(version: string | null): void {
  if (run && !run.end) return;
  if (version !== null && !kept.versions().includes(version)) return;
  const step = version === null ? 'build' : 'compare';
  run = { version, step, said: [], warnings: [], question: null, progress: null, end: null };
  wasSeen = false;
  tell({ run });
  publishNow(version)
    .catch(endOf)
    .then((end) => {
      wasSeen = watching.size > 0;
      if (run) run = { ...run, question: null, end };
      tell({ ...look(), run });
    });
}

function endOf(error: Error): End {
  if (error instanceof Declined) return { kind: 'declined' };
  if (error instanceof ContentError)
    return { kind: 'refused', refusal: refusalOf('O site espera a correção de:', error.faults) };
  // An error with the name `Error` has a message for the owner; any other error is a fault of the program.
  if (error.name !== 'Error') console.error(error);
  return { kind: 'failed', text: error.message };
}

async function publishNow(version: string | null): Promise<End> {
  const { publishing, brand } = readContent().site;
  if (!publishing) throw new Error('Falta dizer onde publicar: preencha “Publicação” em “O site”.');
  // Hashes the files before the build, so that a change during the build counts for the next publication.
  const hashes = hashesOf(contentFolder());
  if (version === null) {
    await build();
    change({ step: 'check' });
    const findings = await preflight();
    const missing = findings.filter(({ state }) => state === 'missing');
    if (missing.length > 0) return { kind: 'missing', findings: missing };
    change({ step: 'compare', warnings: findings.filter(({ state }) => state === 'warning') });
  }
  const folder = version === null ? distFolder() : kept.folderOf(version);
  const isSent = await sendTo({ publishing, folder, kept, brand: brand.name, ...(version !== null && { version }) });
  if (!isSent) return { kind: 'declined' };
  const { version: there } = kept.known(serverOf(publishing));
  if (version === null && there) texts.note(there, hashes, kept.versions());
  change({ step: 'visit', progress: null });
  const address = addressOf(folder);
  return { kind: 'done', address, faults: await checkAddress(address, readSite(folder)) };
}

/** Sends a site. If the password is wrong, asks for the password again. */
async function sendTo(job: Job): Promise<boolean> {
  const server = serverOf(job.publishing);
  const { kind } = job.publishing;
  let wrong: string | undefined;
  const say: Talk['say'] = (line) => change({ said: [...(run?.said ?? []), line] });
  const talk: Talk = {
    say,
    progress({ files: done, ofFiles, bytes, ofBytes }) {
      const text = `${done} de ${files(ofFiles)}, ${size(bytes)} de ${size(ofBytes)}`;
      change({ progress: { share: ofBytes ? bytes / ofBytes : 1, text } });
    },
    async ask(question) {
      const { name } = question;
      let given = await ask(question);
      while (name !== undefined && typeof given === 'string' && !isNamed(given, name))
        given = await ask({ ...question, wrong: `“${given}” não é o nome da marca. Ele é ${name}.` });
      const isYes = name === undefined ? given === true : typeof given === 'string';
      if (isYes && ['changes', 'over'].includes(question.kind)) {
        change({ step: 'send' });
        if (kind === 'cloudflare')
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
  };
  for (;;) {
    try {
      return await publish(job, talk);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const isPassword = error.cause instanceof Trouble && error.cause.reason === 'password';
      if (!isPassword || !passwords.delete(server)) throw error;
      wrong = error.message;
      change({ said: [] });
    }
  }
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
