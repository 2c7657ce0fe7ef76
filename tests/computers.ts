import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bring } from '../publishing/bring.ts';
import { keptIn } from '../publishing/kept.ts';
import { publish, visit } from '../publishing/publish.ts';
import type { Hosting } from '../publishing/remote.ts';
import { readSource } from '../publishing/source.ts';
import type { Question } from '../publishing/talk.ts';
import { emptyFolder } from './temporary.ts';

/**
 * A computer with a copy of the template in an empty folder. The site that it publishes is one page, which shows the
 * owner's files.
 */
export function makeComputer(publishing: Hosting, password = '') {
  const folder = emptyFolder();
  const content = join(folder, 'content');
  const dist = join(folder, 'dist');
  const kept = keptIn(join(content, '.publicado'));
  /** All that the owner read since the last `publish` or `bring`. */
  const read: string[] = [];
  const questions: Question[] = [];
  const talkWith = (answer: (question: Question) => boolean) => {
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
  const job = { publishing, kept, waits: [0], brand: 'Roda', folder: dist };
  return {
    folder,
    content,
    kept,
    read,
    questions,
    write(path: string, bytes: string | Buffer) {
      mkdirSync(dirname(join(content, path)), { recursive: true });
      writeFileSync(join(content, path), bytes);
    },
    text: (path: string) => readFileSync(join(content, path), 'utf8'),
    /** Builds and publishes. */
    publish(answer: (question: Question) => boolean = () => true, settings: Partial<Hosting> = {}) {
      mkdirSync(dist, { recursive: true });
      const source = readSource(content);
      const page = [
        '<link rel="canonical" href="https://roda.org.br/">',
        ...source.map(({ path, hash }) => path + hash),
      ];
      writeFileSync(join(dist, 'index.html'), page.join('\n'));
      return publish({ ...job, publishing: { ...publishing, ...settings }, content: source }, talkWith(answer));
    },
    /** Visits the public address. */
    visit: () =>
      visit(
        job,
        talkWith(() => true),
      ),
    /** Publishes a stored version again. */
    goBack: (version: string) =>
      publish(
        { ...job, folder: kept.folderOf(version), version, content: readSource(content) },
        talkWith(() => true),
      ),
    bring: () =>
      bring(
        publishing,
        content,
        { waits: [0] },
        talkWith(() => true),
      ),
  };
}
