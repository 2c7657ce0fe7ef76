import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { deployToCloudflare } from './cloudflare.ts';
import { keptIn } from './kept.ts';
import { publish, type Question } from './publish.ts';

vi.mock('./cloudflare.ts', () => ({ deployToCloudflare: vi.fn() }));

let folder = '';
beforeEach(() => {
  vi.mocked(deployToCloudflare).mockReset();
  folder = emptyFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<link rel="canonical" href="https://roda.org.br/">');
});

/** Publishes to Cloudflare, with a public address that has this status. Returns the questions to the owner. */
async function toCloudflare(status: number, answer: boolean): Promise<Question[]> {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  const asked: Question[] = [];
  const ask = async (question: Question) => {
    asked.push(question);
    return answer;
  };
  const talk = { say: () => {}, progress: () => {}, ask, password: async () => '' };
  const kept = keptIn(join(folder, '.publicado'));
  await publish({ publishing: { kind: 'cloudflare' }, folder: join(folder, 'dist'), kept, brand: 'Roda' }, talk);
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

test('before a published page is deleted, the question names its URL and what to do', async () => {
  mkdirSync(join(folder, 'dist/casos'));
  writeFileSync(join(folder, 'dist/casos/roda.html'), '');
  await toCloudflare(404, true);
  rmSync(join(folder, 'dist/casos/roda.html'));
  const [question] = await toCloudflare(404, true);
  expect(question?.text).toMatch(/Quem abrir \/casos\/roda vai ler.*\n.*escreva em `was:`.*, como roda\./);
  expect((await toCloudflare(404, true))[0]?.text).not.toContain('was:');
});
