import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../src/content/content.ts';
import { projectFiles, top } from '../launch/projectFiles.ts';

const tracked = projectFiles();
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const ending = (...endings: string[]) => tracked.filter((path) => endings.some((one) => path.endsWith(one)));

type Package = {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  integrity?: string;
  link?: true;
};
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

test.each(ending('.md'))('every relative link in %s points to a file', (path) => {
  const targets = [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) => target);
  for (const target of targets) {
    // A copy of the project without the tools is whole, too.
    if (!existsSync(join(top, 'tools')) && /^(?:\.\.\/)*tools\//.test(target)) continue;
    expect(
      existsSync(join(top, dirname(path), target)),
      `${path} links ${target}: correct the link or add the file`,
    ).toBe(true);
  }
});

const guide = ending('.md').filter((path) => path.startsWith('docs/guia/'));
test.each(guide)('LEIA-ME.md lists %s by the question in its first line', (path) => {
  const [, question = ''] = /^# (.+\?)\n/.exec(read(path)) ?? [];
  expect(question, `begin ${path} with “# ” and an owner’s question`).not.toBe('');
  expect(read('LEIA-ME.md'), 'add the page to the contents at the end').toContain(`\n- [${question}](${path})`);
});

const scripts = Object.entries(manifest.scripts ?? {});
test.each(scripts)('the npm script `%s` runs on any system', (_name, script) => {
  expect(script, 'the shell of Windows makes single quotes part of the argument').not.toContain("'");
  // After the installation, the shell still has the path of the old `node`.
  if (script.includes('prepare.js')) expect(script, 'let prepare.js run the command').not.toMatch(/[&;|]/);
});

const folders = ending('package-lock.json').map((path) => dirname(path));
test.each(folders)('each package in “%s” has a hash, no registry and no script, on any system', (folder) => {
  expect(read(join(folder, '.npmrc'))).toMatch(/^ignore-scripts=true$/m);
  const packages = JSON.parse(read(join(folder, 'package-lock.json'))).packages as Record<string, Package>;
  for (const [path, { integrity, resolved, link, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      const entry = packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`];
      expect(entry, `${name}, which other systems need, has no entry`).toBeDefined();
    }
    // The project itself and its tools are no packages.
    if (!path.includes('node_modules/') || link) continue;
    expect(integrity, `${path} has no integrity`).toMatch(/^sha512-/);
    expect(resolved, `${path} names its registry`).toBeUndefined();
  }
});

test('every recursive copy has a filter, because without one Node 22 crashes in a folder with accents (nodejs/node#61878)', () => {
  const copying = ending('.ts', '.js').flatMap(
    (path) => read(path).match(/cpSync\([^\n]*recursive: true[^\n]*/g) ?? [],
  );
  expect(copying.length).toBeGreaterThan(0);
  expect(copying.filter((call) => !call.includes('filter: '))).toEqual([]);
});

test('no two CSS modules have the same file name, because class names start with the file name', () => {
  const names = ending('.module.css').map((path) => path.split('/').at(-1));
  expect(names).toEqual([...new Set(names)]);
});

test.each(ending('.css'))('every rule of %s is in a cascade layer', (path) => {
  // The formatter indents everything inside a block, so only the layer's own lines start at the margin.
  const outermost = read(path)
    .replace(/\/\*.*?\*\//gs, '')
    .match(/^\S.*/gm);
  expect(outermost, `wrap ${path} in one @layer`).toEqual([expect.stringMatching(/^@layer \w+ \{$/), '}']);
});

test('the brand’s name is only in the owner’s files, not in the source', () => {
  const spelling = tracked
    .filter((path) => path.startsWith('src/') || path.startsWith('commands/'))
    .filter((path) => read(path).toLowerCase().includes(site.brand.name.toLowerCase()));
  expect(spelling).toEqual([]);
});
