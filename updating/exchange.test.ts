import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { begin, giveUp, NEW, OLD, OWN, settle, WORK } from './exchange.js';

const EXCHANGE = JSON.stringify(pathToFileURL(resolve('updating/exchange.js')));

type Files = Record<string, string>;

/** A site that is about to be exchanged, and its files if that does or does not happen. */
type Case = {
  facts: Parameters<typeof begin>[1];
  /** The number of the rename that fails. */
  failing: number;
  make: (site: string) => void;
  decide: string;
  unchanged: Record<'here' | 'next' | 'before', Files>;
  changed: Record<'here' | 'next' | 'before', Files>;
};

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const filesIn = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );

/** The files of a site, of its prepared version and of its version before. */
const split = (folder: string) => {
  const all = Object.entries(filesIn(folder));
  const inside = (name: string) =>
    Object.fromEntries(
      all.flatMap(([path, text]) => (path.startsWith(`${name}/`) ? [[path.slice(name.length + 1), text]] : [])),
    );
  const here = Object.fromEntries(all.filter(([path]) => !path.startsWith('.versao-') && !path.startsWith(WORK)));
  return { here, next: inside(NEW), before: inside(OLD) };
};

/** A version without `updating`, like the first one. */
const first: Files = {
  'package.json': '1',
  'commands/prepare.js': '1',
  'commands/gone.ts': '1',
  'src/a.ts': '1',
  'gone.ts': '1',
  'content/site.yaml': 'mine 1',
  '.publicado/x': 'x',
};
const second: Files = {
  'package.json': '2',
  'commands/prepare.js': '2',
  'updating/exchange.js': '2',
  'src/b/b.ts': '2',
  'node_modules/p/i.js': '2',
  'content/site.yaml': 'mine 2',
  '.publicado/x': 'x',
};

const HEAD = { '.git/HEAD': 'x' };
const older = { 'package.json': '0' };

/** A site of the first version, with a prepared second one and an older one. */
const forward: Case = {
  facts: { from: '1', to: '2' },
  failing: 5,
  make(site: string): void {
    write(site, { ...first, ...HEAD });
    write(join(site, OLD), older);
    write(join(site, NEW), second);
  },
  decide: 'decide(site);',
  unchanged: { here: { ...first, ...HEAD }, next: {}, before: older },
  changed: { here: { ...second, ...HEAD }, next: {}, before: first },
};

const written = { 'content/site.yaml': 'mine 3', '.publicado/y': 'y' };
const { '.publicado/x': _, ...withoutOwn } = second;

/** A site of the second version that is about to return to the first one. The owner has written since the update. */
const back: Case = {
  facts: { from: '2', to: '1', isBack: true },
  failing: 9,
  make(site: string): void {
    write(site, { ...withoutOwn, ...written, ...HEAD });
    write(join(site, OLD), first);
  },
  decide: `decide(site, ${JSON.stringify(OWN)});`,
  unchanged: { here: { ...withoutOwn, ...written, ...HEAD }, next: {}, before: first },
  changed: {
    here: { ...without(first, '.publicado/x'), ...written, ...HEAD },
    next: {},
    before: { ...withoutOwn, 'content/site.yaml': 'mine 1', '.publicado/x': 'x' },
  },
};

/** The same, if the first version cannot read the texts of today. */
const backWithTexts: Case = {
  ...back,
  decide: "decide(site, ['.publicado'], 'content-2');",
  changed: {
    here: {
      ...without(first, '.publicado/x'),
      '.publicado/y': 'y',
      'content-2/site.yaml': 'mine 3',
      ...HEAD,
    },
    next: {},
    before: { ...without(withoutOwn, 'content/site.yaml'), '.publicado/x': 'x' },
  },
};

function without(files: Files, path: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([one]) => one !== path));
}

const all = { forward, back, 'back, with texts that the version cannot read,': backWithTexts };

