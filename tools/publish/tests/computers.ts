import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { stringify } from 'yaml';
import { emptyFolder } from '../../../tests/temporary.ts';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { readSource } from '../copy.ts';
import { build } from '../programs.ts';
import type { Remote } from '../remote.ts';
import { run, type Task } from '../run.ts';
import { openSftp } from '../sftp.ts';
import type { Question } from '../talk.ts';
import { answering, write as writeIn } from './sites.ts';

/** A server whose files are in memory, by their paths. `step` is called in the middle of each change. */
export const memoryRemote = (files: Map<string, Buffer>, step = () => {}): Remote => ({
  async list(folder) {
    const entries = [...files].flatMap(([path, bytes]): [string, number | 'folder'][] => {
      const [name = '', ...rest] = posix.relative(folder, path).split('/');
      return name === '..' ? [] : [[name, rest.length > 0 ? 'folder' : bytes.length]];
    });
    return new Map(entries);
  },
  read: async (path) => files.get(path),
  async write(path, bytes) {
    files.set(path, bytes.subarray(1));
    step();
    files.set(path, bytes);
  },
  async replace(path, by) {
    step();
    files.set(path, files.get(by) ?? Buffer.alloc(0));
    files.delete(by);
  },
  async remove(path) {
    step();
    files.delete(path);
  },
  makeFolder: async () => undefined,
  close: () => undefined,
});

/**
 * Stops the clock, hides the public address, and lets the mocked `openSftp` lead to an empty server, whose files it
 * returns, by their paths.
 */
export function startMemoryServer(): Map<string, Buffer> {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 9, 5), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  onTestFinished(() => void vi.useRealTimers());
  const server = new Map<string, Buffer>();
  vi.mocked(openSftp).mockImplementation(async () => memoryRemote(server));
  return server;
}

/**
 * A computer with a copy of the template, whose owner has filled in everything, in an empty folder. Its build has a page
 * for each page of the demonstration, with the title and nothing else.
 */
export function makeComputer(publishing: object | undefined = { kind: 'sftp', host: 'sftp.roda.org.br', user: 'ana' }) {
  const folder = emptyFolder();
  const [content, dist] = [join(folder, 'content'), join(folder, 'dist')];
  const write = (path: string, text: string | Buffer) => writeIn(content, path, text);
  const text = (path: string) => readFileSync(join(content, path), 'utf8');
  /** Changes the settings of the publication. */
  const settle = (more: object = {}) =>
    write('site.yaml', stringify({ ...filledSite, publishing: { ...publishing, ...more } }));
  cpSync('demo', content, { recursive: true, filter: () => true });
  settle();
  write('imagens/Lúcia #2.jpg', Buffer.from([255, 216, 0, 1]));
  /** The questions and the other lines that the owner read in the last run. */
  const [questions, said]: [Question[], string[]] = [[], []];
  return {
    folder,
    content,
    questions,
    said,
    write,
    text,
    settle,
    /** Replaces a part of a text. */
    change: (path: string, from: string | RegExp, to: string) => write(path, text(path).replace(from, to)),
    /** Runs a task, and returns its end. */
    async run(what: Task['what'] = 'publish', answer: (question: Question) => boolean = () => true) {
      for (const all of [questions, said]) all.length = 0;
      vi.stubEnv('SITE_CONTENT', content);
      vi.stubEnv('SITE_DIST', dist);
      vi.mocked(build).mockImplementation(async () => {
        rmSync(dist, { recursive: true, force: true });
        for (const { path, bytes } of readSource(content).filter((one) => /^home|^services/.test(one.path))) {
          const [, title] = /^name: (.*)$/m.exec(String(bytes)) ?? [];
          const page = path.replace('home', 'index').replace('yaml', 'html');
          writeIn(dist, page, `<title>${title?.replace('&', '&amp;')} | Roda</title>`);
        }
      });
      const ask = async (question: Question) => {
        questions.push(question);
        return answer(question);
      };
      return run({ what }, answering({ ask, say: (line) => void said.push(line) }));
    },
  };
}

export type Owner = ReturnType<typeof makeComputer>;
export const kindsOf = ({ questions }: Owner) => questions.map(({ kind }) => kind);
