import { API, KEY_HEADER } from '../protocol.ts';
import type { FileRequest } from '../requests.ts';

/** The name of the key in this origin's storage. No page of another port can read it, but each gets the cookies. */
const KEY = 'chave';

/** Keeps the key that the entrance puts into the URL's fragment, and takes it out of the URL. */
export function keepKey(): void {
  const [, key] = /^#chave=(\w+)$/.exec(location.hash) ?? [];
  if (!key) return;
  localStorage.setItem(KEY, key);
  history.replaceState(null, '', location.pathname);
}

/** The server answered, but did not do what was asked. */
class Refused extends Error {}

/** Sends something to the editor's server, with the key that lets this page write. */
export async function send(url: string, body: string | File): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { [KEY_HEADER]: localStorage.getItem(KEY) ?? '' },
    // The browser finishes such a request after the page is closed, but only up to 64 KiB. A character has up to three bytes.
    keepalive: typeof body === 'string' && body.length < 20_000,
  });
  if (!response.ok) throw new Refused(`The editor responded with ${response.status}.`);
  return response;
}

/** The name of this window. The edits of each window are steps of their own. */
const WINDOW = crypto.randomUUID();

/** Requests something of the owner's files. */
export const request = async <Result>(body: FileRequest): Promise<Result> =>
  (await send(API, JSON.stringify({ ...body, window: WINDOW }))).json();

export const LOST =
  'O editor não responde. Ele ainda está aberto no terminal? Se não, abra o editor outra vez: esta página espera, e o que você escreveu aqui não se perde.';

export const REFUSED =
  'O editor não aceitou o que veio desta janela. O que você escreveu continua guardado nela: deixe-a aberta, veja o que o terminal diz e abra o editor outra vez.';

export const failureOf = (error: unknown) => (error instanceof Refused ? REFUSED : LOST);
