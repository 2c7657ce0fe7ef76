import { parse } from 'node-html-parser';
import { placeholdersIn } from '../src/content/placeholders.ts';
import type { BuiltPage } from './built.ts';
import type { Finding } from './finding.ts';

/** The time that a host has to respond, in ms. */
const PATIENCE = 10_000;

/**
 * The finding about the links from the built pages to other sites. Each is requested once. Failures are only a warning,
 * because some hosts reject programs and serve people.
 * @param address The address of the site itself, which cannot respond before its first publication.
 */
export async function checkOutside(pages: readonly BuiltPage[], address: string): Promise<Finding> {
  const name = 'a resposta dos links';
  const links = pages.flatMap(({ html }) => parse(html).querySelectorAll('a[href^="http"]'));
  const hrefs = [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter(
    (href) => URL.parse(href)?.origin !== new URL(address).origin && placeholdersIn(href).length === 0,
  );
  const found = (await Promise.all(hrefs.map(failureOf))).flat();
  if (found.length === 0) return { name, state: 'fine', found: ['Nenhum deixou de responder.'], todo: '' };
  const todo =
    'Abra cada um no navegador: há endereços que só atendem pessoas. O que não abrir, corrija com `npm run edit`.';
  return { name, state: 'warning', found, todo };
}

async function failureOf(href: string): Promise<string[]> {
  try {
    const { status, body } = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) });
    await body?.cancel();
    return status < 400 ? [] : [`${href}: respondeu ${status}`];
  } catch {
    return [`${href}: não respondeu`];
  }
}
