import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { stringify } from 'yaml';
import { emptyFolder } from '../../../tests/temporary.ts';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { keptIn } from '../kept.ts';
import { build } from '../programs.ts';
import { run, type Task } from '../run.ts';
import { openSftp } from '../sftp.ts';
import { readSource } from '../source.ts';
import type { Question } from '../talk.ts';
import { memoryRemote } from './memoryRemote.ts';
import { answering } from './sites.ts';

const PHOTO = Buffer.from([255, 216, 0, 1]);

/**
 * Stops the clock, hides the public address, and lets the mocked `openSftp` lead to an empty server, whose files it
 * returns, by their paths.
 */
export function startMemoryServer(): Map<string, Buffer> {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 9, 5), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const server = new Map<string, Buffer>();
  vi.mocked(openSftp).mockImplementation(async () => memoryRemote(server));
  return server;
}

/**
 * A computer with a copy of the template, whose owner has filled in everything, in an empty folder. Its build has a page
 * for each page of the demonstration, with the title and nothing else.
 */
export function makeComputer(publishing: object = { kind: 'sftp', host: 'sftp.roda.org.br', user: 'ana' }) {
  const folder = emptyFolder();
  const content = join(folder, 'content');
  const put = (path: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  cpSync('demo', content, { recursive: true, filter: () => true });
  const write = (path: string, bytes: string | Buffer) => put(join('content', path), bytes);
  const text = (path: string) => readFileSync(join(content, path), 'utf8');
  const settle = (more: object = {}) =>
    write('site.yaml', stringify({ ...filledSite, publishing: { ...publishing, ...more } }));
  settle();
  write('imagens/Lúcia #2.jpg', PHOTO);
  /** The lines and questions that the owner read in the last run. */
  const said: string[] = [];
  const questions: Question[] = [];
  const owner = {
    folder,
    content,
    kept: keptIn(join(content, '.publicado')),
    said,
    questions,
    write,
    text,
    /** Changes the settings of the publication. */
    settle,
    /** Replaces a part of a text. */
    change: (path: string, from: string | RegExp, to: string) => write(path, text(path).replace(from, to)),
    /** Runs a task, and returns its end. */
    async run(what: Task['what'] = 'publish', answer: (question: Question) => boolean = () => true) {
      said.length = questions.length = 0;
      vi.stubEnv('SITE_CONTENT', content);
      vi.stubEnv('SITE_DIST', join(folder, 'dist'));
      vi.mocked(build).mockImplementation(async () => {
        rmSync(join(folder, 'dist'), { recursive: true, force: true });
        for (const { path, bytes } of readSource(content).filter((one) => /^home|^services/.test(one.path))) {
          const [, title] = /^name: (.*)$/m.exec(String(bytes)) ?? [];
          put(
            `dist/${path.replace('home', 'index').replace('yaml', 'html')}`,
            `<title>${title?.replace('&', '&amp;')} | Roda</title>`,
          );
        }
      });
      return run(
        { what },
        answering({
          say: (line) => void said.push(line),
          ask: async (question) => {
            questions.push(question);
            return answer(question);
          },
        }),
      );
    },
  };
  return owner;
}

export type Owner = ReturnType<typeof makeComputer>;
export const kindsOf = ({ questions }: Owner) => questions.map(({ kind }) => kind);
