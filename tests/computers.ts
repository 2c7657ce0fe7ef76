import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bring } from '../publishing/bring.ts';
import { keptIn } from '../publishing/kept.ts';
import { publish } from '../publishing/publish.ts';
import type { Hosting } from '../publishing/remote.ts';
import { readSource } from '../publishing/source.ts';
import type { Question } from '../publishing/talk.ts';
import { emptyFolder } from './temporary.ts';

/**
 * A computer with a copy of the template in an empty folder. The site that it publishes is one page, which shows the
 * owner's files.
 */
export function makeComputer(hosting: Hosting, password = '') {
  const folder = emptyFolder();
  const content = join(folder, 'content');
  const kept = keptIn(join(folder, '.publicado'));
  const machine = { kept, waits: [0] };
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
    /** Builds and publishes, again if files were brought. */
    async publish(answer: (question: Question) => boolean = () => true) {
      const talk = talkWith(answer);
      const dist = join(folder, 'dist');
      mkdirSync(dist, { recursive: true });
      for (;;) {
        const source = readSource(content);
        writeFileSync(join(dist, 'index.html'), source.map(({ path, hash }) => `${path} ${hash}`).join('\n'));
        const job = { ...machine, publishing: hosting, folder: dist, content: { folder: content, source } };
        const outcome = await publish({ ...job, brand: 'Roda' }, talk);
        if (outcome !== 'brought') return outcome;
      }
    },
    bring: (answer: (question: Question) => boolean = () => true) => bring(hosting, content, machine, talkWith(answer)),
    /** All texts on this computer, also those of earlier versions. */
    texts: () =>
      readdirSync(content, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
        .join('\n'),
  };
}
