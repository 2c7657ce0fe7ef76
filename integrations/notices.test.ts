import { expect, onTestFinished, test, vi } from 'vitest';
import { readContent } from '../src/content/read.ts';
import { filledSite } from '../tests/variants/filledSite.ts';
import { notices } from './notices.ts';

const security = { ...filledSite.security, expires: '2027-10-01' };
const filled = { ...readContent('demo'), site: { ...filledSite, security } };

/** The lines that a build prints, if the content has other facts, and if the build runs at the time `now`. */
function printed(change: object, now = '2026-11-22T09:00:00Z'): string[] {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const done = notices({ ...filled, ...change }).hooks['astro:build:done'] as unknown as (of: object) => void;
  done({ logger: { warn: (line: string) => lines.push(line) } });
  return lines;
}

test.each([
  ['2027-08-30T09:00:00Z', []],
  ['2027-08-31T09:00:00Z', ['O contato de segurança vale até 01/10/2027: faltam 30 dias.']],
  ['2027-09-30T00:00:00Z', ['O contato de segurança vale até 01/10/2027: falta 1 dia.']],
  ['2028-01-02T09:00:00Z', ['O contato de segurança venceu em 01/10/2027.']],
])('after a build at %s, the notices about the security contact are %j', (now, lines) => {
  expect(printed({}, now)).toEqual(lines.map((line) => `${line} Confira se ainda responde e renove-o em site.yaml.`));
});

const later = [{ name: 'Feira', date: '2999-02-01' }];
const laterLinks = [{ field: 'Cabeçalho › Leva a', to: '/novidades' }];
test.each([
  [
    'files that the site does not read',
    { unread: ['cursos.yaml', 'services/notas.txt'] },
    /^O site não lê: cursos\.yaml, services\/notas\.txt\. Corrija/,
  ],
  ['services that the list lacks', { unlisted: ['a', 'b'] }, /^Sem lugar na ordem dos serviços: a, b\. Eles vêm por/],
  ['news of a later day', { later }, /^“Feira” só aparece quando o site for publicado em 1º de fevereiro de 2999, ou/],
  ['a link to them', { laterLinks }, /^Cabeçalho › Leva a: o link para \/novidades só aparece quando/],
])('after a build, there is one notice about %s', (_, change, line) => {
  expect(printed(change)).toEqual([expect.stringMatching(line)]);
});
