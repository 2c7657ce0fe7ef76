/*
 * The publication that the editor runs. It belongs to the editor's process, not to a window: all windows show the same
 * publication, and closing a window does not stop it.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { contentFolder } from '../../src/content/reader/folders.ts';
import { readSource, zip } from '../publish/copy.ts';
import { type Outcome, run } from '../publish/run.ts';
import type { Question, Talk } from '../publish/talk.ts';
import { broadcast } from './events.ts';
import { OPEN, offers } from './offers.ts';
import type { Act, Part } from './protocol.ts';
import { type PublishRequest, publishRequests } from './requests.ts';

type Start = Extract<PublishRequest, { act: 'start' }>;

/** The progress, the open question or the end of the last run. Undefined after its end was put away. */
let now: Part | undefined;
let warnings: Part[] = [];
let answer: (value: boolean | string) => void = () => undefined;

/** Handles the requests about the publication. All windows show their results. */
export async function answerPublishing(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = publishRequests.parse(await json(request));
  if (body.act === 'answer' && now?.id === body.id) answer(body.value);
  if (body.act === 'start' && (!now || now.id === 'end')) start(body);
  if (body.act === 'forget') forgetEnd();
  broadcastParts();
  response.writeHead(204).end();
}

/** Puts the end of the last run away, because the owner has changed something since. */
export function forgetEnd(): void {
  if (now?.id === 'end') show(undefined);
}

/** Sends an archive of the owner's files, for the owner to store. */
export function sendCopy(_request: IncomingMessage, response: ServerResponse): void {
  const disposition = `attachment; filename="conteudo-${new Date().toLocaleDateString('sv')}.zip"`;
  response.writeHead(200, { 'Content-Type': 'application/zip', 'Content-Disposition': disposition });
  response.end(zip(readSource(contentFolder())));
}

function show(part: Part | undefined): void {
  now = part;
  broadcastParts();
}

const broadcastParts = () => broadcast('publication', now ? [now, ...warnings] : offers());

async function start(request: Start): Promise<void> {
  warnings = [];
  talk.say('Confiro…');
  show(endOf(await run(request, talk), request));
}

const talk: Talk = {
  say: (title) => show({ id: 'progress', title, progress: null }),
  progress: (text, share) => show({ id: 'progress', title: '', ...now, text, progress: share }),
  warn(findings) {
    if (findings.length > 0) warnings = [{ id: 'warnings', title: 'Avisos, que não impedem a publicação', findings }];
  },
  async ask({ kind, text }) {
    const [yes, isMain] = YES[kind];
    const [title = '', ...lines] = text.split('\n');
    return (await ask({ title, text: lines.join('\n') }, yes, isMain)) === true;
  },
  async password(account, refusal = '') {
    const given = await ask({ title: `Senha de ${account}`, refusal }, 'Entrar', true);
    return typeof given === 'string' ? given : undefined;
  },
};

/** The words for yes to each kind of question, and whether yes is recommended. */
const YES: Record<Question['kind'], readonly [yes: string, isRecommended: boolean]> = {
  changes: ['Publicar agora', true],
  key: ['Sim, é essa', true],
  changedKey: ['Sim, ela confirmou', false],
  over: ['Publicar por cima', false],
  recipients: ['Sim, somos nós', false],
};

/** Asks the owner in every window; the first answer counts. */
function ask(part: Omit<Part, 'id'>, yes: string, isMain: boolean): Promise<boolean | string> {
  const id = randomUUID();
  const progress = now;
  const acts: Act[] = [
    { label: yes, isMain, request: { act: 'answer', id, value: true } },
    { label: 'Agora não', isMain: !isMain, request: { act: 'answer', id, value: false } },
  ];
  const { promise, resolve } = Promise.withResolvers<boolean | string>();
  answer = (value) => {
    now = progress;
    resolve(value);
  };
  show({ id, acts, ...part });
  return promise;
}

function endOf({ kind, ...words }: Outcome, request: Start): Part {
  const acts: Act[] = [
    ...(kind === 'done' ? [] : [{ label: 'Tentar outra vez', isMain: true, request }]),
    { label: 'Voltar ao começo', request: { act: 'forget' } },
    ...(kind === 'failed' ? [OPEN] : []),
  ];
  return { id: 'end', acts, ...words };
}
