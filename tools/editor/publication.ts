/*
 * The publication that the editor runs. It belongs to the editor's process, not to a window: all windows show the same
 * publication, and closing a window does not stop it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { contentFolder } from '../../src/content/folders.ts';
import { faultsOf, readContent } from '../../src/content/read.ts';
import { keptHere, run as runTask, type Task } from '../publish/run.ts';
import { copyName, readSource, zip } from '../publish/source.ts';
import { type Talk, whenOf } from '../publish/talk.ts';
import { tell } from './events.ts';
import type { Asked, Run, View } from './view.ts';

let run: Run | null = null;
let asked = 0;
let answer: (value: boolean | string) => void = () => undefined;

/** `watch` asks for the whole view; `forget` puts the last end away. */
const demands = z.discriminatedUnion('act', [
  z.object({ act: z.literal(['watch', 'forget']) }),
  z.object({ act: z.literal('start'), what: z.literal(['publish', 'back', 'bring']), version: z.string().optional() }),
  z.object({ act: z.literal('answer'), id: z.number(), value: z.union([z.boolean(), z.string()]) }),
]);

/** A request about the publication. */
export type PublishDemand = z.infer<typeof demands>;

/** Handles the requests about the publication. All windows show their results. */
export async function answerPublishing(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const demand = demands.parse(await json(request));
  if (demand.act === 'start') start({ what: demand.what, version: demand.version });
  else if (demand.act === 'answer') run?.question?.id === demand.id && answer(demand.value);
  else {
    if (demand.act === 'forget' && run?.end) run = null;
    tellAll();
  }
  response.writeHead(204).end();
}

/** Sends an archive of the owner's files, for the owner to store. */
export function sendCopy(_request: IncomingMessage, response: ServerResponse): void {
  const disposition = `attachment; filename="${copyName()}"`;
  response.writeHead(200, { 'Content-Type': 'application/zip', 'Content-Disposition': disposition });
  response.end(zip(readSource(contentFolder())));
}

/** Tells the windows the whole view. */
function tellAll(): void {
  const faults = faultsOf(contentFolder());
  const place = faults.length > 0 ? null : (readContent().site.publishing ?? null);
  const versions = keptHere()
    .versions()
    .map((name) => ({ name, when: whenOf(name.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.')) }));
  tell('publicacao', { place, faults, versions, run } satisfies View);
}

function change(part: Partial<Run>): void {
  if (!run) return;
  run = { ...run, ...part };
  tell('publicacao', { run });
}

/** Starts a run, unless another is under way. */
async function start(task: Task): Promise<void> {
  if (run && !run.end) return;
  run = { task, said: 'Confiro…', warnings: [], question: null, progress: null, end: null };
  tell('publicacao', { run });
  change({ end: await runTask(task, talk), question: null });
  tellAll();
}

const talk: Talk = {
  say: (said) => change({ said, progress: null }),
  progress: (text, share) => change({ progress: { text, share } }),
  warn: (warnings) => change({ warnings }),
  ask: async ({ kind, text }) => (await ask({ kind, text })) === true,
  async password(account, wrong) {
    const given = await ask({ kind: 'password', text: `Senha de ${account}`, wrong });
    return typeof given === 'string' ? given : undefined;
  },
};

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
