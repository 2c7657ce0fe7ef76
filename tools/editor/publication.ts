/*
 * The publication that the editor runs. It belongs to the editor's process, not to a window: all windows show the same
 * publication, and closing a window does not stop it.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Finding } from '../../src/build/preflight/finding.ts';
import { contentFolder } from '../../src/content/reader/folders.ts';
import { readSource, zip } from '../publish/copy.ts';
import { timeOf, versions } from '../publish/records.ts';
import { type Outcome, run, siteFacts, type Task } from '../publish/run.ts';
import { type Question, type Talk, whenOf } from '../publish/talk.ts';
import { broadcast } from './events.ts';
import { PUBLISH } from './protocol.ts';
import { faultsOf } from './siteContent.ts';

/** `watch` asks for the parts; `forget` puts the end of the last run away. */
const requests = z.discriminatedUnion('act', [
  z.object({ act: z.literal(['watch', 'forget']) }),
  z.object({ act: z.literal('start'), what: z.literal(['publish', 'back', 'bring']), version: z.string().optional() }),
  z.object({ act: z.literal('answer'), id: z.number(), value: z.union([z.boolean(), z.string()]) }),
]);

export type PublishRequest = z.infer<typeof requests>;

/** A button: a request, or a file to save; without both, it opens the field of the destination. */
type Act = { label: string; isMain?: boolean; request?: PublishRequest; href?: string };

/** A part of the page, in words. */
export type Part = Partial<Omit<Outcome, 'kind'>> & {
  id: string | number;
  title: string;
  /** Whether its heading or its field gets the focus, when it appears. */
  isNew?: boolean;
  /** The share of the bytes that are sent; null if it is not known. */
  progress?: number | null;
  /** For a question for a password: the reason why the previous one was rejected, if there was one. */
  refusal?: string | undefined;
  acts?: readonly Act[];
};

/** The progress, the open question or the end of the last run. Undefined after its end was put away. */
let now: Part | undefined;
let warnings: readonly Finding[] = [];
let asked = 0;
let answer: (value: boolean | string) => void = () => undefined;

const isRunning = () => now !== undefined && now.id !== 'end';

/** Handles the requests about the publication. All windows show their results. */
export async function answerPublishing(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = requests.parse(await json(request));
  if (body.act === 'answer' && now?.id === body.id) answer(body.value);
  if (body.act === 'start' && !isRunning()) start({ what: body.what, version: body.version });
  if (body.act === 'forget') forgetEnd();
  show();
  response.writeHead(204).end();
}

/** Puts the end of the last run away, because the owner has changed something since. */
export function forgetEnd(): void {
  if (isRunning() || !now) return;
  now = undefined;
  show();
}

/** Sends an archive of the owner's files, for the owner to store. */
export function sendCopy(_request: IncomingMessage, response: ServerResponse): void {
  const disposition = `attachment; filename="conteudo-${new Date().toLocaleDateString('sv')}.zip"`;
  response.writeHead(200, { 'Content-Type': 'application/zip', 'Content-Disposition': disposition });
  response.end(zip(readSource(contentFolder())));
}

function show(): void {
  const findings = { id: 'warnings', title: 'Avisos, que não impedem a publicação', findings: warnings };
  const parts = now ? [now, ...(warnings.length > 0 ? [findings] : [])] : offers();
  broadcast('publicacao', parts satisfies Part[]);
}

async function start(task: Task): Promise<void> {
  warnings = [];
  talk.say('Confiro…');
  now = endOf(await run(task, talk), task);
  show();
}

const talk: Talk = {
  say(title) {
    now = { id: 'progress', title, isNew: true, progress: null };
    show();
  },
  progress(text, share) {
    now = { id: 'progress', title: '', ...now, text, progress: share };
    show();
  },
  warn(findings) {
    warnings = findings;
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
  const id = ++asked;
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
  now = { id, isNew: true, acts, ...part };
  show();
  return promise;
}

const OPEN: Act = { label: 'Abrir “Endereço e publicação”' };

function endOf({ kind, ...words }: Outcome, task: Task): Part {
  const again: Act = { label: 'Tentar outra vez', isMain: true, request: { act: 'start', ...task } };
  const acts: Act[] = [
    ...(kind === 'done' ? [] : [again]),
    { label: 'Voltar ao começo', request: { act: 'forget' } },
    ...(kind === 'failed' ? [OPEN] : []),
  ];
  return { id: 'end', isNew: true, acts, ...words };
}

function offers(): Part[] {
  const copy: Part = {
    id: 'copy',
    title: 'Guardar uma cópia',
    text: 'Os textos e as fotos num arquivo só, para um pendrive ou outro computador.',
    acts: [{ label: 'Guardar uma cópia', href: PUBLISH }],
  };
  const faults = faultsOf(contentFolder());
  const broken: Part = { id: 'faults', title: 'Falta corrigir', isNew: true, faults };
  const publishing = siteFacts()?.publishing;
  if (!publishing) {
    const acts = [{ ...OPEN, isMain: true }];
    const place: Part = { id: 'place', title: 'Falta dizer onde o site vai morar', isNew: true, acts };
    return [faults.length > 0 ? broken : place, copy];
  }
  const isCloudflare = publishing.kind === 'cloudflare';
  const where = isCloudflare ? 'a Cloudflare' : `${publishing.host}, por ${publishing.kind.toUpperCase()}`;
  const publish: Part = {
    id: 'publish',
    title: 'Publicar o que está aqui',
    text: `Vai para ${where}. Antes de enviar, você vê o que muda e confirma.`,
    isNew: true,
    acts: [{ label: 'Publicar', isMain: true, request: { act: 'start', what: 'publish' } }, OPEN],
  };
  const [, ...before] = versions();
  const back: Part = {
    id: 'back',
    title: 'Voltar à versão anterior',
    text: 'As últimas versões publicadas ficam neste computador. Os textos no editor continuam como estão.',
    acts: before.map((version) => ({
      label: `Voltar à versão publicada ${whenOf(timeOf(version))}`,
      request: { act: 'start', what: 'back', version },
    })),
  };
  const bring: Part = {
    id: 'bring',
    title: 'Trazer da hospedagem',
    text: 'Os textos e as fotos que outro computador publicou vêm para cá. Os daqui ficam, inteiros, numa pasta ao lado de “content”, com a data no nome.',
    acts: [{ label: 'Trazer da hospedagem', request: { act: 'start', what: 'bring' } }],
  };
  return [
    faults.length > 0 ? broken : publish,
    ...(before.length > 0 ? [back] : []),
    ...(isCloudflare ? [] : [bring]),
    copy,
  ];
}
