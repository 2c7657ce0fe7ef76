import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { emptyFolder } from '../../../tests/temporary.ts';
import { bring } from '../bring.ts';
import { keptIn } from '../kept.ts';
import { type Job, publish, visit } from '../publish.ts';
import type { Hosting } from '../remote.ts';
import { openSftp } from '../sftp.ts';
import { readSource } from '../source.ts';
import type { Question } from '../talk.ts';
import { memoryRemote } from './memoryRemote.ts';

export const PHOTO = Buffer.from([255, 216, 0, 1]);

/** Stops the clock, and lets the mocked `openSftp` lead to an empty server, whose files it returns, by their paths. */
export function startMemoryServer(): Map<string, Buffer> {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 9, 5), toFake: ['Date'] });
  const server = new Map<string, Buffer>();
  vi.mocked(openSftp).mockImplementation(async () => memoryRemote(server));
  return server;
}

type Answer = (question: Question) => boolean;
const yes: Answer = () => true;

/**
 * A computer with a copy of the template in an empty folder. The site that it publishes is a page for each text, and a
 * home page.
 */
export function makeComputer(publishing: Hosting, password = '') {
  const folder = emptyFolder();
  const content = join(folder, 'content');
  const kept = keptIn(join(content, '.publicado'));
  /** All that the owner read since the last `publish` or `bring`. */
  const read: string[] = [];
  const questions: Question[] = [];
  const talkWith = (answer: Answer) => {
    read.length = questions.length = 0;
    return {
      say: (line: string) => void read.push(line),
      progress: () => undefined,
      ask: async (question: Question) => {
        read.push(question.text);
        questions.push(question);
        return answer(question);
      },
      password: async () => password,
    };
  };
  const put = (path: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  const job = (more: Partial<Job> = {}) => ({
    publishing,
    kept,
    folder: join(folder, 'dist'),
    content: readSource(content),
    ...more,
  });
  return {
    folder,
    content,
    kept,
    read,
    questions,
    write: (path: string, bytes: string | Buffer) => put(join('content', path), bytes),
    text: (path: string) => readFileSync(join(content, path), 'utf8'),
    /** Builds and publishes. */
    publish(answer = yes, settings: Partial<Hosting> = {}) {
      put('dist/index.html', '<link rel="canonical" href="https://roda.org.br/">');
      for (const { path, bytes } of readSource(content).filter(({ path }) => path.endsWith('.yaml')))
        put(`dist/${path.replace('.yaml', '.html')}`, `<title>${bytes} | Roda</title>`);
      return publish(job({ publishing: { ...publishing, ...settings } }), talkWith(answer));
    },
    /** Visits the public address. */
    visit: () => visit(job(), talkWith(yes)),
    /** Publishes a stored version again. */
    goBack: (version: string) => publish(job({ folder: kept.folderOf(version), version }), talkWith(yes)),
    bring: (answer = yes) => bring(publishing, content, kept, talkWith(answer)),
  };
}
