import { indexNowKey } from '../src/content/indexNow.ts';
import { addressOf } from './plan.ts';
import { messageOf } from './trouble.ts';

const SERVICE = 'https://api.indexnow.org/indexnow';
/** In ms. */
const PATIENCE = 20_000;

/**
 * Tells search engines which pages of a published site changed. Source: indexnow.org/documentation
 * @param address The site's public address, without a slash at its end.
 * @param paths The files that were added, changed or removed.
 * @returns What to tell the owner, in Portuguese; undefined if no page changed. A failure is told too: the site is
 * published all the same.
 */
export async function announce(address: string, paths: readonly string[]): Promise<string | undefined> {
  const urlList = paths.flatMap((path) => addressOf(path) ?? []).map((path) => address + path);
  if (urlList.length === 0) return undefined;
  const key = indexNowKey(address);
  const body = JSON.stringify({ host: new URL(address).host, key, keyLocation: `${address}/${key}.txt`, urlList });
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { ok, status } = await fetch(SERVICE, { method: 'POST', headers, body, signal });
    if (!ok) throw new Error(`a resposta foi ${status}`);
    return `Avisei os buscadores (IndexNow): ${urlList.length === 1 ? '1 página mudou' : `${urlList.length} páginas mudaram`}.`;
  } catch (error) {
    return `Não consegui avisar os buscadores (IndexNow): ${messageOf(error)}. O site está publicado, e eles o encontram sozinhos, mais tarde.`;
  }
}
