import { isPlaceholder } from '../../content/placeholders.ts';
import { textsIn } from '../../content/texts.ts';
import { foundAt, type Written } from './content.ts';
import type { Finding, Found } from './finding.ts';

/** The time that a host has to respond, in ms. */
const PATIENCE = 10_000;

/**
 * The links to other sites that fail. Each is requested once. Failures are only a warning, because some hosts reject
 * programs and serve people.
 * @param address The address of the site itself, which cannot respond before its first publication.
 */
export async function checkOutside(written: readonly Written[], address: string): Promise<Finding[]> {
  const links = new Map<string, (said: string) => Found>();
  for (const file of written) {
    for (const { path, value } of textsIn(file.value)) {
      if (!URL.parse(value)?.protocol.startsWith('http') || links.has(value) || isPlaceholder(value)) continue;
      if (URL.parse(value)?.origin !== new URL(address).origin) links.set(value, (said) => foundAt(file, path, said));
    }
  }
  const failures = await Promise.all([...links].map(async ([href, at]) => ({ href, at, why: await failureOf(href) })));
  const found = failures.filter(({ why }) => why !== undefined).map(({ href, at, why }) => at(`${href} (${why})`));
  return found.length > 0 ? [{ code: 'outside', state: 'warning', found }] : [];
}

async function failureOf(href: string): Promise<string | undefined> {
  try {
    const { status, body } = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) });
    await body?.cancel();
    return status < 400 ? undefined : `respondeu ${status}`;
  } catch {
    return 'não respondeu';
  }
}
