import { expect, test } from 'vitest';
import { filledSite } from '../../tests/variants/filledSite.ts';
import { type Content, readContent } from '../content/read.ts';
import { notices } from './notices.ts';

/** The lines that a build prints about `content`. */
function printed(content: Content): string[] {
  const lines: string[] = [];
  const done = notices(content).hooks['astro:build:done'] as unknown as (of: object) => void;
  done({ logger: { warn: (line: string) => lines.push(line) } });
  return lines;
}

const demo = readContent('demo');
const filled = { ...demo, site: filledSite };

test.each<[string, Partial<Content>, string[]]>([
  ['nothing', {}, []],
  [
    'the files that the site does not read',
    { unread: ['cursos.yaml', 'services/notas.txt'] },
    ['O site não lê: cursos.yaml, services/notas.txt. Corrija o nome, ou tire da pasta.'],
  ],
  [
    'data that are only examples',
    { site: demo.site },
    ['Ainda há dados de exemplo: rode `npm run preflight` para ver quais.'],
  ],
])('after the build, the notices mention %s', (_, change, lines) => {
  expect(printed({ ...filled, ...change })).toEqual(lines);
});
