import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { deployToCloudflare } from './cloudflare.ts';
import { keptIn } from './kept.ts';
import { publish } from './publish.ts';
import type { Question } from './talk.ts';

vi.mock('./cloudflare.ts', () => ({ deployToCloudflare: vi.fn() }));

let folder = '';
beforeEach(() => {
  vi.mocked(deployToCloudflare).mockReset();
  folder = emptyFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<link rel="canonical" href="https://roda.org.br/">');
});

const requested = vi.fn<(url: string, init?: RequestInit) => void>();
const said: string[] = [];

/** Publishes to Cloudflare, with a public address that has this status. Returns the questions to the owner. */
async function toCloudflare(status: number, answer: boolean, indexNow = false): Promise<Question[]> {
  said.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requested(url, init);
    return new Response('', { status });
  });
  const asked: Question[] = [];
  const ask = async (question: Question) => {
    asked.push(question);
    return answer;
  };
  const talk = { say: (line: string) => said.push(line), progress: () => {}, ask, password: async () => '' };
  const kept = keptIn(join(folder, '.publicado'));
  await publish(
    { publishing: { kind: 'cloudflare', indexNow }, folder: join(folder, 'dist'), kept, brand: 'Roda' },
    talk,
  );
  return asked;
}

test('on Cloudflare, a folder’s first publication over a site needs the brand’s name', async () => {
  expect(await toCloudflare(200, false)).toMatchObject([
    { kind: 'over', name: 'Roda', text: expect.stringMatching(/^Em https:\/\/roda\.org\.br já há um site/) },
  ]);
  expect(deployToCloudflare).not.toHaveBeenCalled();
  await toCloudflare(200, true);
  expect(deployToCloudflare).toHaveBeenCalledTimes(1);
  expect(await toCloudflare(200, true)).toMatchObject([{ kind: 'changes' }]);
});

test('on Cloudflare, a first publication at an address without a site needs only a yes', async () => {
  expect(await toCloudflare(404, true)).toMatchObject([{ kind: 'changes' }]);
});

test('before a published page and a redirect are deleted, the question names their URLs and what to do', async () => {
  mkdirSync(join(folder, 'dist/casos'));
  writeFileSync(join(folder, 'dist/casos/roda.html'), '');
  writeFileSync(join(folder, 'dist/_redirects'), '/velha /casos/roda 301\n');
  await toCloudflare(404, true);
  for (const file of ['casos/roda.html', '_redirects']) rmSync(join(folder, 'dist', file));
  const [question] = await toCloudflare(404, true);
  expect(question?.text).toMatch(
    /Quem abrir \/casos\/roda ou \/velha vai ler.*\n.*em “Endereços antigos” dela, .*, como roda\./,
  );
  expect((await toCloudflare(404, true))[0]?.text).not.toContain('Endereços antigos');
});

test('the question names new pages by their titles, and a page without a title by its URL', async () => {
  writeFileSync(join(folder, 'dist/lojas.html'), '<title>Pão &amp; Cia | Roda</title>');
  writeFileSync(join(folder, 'dist/sobre.html'), '');
  const [question] = await toCloudflare(404, false);
  expect(question?.text).toMatch(/^ {2}Novo: Pão & Cia, \/sobre, a página inicial$/m);
});

test('if the owner wants it, search engines get the URLs of the pages that changed', async () => {
  await toCloudflare(404, true);
  requested.mockReset();
  writeFileSync(join(folder, 'dist/agentes.html'), '');
  writeFileSync(join(folder, 'dist/agentes.html.br'), '');
  await toCloudflare(200, true, true);
  const [[url, init] = []] = requested.mock.calls;
  expect([url, init?.method]).toEqual(['https://api.indexnow.org/indexnow', 'POST']);
  const { key, ...body } = JSON.parse(String(init?.body));
  expect(body).toEqual({
    host: 'roda.org.br',
    keyLocation: `https://roda.org.br/${key}.txt`,
    urlList: ['https://roda.org.br/agentes'],
  });
  expect(key).toMatch(/^[a-f\d]{32}$/);
  expect(said).toEqual(['Avisei os buscadores (IndexNow): 1 página mudou.']);
  requested.mockReset();
  await toCloudflare(200, true, true);
  expect(requested).not.toHaveBeenCalled();
});

test('if search engines cannot be told, the site is published, and the next publication tells them', async () => {
  await toCloudflare(404, true, true);
  expect(deployToCloudflare).toHaveBeenCalledTimes(1);
  expect(said).toEqual([expect.stringMatching(/^Não consegui avisar .*: a resposta foi 404\. O site está publicado/)]);
  await toCloudflare(200, true, true);
  expect(said).toEqual(['Avisei os buscadores (IndexNow): 1 página mudou.']);
  await toCloudflare(200, true, true);
  expect(said).toEqual([]);
});