/**
 * Exchanges the versions in a process that is killed before its nth change of a file.
 * @param failing The number of a rename that fails; none by default.
 * @returns whether the process was killed.
 */
function killedAt(count: number, site: string, one: Case, failing = -1): boolean {
  const source = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { begin, decide, settle } from ${EXCHANGE};
    const site = ${JSON.stringify(site)};
    begin(site, ${JSON.stringify(one.facts)});
    let [left, renames] = [${count}, ${failing}];
    for (const name of ['renameSync', 'rmSync', 'rmdirSync', 'mkdirSync', 'copyFileSync', 'writeFileSync']) {
      const real = fs[name];
      fs[name] = (...args) => {
        if (left-- === 0) process.kill(process.pid, 'SIGKILL');
        if (name === 'renameSync' && !String(args[1]).includes('.atualizacao') && renames-- === 0) throw new Error('EBUSY');
        return real(...args);
      };
    }
    syncBuiltinESMExports();
    ${one.decide}
    fs.writeSync(1, settle(site));`;
  const { signal, status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
  });
  expect(signal === 'SIGKILL' || status === 0, stderr).toBe(true);
  return signal === 'SIGKILL';
}

/** The site after the next start. */
function afterStart(site: string) {
  const said = settle(site);
  expect([existsSync(join(site, WORK)), existsSync(join(site, NEW))]).toEqual([false, false]);
  return { said, ...split(site) };
}

describe.each(Object.entries(all))('an exchange %s', (_, one) => {
  test('that is killed before any of its changes leaves one version whole at the next start, and says so', () => {
    const results = new Set<boolean>();
    for (let count = 0, isKilled = true; isKilled; count++) {
      const site = emptyFolder();
      one.make(site);
      isKilled = killedAt(count, site, one);
      const needed = ['package.json', 'commands/prepare.js'].map((path) => existsSync(join(site, path)));
      expect(needed, `${count} changes`).toEqual([true, true]);
      const { said = 'versão', ...files } = afterStart(site);
      const isDone = said.includes('versão');
      // After the first exchanged file, the next start finishes the exchange.
      if (results.has(true)) expect(isDone, `${count} changes: ${said}`).toBe(true);
      results.add(isDone);
      expect(files, `${count} changes: ${said}`).toEqual(isDone ? one.changed : one.unchanged);
    }
    expect(results.size).toBe(2);
  });

  test('in which a rename fails is undone, also if it is killed while it is undone', () => {
    for (let count = 0, isKilled = true; isKilled; count++) {
      const site = emptyFolder();
      one.make(site);
      isKilled = killedAt(count, site, one, one.failing);
      const { said = 'nada mudou', ...files } = afterStart(site);
      const isUndone = said.includes('nada mudou');
      // If the kill comes before the rename that fails, the next start finishes the exchange.
      expect(files, `${count} changes: ${said}`).toEqual(isUndone ? one.unchanged : one.changed);
      if (!isKilled) expect(files).toEqual(one.unchanged);
    }
  });
});

test('two updates of one folder do not run at once', () => {
  const site = emptyFolder();
  begin(site, forward.facts);
  expect(() => begin(site, forward.facts)).toThrow('Outra atualização');
});

test('another command does not end a running update, but ends one that ran before the computer restarted', () => {
  const site = emptyFolder();
  write(site, first);
  const journal = { ...forward.facts, state: 'preparing', pid: process.ppid, since: Date.now() };
  write(site, { [`${WORK}/estado.json`]: JSON.stringify(journal) });
  expect([settle(site), existsSync(join(site, WORK))]).toEqual([undefined, true]);
  write(site, { [`${WORK}/estado.json`]: JSON.stringify({ ...journal, since: 0 }) });
  expect(settle(site)).toContain('nada mudou');
});

test('an update that is given up leaves the folder as it was', () => {
  for (const one of [forward, back]) {
    const site = emptyFolder();
    one.make(site);
    begin(site, one.facts);
    giveUp(site);
    expect(split(site)).toEqual(one.unchanged);
  }
});
