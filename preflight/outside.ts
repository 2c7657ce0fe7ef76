import { parse } from 'node-html-parser';
import { deliveryFrom } from '../src/contactForm/delivery.ts';
import type { Site } from '../src/content/files/site.ts';
import { placeholdersIn } from '../src/content/placeholders.ts';
import { type Addresses, linksFrom } from '../src/lib/links.ts';
import type { BuiltPage } from './built.ts';
import type { Finding } from './finding.ts';

/** The result of requesting a link. `refused`: the host's status is one that some hosts send to bots only. */
export type Answer = { href: string; state: 'reached' | 'refused' | 'unreachable'; why: string };

const PATIENCE = 10_000;
const AT_ONCE = 4;
/** After these statuses the link is requested again by GET, because some hosts reject only HEAD. */
const ASK_BY_GET = [403, 405, 501];
/** Statuses that some hosts send to bots but not to people. */
const REFUSALS = [401, 403, 429, 999];

/** Every external link in the owner's settings and in the built pages, except placeholders. */
export function outsideLinks(site: Addresses, pages: readonly BuiltPage[]): string[] {
  const configured = Object.values(linksFrom('home', site, 'new tab', {})).filter((one) => one?.newTab);
  const written = pages.flatMap(({ html }) =>
    parse(html)
      .querySelectorAll('a[href^="http"]')
      .map((link) => link.getAttribute('href') ?? ''),
  );
  const all = new Set([...configured.flatMap((one) => one?.href ?? []), ...written]);
  return [...all].filter((href) => !isWithin(href, site.address) && placeholdersIn(href).length === 0);
}

/** Whether a link leads to the site itself, which cannot respond before its first publication. */
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
  // The reason is in `cause`; the message of the error itself is only “fetch failed”.
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause && typeof cause === 'object' && 'code' in cause ? ` (${cause.code})` : '';
  return `não foi possível chegar lá${code}`;
}

/** The finding about the results of all links. */
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

/** The owner's next step if the receiver does not respond as expected. */
const REPAIR =
  'Confira se contato.php e contato-paginas.php estão no servidor, e se a hospedagem tem PHP 8.1 ou mais novo (docs/guia/formulario-hospedagem.md).';

/** Requests the URL of the site's own receiver. Returns no finding if the site has no receiver of its own. */
export async function askReceiver(site: Site, patience = PATIENCE): Promise<Finding[]> {
  const delivery = deliveryFrom(site);
  if (delivery.kind !== 'php') return [];
  const name = 'a resposta de quem recebe as mensagens';
  const url = new URL(delivery.address, site.address).href;
  const missing = (why: string, todo = `${REPAIR} Se ainda não publicou, publique antes.`): Finding[] => [
    { name, state: 'missing', found: [`${url}: ${why}`], todo },
  ];
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    const { status, headers } = response;
    const text = await response.text();
    if (text.includes('<?php')) {
      const todo =
        'Apague contato.php do servidor, que traz os seus dois e-mails. Peça à hospedagem PHP 8.1 ou mais novo, ou escolha outro envio.';
      return missing('a hospedagem não tem PHP, e mostra o programa em vez de rodá-lo', todo);
    }
    const isRight =
      status === 303 && new URL(headers.get('Location') ?? '', url).href === new URL(`${site.address}/#contato`).href;
    if (!isRight) return missing(`respondeu ${status}, e não leva ao formulário`);
    return [{ name, state: 'fine', found: [`${url} atende.`], todo: '' }];
  } catch (error) {
    return missing(reason(error, patience));
  }
}
