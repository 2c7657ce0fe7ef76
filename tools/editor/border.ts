/*
 * The editor's border: every request and every WebSocket passes this file before any route of the editor, of Astro or
 * of Vite. The record docs/decisions/0009-the-page-is-the-form.md says who could attack, and what stops each attack.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { EDITOR, KEY_HEADER } from './protocol.ts';

/** The parameter of the URL that lets a browser in. */
const PARAMETER = 'chave';

export const CSP = 'Content-Security-Policy';
/** By default, a file that is opened as a page, also HTML, runs and loads nothing. */
const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** `rendered.ts` gives this policy to the pages that Astro renders. In development they have inline scripts. */
export const PAGE_POLICY = "base-uri 'none'; object-src 'none'; frame-ancestors 'self'";
/** The editor's own pages set this policy themselves. The forms' library adds style elements. */
const EDITOR_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of the editor's own pages. */
export const PAGE = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', [CSP]: EDITOR_POLICY };

/** A new random key. Each start of the editor has another one. Only letters and digits: a terminal links all of them. */
export const newKey = (): string => randomBytes(24).toString('hex');

export const entrance = (site: string, key: string): string => `${site}${EDITOR}?${PARAMETER}=${key}`;

export function border(key: string): Plugin {
  return {
    name: 'editor-border',
    // Vite's answers to other origins would let their pages read this server.
    config: () => ({ server: { cors: false } }),
    configureServer: {
      order: 'pre',
      handler({ httpServer, middlewares }) {
        // Vite would open any file in the owner's code editor.
        middlewares.use('/__open-in-editor', (_request, response) => refuse(response));
        // The border is before the whole chain of Vite: Astro puts middlewares of its own before all others.
        const listeners = httpServer?.listeners('request') ?? [];
        httpServer?.removeAllListeners('request');
        httpServer?.on('request', (request: IncomingMessage, response: ServerResponse) =>
          guard(key, request, response, () => {
            for (const listener of listeners) listener.call(httpServer, request, response);
          }),
        );
        httpServer?.prependListener('upgrade', (request, socket) => {
          if (!isOwnPage(request) || !hasCookie(key, request)) socket.destroy();
        });
      },
    },
  };
}

/**
 * Passes a request on by `next` if it comes from the editor's own pages; otherwise answers 403. The cookie opens pages
 * only, because a page of another port gets it, too. A request that changes something has the key itself in a header.
 */
export function guard(key: string, request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const isSafe = request.method === 'GET' || request.method === 'HEAD';
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader(CSP, FILE_POLICY);
  const isOurs = isSafe ? isOwnHost(request) && !isForeign(request) : isOwnPage(request) && hasHeader(key, request);
  if (isSafe && isOwnHost(request) && enters(key, request)) letIn(key, request, response);
  else if (isOurs && hasCookie(key, request)) next();
  else refuse(response);
}

/** Whether the request names this server. A foreign domain that leads to this computer has another name. */
function isOwnHost({ headers, socket }: IncomingMessage): boolean {
  return ['127.0.0.1', 'localhost'].some((name) => headers.host === `${name}:${socket.localPort}`);
}

/** Whether a page of another origin made the request. Another port is another origin, but gets this one's cookies. */
function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Whether a page of the editor's own origin made the request. */
function isOwnPage(request: IncomingMessage): boolean {
  const { host, origin } = request.headers;
  return isOwnHost(request) && !isForeign(request) && origin === `http://${host}`;
}

/** The cookie's name has the port, because all servers on this computer share their cookies. */
const cookieName = ({ socket }: IncomingMessage) => `editor-${socket.localPort}`;
const digest = (text: string) => createHash('sha256').update(text).digest();
/** The cookie's value, from which nobody can compute the key. */
export const cookieOf = (key: string): string => digest(key).toString('hex');
/** Compares in a time that does not depend on how much is equal. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

function hasCookie(key: string, request: IncomingMessage): boolean {
  const cookies = (request.headers.cookie ?? '').split(/; */);
  return cookies.some((cookie) => isSame(cookie, `${cookieName(request)}=${cookieOf(key)}`));
}

const hasHeader = (key: string, { headers }: IncomingMessage) => isSame(String(headers[KEY_HEADER]), key);

const enters = (key: string, { url = '' }: IncomingMessage) => isSame(url, entrance('', key));

/**
 * Sets the cookie, and passes the key to the editor's page in the fragment, which no server receives. The response is a
 * page that opens the editor, not a redirect: after a redirect, a browser would not send this cookie if a file or another
 * program opened the first URL.
 */
function letIn(key: string, request: IncomingMessage, response: ServerResponse): void {
  const editor = `${EDITOR}#${PARAMETER}=${key}`;
  response.writeHead(200, {
    ...PAGE,
    // A server that had this port earlier could have left its own pages in the cache.
    'Clear-Site-Data': '"cache"',
    'Set-Cookie': `${cookieName(request)}=${cookieOf(key)}; HttpOnly; SameSite=Strict; Path=/`,
  });
  response.end(
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${editor}"><title>Editor do site</title><p><a href="${editor}">Abrir o editor</a>`,
  );
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, PAGE);
  response.end(REFUSED);
}

const REFUSED = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Editor do site</title><body style="max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui"><h1 style="font-size:1.75rem;line-height:1.2">Aqui só entra quem abriu o editor</h1><p>Este endereço só responde ao navegador que o editor abriu. Nada do que você escreveu se perdeu.<p><a href="${EDITOR}">Entrar no editor</a>, se ele já está aberto neste navegador.<p>Se não entrar, use o endereço que aparece no terminal, o que tem “${PARAMETER}=”. Sem terminal aberto, abra o editor outra vez.`;
