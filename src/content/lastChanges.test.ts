import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { change } from '../../launch/copy.ts';
import { emptyFolder } from '../../tests/temporary.ts';
import { lastChanges, lastChangesFile, readLastChanges, shownContent } from './lastChanges.ts';
import { readContent, writtenValues } from './read.ts';

const pages = (text: string) => [
  { path: '/', content: { blocks: [text] } },
  { path: '/sites', content: { name: 'Sites' } },
];

test('a page has the day of the build that changed its content, also after builds that did not', () => {
  const first = lastChanges({}, pages('Olá'), '2026-01-01');
  const same = lastChanges(first, pages('Olá'), '2026-02-02');
  const changed = lastChanges(same, pages('Oi'), '2026-03-03');
  expect(same).toEqual(first);
  expect([changed['/']?.day, changed['/sites']?.day]).toEqual(['2026-03-03', '2026-01-01']);
});

test('a removed page is forgotten', () => {
  const before = lastChanges({}, pages('Olá'), '2026-01-01');
  expect(Object.keys(lastChanges(before, pages('Olá').slice(1), '2026-01-02'))).toEqual(['/sites']);
});

test.each(['', '[', '{"/": {"day": "ontem", "hash": ""}}'])('a damaged file, %j, counts as none', (text) => {
  const folder = emptyFolder();
  writeFileSync(lastChangesFile(folder), text);
  expect(readLastChanges(folder)).toEqual({});
});

describe('the content of pages', () => {
  const shown = (folder: string, content = readContent(folder)) =>
    new Map(shownContent(content, writtenValues(folder)).map((one) => [one.path, JSON.stringify(one.content)]));

  /** An owner's folder with two news. The home page shows the newer one. */
  function owner(): string {
    const folder = emptyFolder();
    cpSync('demo', folder, { recursive: true, filter: () => true });
    mkdirSync(join(folder, 'news'));
    const text = 'name: Roda\ndescription: Houve uma roda.\ndate: 2026-0';
    writeFileSync(join(folder, 'news/velha.yaml'), `${text}1-01\n`);
    writeFileSync(join(folder, 'news/nova.yaml'), `${text}2-02\n`);
    change(folder, 'home.yaml', '  - kind: impact\n', '  - { kind: latest, of: news, most: 1 }\n\n  - kind: impact\n');
    change(folder, 'site.yaml', '\ncontact:\n', '\npages: { privacy: sim }\n\ncontact:\n');
    return folder;
  }

  test.each<[string, string, string | RegExp, string, string[]]>([
    ['the card of a service', 'services/webdesign.yaml', /(?<=summary: ")/, 'Outro. ', ['/', '/webdesign']],
    ['a block of a service', 'services/webdesign.yaml', /(?<=- kind: \w+\n +title: "?)/, 'Outro. ', ['/webdesign']],
    ['the order of the services', 'site.yaml', /( {2}- agentes-ai\n)(.+\n)/, '  - automacoes\n  - agentes-ai\n', ['/']],
    ['the brand', 'site.yaml', /(?<=brand:\n +name: )/, 'A ', ['/', '/privacidade']],
    ['a channel', 'common.yaml', 'who: Nós', 'who: A Ana', ['/', '/privacidade']],
    ['news that home shows', 'news/nova.yaml', 'Roda', 'Roda!', ['/', '/novidades/nova', '/novidades']],
    ['news that only the list shows', 'news/velha.yaml', 'Roda', 'Roda!', ['/novidades/velha', '/novidades']],
    ['a fact that no page shows', 'site.yaml', 'expires: 2027', 'expires: 2026', []],
  ])('changes with %s, on the pages that show it', (_, file, from, to, paths) => {
    const folder = owner();
    const before = shown(folder);
    change(folder, file, from, to);
    expect([...shown(folder)].flatMap(([path, text]) => (before.get(path) === text ? [] : path))).toEqual(paths);
  });

  test('changes with news that the second page of a list shows, only there and on the page of the news', () => {
    const folder = owner();
    const text = 'name: Feira\ndescription: Houve uma feira.\ndate: 2026-01-15\n';
    for (let index = 0; index < 20; index++) writeFileSync(join(folder, `news/feira-${index}.yaml`), text);
    const before = shown(folder);
    change(folder, 'news/velha.yaml', 'Roda', 'Roda!');
    const changed = [...shown(folder)].flatMap(([path, content]) => (before.get(path) === content ? [] : path));
    expect(changed).toEqual(['/novidades/velha', '/novidades/2']);
  });

  test('has no defaults, because a new version of the project may have others', () => {
    const folder = owner();
    const content = readContent(folder);
    for (const page of content.filePages) Object.assign(page, { tile: {}, card: '', lead: '', quoteCall: '' });
    expect(shown(folder, content)).toEqual(shown(folder));
  });
});
