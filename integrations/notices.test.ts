import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { budgets } from '../budgets.ts';
import { type Content, readContent } from '../src/content/read.ts';
import { emptyFolder } from '../tests/temporary.ts';
import { filledSite } from '../tests/variants/filledSite.ts';
import { notices } from './notices.ts';

afterEach(() => vi.useRealTimers());

/** The lines that a build of `folder` prints about `content`, if it runs at the time `now`. */
function printed(content: Content, now = '2026-11-22T09:00:00Z', folder = emptyFolder()): string[] {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const lines: string[] = [];
  const done = notices(content).hooks['astro:build:done'];
  const given = { dir: pathToFileURL(`${folder}/`), logger: { warn: (line: string) => lines.push(line) } };
  // Astro gives the hook more options. The hook uses only these two.
  done?.(given as unknown as Parameters<NonNullable<typeof done>>[0]);
  return lines;
}

const demo = readContent('demo');
const filled = { ...demo, site: { ...filledSite, security: { ...filledSite.security, expires: '2027-10-01' } } };

describe('after the build', () => {
  test.each([
    ['2027-08-30T09:00:00Z', []],
    ['2027-08-31T09:00:00Z', ['O contato de segurança vale até 01/10/2027: faltam 30 dias.']],
    ['2027-09-30T00:00:00Z', ['O contato de segurança vale até 01/10/2027: falta 1 dia.']],
    ['2028-01-02T09:00:00Z', ['O contato de segurança venceu em 01/10/2027.']],
  ])('at %s, the notices about the security contact are %j', (now, lines) => {
    expect(printed(filled, now)).toEqual(
      lines.map((line) => `${line} Confira se ainda responde e renove-o em site.yaml.`),
    );
  });

  const later = {
    later: [{ name: 'Feira', date: '2999-02-01' }],
    laterLinks: [{ file: 'common.yaml', field: 'Cabeçalho › Leva a', to: '/novidades' }],
    // The notices use no other fields of the page.
  } as Partial<Content>;
  test.each<[string, Partial<Content>, string[]]>([
    ['nothing', {}, []],
    [
      'the files that the site does not read',
      { unread: ['cursos.yaml', 'services/notas.txt'] },
      ['O site não lê: cursos.yaml, services/notas.txt. Corrija o nome, ou tire da pasta.'],
    ],
    [
      'the services that the list lacks',
      { unlisted: ['services/a.yaml', 'services/b.yaml'] },
      [
        expect.stringMatching(
          /^Sem lugar na ordem dos serviços: services\/a\.yaml, services\/b\.yaml\. Eles vêm por último/,
        ),
      ],
    ],
    [
      'news whose day has not come, and the links to them',
      later,
      [
        '“Feira” só aparece quando o site for publicado em 1º de fevereiro de 2999, ou depois.',
        'Cabeçalho › Leva a: o link para /novidades só aparece quando essa página for publicada.',
      ],
    ],
  ])('the notices mention %s', (_, change, lines) => {
    expect(printed({ ...filled, ...change })).toEqual(lines);
  });

  test('the notices mention the pages that are larger than the limit', () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'casos'));
    writeFileSync(join(folder, 'index.html.br'), Buffer.alloc(budgets.page));
    writeFileSync(join(folder, 'casos/museu.html.br'), Buffer.alloc(budgets.page + 1));
    expect(printed(filled, undefined, folder)).toEqual([
      'A página /casos/museu passa de 20 kB, e demora em redes lentas. Leve uma parte dela a outra página.',
    ]);
  });
});
