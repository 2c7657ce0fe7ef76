import { parse } from 'node-html-parser';
import { type Addresses, linksFrom } from '../../src/lib/links.ts';
import { placeholdersIn } from '../../src/lib/placeholders.ts';
import type { BuiltPage } from './built.ts';
import type { Finding } from './finding.ts';

/** The result of requesting a link. `refused` is a status that some hosts send to robots but not to people. */
export type Answer = { href: string; state: 'reached' | 'refused' | 'unreachable'; why: string };

const PATIENCE = 10_000;
const AT_ONCE = 4;
/** Statuses of hosts that may refuse HEAD but answer GET. */
const ASK_BY_GET = [403, 405, 501];
/** Statuses of hosts that may refuse robots but answer people. */
const REFUSALS = [401, 403, 429, 999];

/** Every external link in the owner's settings and in the built pages, except placeholder addresses. */
export function outsideLinks(site: Addresses, pages: readonly BuiltPage[]): string[] {
  const configured = Object.values(linksFrom('home', site, 'new tab')).filter(({ newTab }) => newTab);
  const written = pages.flatMap(({ html }) =>
    parse(html)
      .querySelectorAll('a[href^="http"]')
      .map((link) => link.getAttribute('href') ?? ''),
  );
  const all = new Set([...configured.map(({ href }) => href), ...written]);
  return [...all].filter((href) => !isWithin(href, site.address) && placeholdersIn(href).length === 0);
}

/** Whether a link is to the site itself, whose address answers only after the launch. */
function isWithin(href: string, address: string): boolean {
  return href.startsWith(address) && /^(?:[/?#]|$)/.test(href.slice(address.length));
}

/** Requests every link, a few at a time. */
export async function askLinks(
  hrefs: readonly string[],
  { patience = PATIENCE, atOnce = AT_ONCE }: { patience?: number; atOnce?: number } = {},
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = hrefs.entries();
  const worker = async () => {
    for (const [index, href] of queue) answers[index] = await ask(href, patience);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

async function ask(href: string, patience: number): Promise<Answer> {
  try {
    const first = await answerTo(href, 'HEAD', patience);
    const status = ASK_BY_GET.includes(first) ? await answerTo(href, 'GET', patience) : first;
    const state = status < 400 ? 'reached' : REFUSALS.includes(status) ? 'refused' : 'unreachable';
    return { href, state, why: `respondeu ${status}` };
  } catch (error) {
    return { href, state: 'unreachable', why: reason(error, patience) };
  }
}

async function answerTo(href: string, method: 'HEAD' | 'GET', patience: number): Promise<number> {
  const response = await fetch(href, { method, redirect: 'follow', signal: AbortSignal.timeout(patience) });
  await response.body?.cancel();
  return response.status;
}

function reason(error: unknown, patience: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `não respondeu em ${(patience / 1000).toLocaleString('pt-BR')} s`;
  // The reason is in the cause: the error itself only says “fetch failed”.
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause && typeof cause === 'object' && 'code' in cause ? ` (${cause.code})` : '';
  return `não foi possível chegar lá${code}`;
}

/** The finding about all answers. */
export function checkOutside(answers: readonly Answer[]): Finding {
  const name = 'a resposta dos links';
  const dead = answers.filter(({ state }) => state === 'unreachable');
  const refused = answers.filter(({ state }) => state === 'refused');
  const found = [...dead, ...refused].map(({ href, why }) => `${href}: ${why}`);
  if (dead.length > 0) {
    const todo =
      'Abra cada um no navegador. Se não abrir, corrija-o com `npm run edit`; se abrir, tente de novo mais tarde.';
    return { name, state: 'missing', found, todo };
  }
  if (refused.length > 0) {
    const todo = 'Abra cada um no navegador: há endereços que recusam visitas automáticas e atendem pessoas.';
    return { name, state: 'warning', found, todo };
  }
  const count = answers.length === 1 ? '1 link respondeu' : `${answers.length} links responderam`;
  return { name, state: 'fine', found: [answers.length ? `${count}.` : 'Não há link a visitar.'], todo: '' };
}
