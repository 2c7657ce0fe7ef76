import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { type Content, readContent } from '../src/content/read.ts';
import { emptyFolder } from '../tests/temporary.ts';
import { filledSite } from '../tests/variants/filledSite.ts';
import { notices } from './notices.ts';

/** The lines that a build of `folder` prints about `content`. */
function printed(content: Content, folder = emptyFolder()): string[] {
  const lines: string[] = [];
  const done = notices(content).hooks['astro:build:done'];
  const given = { dir: pathToFileURL(`${folder}/`), logger: { warn: (line: string) => lines.push(line) } };
  // Astro gives the hook more options. The hook uses only these two.
  done?.(given as unknown as Parameters<NonNullable<typeof done>>[0]);
  return lines;
}

const demo = readContent('demo');
const filled = { ...demo, site: filledSite };

describe('after the build', () => {
  const later = {
    later: [{ name: 'Feira', date: '2999-02-01' }],
    // The notices use no other fields of the page.
  } as unknown as Partial<Content>;
  test.each<[string, Partial<Content>, string[]]>([
    ['nothing', {}, []],
    [
      'the files that the site does not read',
      { unread: ['cursos.yaml', 'services/notas.txt'] },
      ['O site não lê: cursos.yaml, services/notas.txt. Corrija o nome, ou tire da pasta.'],
    ],
    [
      'news whose day has not come',
      later,
      ['“Feira” só aparece quando o site for publicado em 1º de fevereiro de 2999, ou depois.'],
    ],
    [
      'data that are only examples',
      { site: demo.site },
      ['Ainda há dados de exemplo: rode `npm run preflight` para ver quais.'],
    ],
  ])('the notices mention %s', (_, change, lines) => {
    expect(printed({ ...filled, ...change })).toEqual(lines);
  });

  test('the notices mention the pages that are larger than the limit', () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'casos'));
    writeFileSync(join(folder, 'index.html.br'), Buffer.alloc(budgets.page));
    writeFileSync(join(folder, 'casos/museu.html.br'), Buffer.alloc(budgets.page + 1));
    expect(printed(filled, folder)).toEqual([
      'A página /casos/museu passa de 20 kB, e demora em redes lentas. Leve uma parte dela a outra página.',
    ]);
  });
});
