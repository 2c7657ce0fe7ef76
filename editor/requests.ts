/*
 * Intercepts all requests from Keystatic to the editor's API. Keystatic has no events or options for three cases: a
 * file that changed elsewhere, the reasons of a rejected save, and the message after a save.
 */
import type { Conflict, Refusal } from './answers.ts';
import { deleteDraft, openDraft } from './drafts.ts';

/**
 * The owner's choice if a file changed elsewhere: `mine` means the form's text, `saved` the file's text, and `later` no
 * choice yet.
 */
export type Choice = 'mine' | 'saved' | 'later';

/** The page's reactions to the API's responses. */
export type Handlers = {
  ask: (conflict: Conflict) => Promise<Choice>;
  /** Returns the error whose message Keystatic shows above the form. */
  refused: (refusal: Refusal) => Error;
  /**
   * @param waitsFor The first file with a mistake; undefined if all files are correct. The site is not shown
   * until the mistake is corrected.
   */
  saved: (waitsFor: string | undefined) => void;
};

/*
 * The casts below name the responses of the editor's own API and the requests of its own Keystatic, which the same version
 * of the project sends: `answers.ts` and `saved.ts` have their types.
 */

type Update = { additions: { path: string }[]; deletions: { path: string }[] };

const API = '/api/keystatic/';
const SILENT =
  'o editor não respondeu. Ele ainda está aberto no terminal? Se não, rode `npm run edit` outra vez; o que você escreveu fica guardado neste navegador.';
const ANOTHER =
  'o editor foi aberto de novo, e este navegador ainda não entrou nele. Entre pelo endereço que aparece no terminal e volte a esta janela; o que você escreveu fica guardado neste navegador.';

/** The hash of each file that this window last received from the editor's API. */
const seen = new Map<string, string>();
let notOpened = false;

/** Whether a file failed to open since the page was loaded. */
export const hasFailedToOpen = (): boolean => notOpened;

/** Makes the next save of a file ask which text to keep, because the text in the file's form is older than the file. */
export function forget(path: string): void {
  seen.delete(path);
}

/** Intercepts the requests to the editor's API. */
export function watchRequests(handlers: Handlers): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith(API)) return send(input, init);
    if (pathname === `${API}update`) return update(send, init ?? {}, handlers);
    const blob = /\/blob\/(\w+)\/(.+)$/.exec(pathname);
    if (blob) return open(send, decodeURIComponent(blob[2] ?? ''), blob[1] ?? '', init);
    return remember(await send(input, init));
  };
}

/**
 * Handles Keystatic's request for a file. Keystatic requests the version from when the editor was opened. If the file
 * has changed since, requests the current version instead.
 */
async function open(send: typeof fetch, path: string, known: string, init?: RequestInit): Promise<Response> {
  const get = (hash: string) => send(`${API}blob/${hash}/${path.split('/').map(encodeURIComponent).join('/')}`, init);
  let response = await get(known);
  if (response.status === 404) {
    await remember(await send(`${API}tree`, init), path);
    response = await get(seen.get(path) ?? known);
  }
  if (response.status !== 400) return response;
  const { what, lines } = (await response.json()) as Refusal;
  notOpened = true;
  throw new Message(
    [what, ...lines.map(({ text, ...where }) => `${Object.values(where).join(', ')}: ${text}`)].join('\n'),
  );
}

async function update(send: typeof fetch, init: RequestInit, handlers: Handlers): Promise<Response> {
  // Reads the draft's key now, because the owner may open another form before the response arrives.
  const draft = openDraft();
  const body = JSON.parse(String(init.body)) as Update;
  const paths = [...body.additions, ...body.deletions].map(({ path }) => path);
  let known: Record<string, string | undefined> = Object.fromEntries(paths.map((path) => [path, seen.get(path)]));
  for (;;) {
    const response = await send(`${API}update`, { ...init, body: JSON.stringify({ ...body, seen: known }) }).catch(
      () => {
        throw new Message(`Não salvei: ${SILENT}`);
      },
    );
    if (response.status === 409) {
      const conflict = (await response.json()) as Conflict;
      const choice = await handlers.ask(conflict);
      if (choice === 'saved') {
        await deleteDraft(draft);
        if (conflict.isDeleted) location.assign('/keystatic');
        else location.reload();
        return new Promise(() => {});
      }
      if (choice === 'later') throw handlers.refused(conflict);
      known = conflict.now;
      continue;
    }
    if (response.status === 400) throw handlers.refused((await response.json()) as Refusal);
    if (response.status === 403) throw new Message(`Não salvei: ${ANOTHER}`);
    if (!response.ok) return response;
    const waits = response.headers.get('waits-for');
    await deleteDraft(draft);
    // A file that gets a deleted one's name again is new.
    for (const { path } of body.deletions) seen.delete(path);
    handlers.saved(waits ? decodeURIComponent(waits) : undefined);
    return remember(response);
  }
}

/** Stores the hashes from a response: of all files, or of only one. */
async function remember(response: Response, only?: string): Promise<Response> {
  const files = (await response.clone().json()) as { path: string; sha: string }[];
  for (const { path, sha } of files) if (only === undefined || path === only) seen.set(path, sha);
  return response;
}

/** An error without a name, so that Keystatic shows only its message, even after converting it to a string. */
class Message extends Error {
  override name = '';
}
