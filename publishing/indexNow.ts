import { indexNowKey } from '../src/content/indexNow.ts';
import { messageOf } from './trouble.ts';

const SERVICE = 'https://api.indexnow.org/indexnow';
/** In ms. */
const PATIENCE = 20_000;

/**
 * Tells search engines which pages of a published site changed. Source: indexnow.org/documentation
 * @param address The site's public address, without a slash at its end.
 * @param paths The URLs of the pages that were added, changed or removed, as paths within the site.
 * @returns Whether the search engines know it, and what to tell the owner, in Portuguese. If they do not, the site is
 * published all the same.
 */
export async function announce(address: string, paths: readonly string[]): Promise<{ isDone: boolean; said: string }> {
  const urlList = paths.map((path) => address + path);
  const key = indexNowKey(address);
  const body = JSON.stringify({ host: new URL(address).host, key, keyLocation: `${address}/${key}.txt`, urlList });
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { ok, status } = await fetch(SERVICE, { method: 'POST', headers, body, signal });
    if (!ok) throw new Error(`a resposta foi ${status}`);
    const what = urlList.length === 1 ? '1 página mudou' : `${urlList.length} páginas mudaram`;
    return { isDone: true, said: `Avisei os buscadores (IndexNow): ${what}.` };
  } catch (error) {
    const said = `Não consegui avisar os buscadores (IndexNow): ${messageOf(error)}. O site está publicado. Na próxima vez que você publicar, aviso de novo.`;
    return { isDone: false, said };
  }
}
