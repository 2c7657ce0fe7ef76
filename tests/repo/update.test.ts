import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { NOTE, noteOpen } from '../../editor/open.ts';
import { top } from '../../launch/projectFiles.ts';
import { filesIn } from '../../updating/ownFiles.js';
import { pictured } from '../../updating/report.ts';
import { emptyFolder } from '../temporary.ts';

/** Tests `npm run update` from the question to the exchanged folder, with small templates and an npm that needs no network. */

function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const BUILD = `
  import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const dist = process.env.SITE_DIST || 'dist';
  mkdirSync(dist, { recursive: true });
  const page = '<body><p>Modelo ' + version + ' com ' + readFileSync('content/site.yaml', 'utf8') + '</p>';
  for (const file of ['index.html', '404.html', '404.html.br', '_headers'])
    writeFileSync(dist + '/' + file, file === 'index.html' ? page : '');`;

const UPGRADE = `
  import { readFileSync, writeFileSync } from 'node:fs';
  const text = readFileSync('content/site.yaml', 'utf8');
  writeFileSync('content/site.yaml', text.replace('format: 1', 'format: 2'));
  console.log(JSON.stringify(text.includes('format: 1') ? ['site.yaml'] : []));`;

const npm = `
  const { spawnSync } = require('child_process');
  const [word, , script] = process.argv.slice(2);
  if (word === 'ci') {
    if (process.env.OFFLINE) { console.error('npm error code ECONNREFUSED'); process.exit(1); }
    require('fs').mkdirSync('node_modules', { recursive: true });
  } else process.exit(spawnSync(process.execPath, [script + '.js'], { stdio: 'inherit' }).status);`;

/** A template with this project's own code for updates, but another build, preflight and upgrade. */
function template(folder: string, version: string, reads: string): void {
  for (const file of ['commands/prepare.js', 'updating/exchange.js', 'updating/ownFiles.js'])
    cpSync(join(top, file), join(folder, file));
  write(folder, {
    'package.json': JSON.stringify({ name: 'agencia-site', version, type: 'module' }),
    'package-lock.json': version,
    'astro.config.ts': `// ${version}\n`,
    'updating/upgradeContent.ts': UPGRADE,
    'build.js': BUILD,
    'preflight.js': `
      import { readFileSync } from 'node:fs';
      const { SITE_CONTENT } = process.env;
      const reads = readFileSync(SITE_CONTENT + '/site.yaml', 'utf8').includes('${reads}');
      console.log(reads ? '[{}]' : 'mais antigo do que os arquivos');`,
  });
}

/** A site of version 2.0.0 with a content and an own file, and version 2.1.0 beside it. */
function siteAndNew() {
  const own = emptyFolder();
  const [site, next] = [join(own, 'meu site'), join(own, 'novo')];
  template(site, '2.0.0', 'format: 1');
  template(next, '2.1.0', 'format:');
  write(own, { 'npm.cjs': npm });
  const run = (answer: string, args: readonly string[], env = {}, cwd = site) => {
    const words = [join(cwd, 'commands/prepare.js'), process.execPath, join(top, 'commands/update.ts'), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd,
      encoding: 'utf8',
      input: answer,
      env: { ...process.env, npm_execpath: join(own, 'npm.cjs'), INIT_CWD: site, ...env },
    });
    return { status, out: stdout + stderr };
  };
  // The first start installs, and lists the template's files.
  expect(run('', ['--help']).status).toBe(0);
  write(site, { 'content/site.yaml': 'format: 1 # da Ana', 'notas/ideias.txt': 'minhas' });
  return { site, next, run };
}

const textOf = (site: string, path: string) => readFileSync(join(site, path), 'utf8');
const versionOf = (site: string) => (JSON.parse(textOf(site, 'package.json')) as { version: string }).version;
const isTidy = (site: string) => !existsSync(join(site, '.versao-nova')) && !existsSync(join(site, '.atualizacao'));

test('after a yes, the folder has the new version with the owner’s files, and a return keeps what was written since', () => {
  const { site, run } = siteAndNew();
  const { status, out } = run('s\n', ['../novo']);
  expect([status, versionOf(site), isTidy(site)], out).toEqual([0, '2.1.0', true]);
  for (const told of [
    'Levo junto o seu arquivo notas/ideias.txt',
    'No formato novo: content/site.yaml',
    '[sai: 2.0.0] [entra: 2.1.0]',
    'As fotos de antes e de depois: file://',
    'Esta pasta tem agora a versão 2.1.0.',
  ])
    expect(out).toContain(told);
  expect(textOf(site, 'content/site.yaml')).toBe('format: 2 # da Ana');
  expect(textOf(site, 'notas/ideias.txt')).toBe('minhas');
  const before = join(site, '.versao-anterior');
  expect([versionOf(before), textOf(before, 'content/site.yaml')]).toEqual(['2.0.0', 'format: 1 # da Ana']);

  write(site, { 'content/site.yaml': 'format: 1 # de hoje', 'notas/ideias.txt': 'de hoje' });
  expect(run('s\n', ['--back']).out).toContain('Esta pasta tem agora a versão 2.0.0.');
  expect([versionOf(site), versionOf(before), isTidy(site)]).toEqual(['2.0.0', '2.1.0', true]);
  expect(textOf(site, 'content/site.yaml')).toBe('format: 1 # de hoje');
  expect(textOf(site, 'notas/ideias.txt')).toBe('de hoje');
});

test('a page shows whole pages before and after, and says if they look alike', async () => {
  const { site } = siteAndNew();
  const tall = '<body style="margin: 0; height: 2000px">';
  for (const [side, color] of [
    ['before', 'red'],
    ['after', 'blue'],
  ] as const)
    write(join(site, side), {
      'index.html': `${tall}Olá`,
      'a.html': `${tall}<p style="color: ${color}">Olá`,
      '404.html': '',
      '404.html.br': '',
      _headers: '',
    });
  const [work, before, after] = ['.atualizacao', 'before', 'after'].map((name) => join(site, name)) as [
    string,
    string,
    string,
  ];
  const changes = ['/', '/a'].map((path) => ({ path, state: 'muda' as const, texts: [] }));
  expect(await pictured(work, changes, before, after)).toContain('index.html');
  const { width, height } = await sharp(join(work, 'depois/1.png')).metadata();
  expect([width, height]).toEqual([1280, 2000]);
  const [, home = '', other = ''] = textOf(work, 'index.html').split('<section>');
  expect([home.includes('iguais'), other.includes('iguais')]).toEqual([true, false]);
  expect(other).toMatch(/src="antes\/1\.png".*src="depois\/1\.png"/s);
});

test('a return to a version that cannot read the texts of today brings its own, and keeps these beside them', () => {
  const { site, run } = siteAndNew();
  run('s\n', ['../novo']);
  const { out } = run('s\n', ['--back']);
  expect(out).toContain('content-da-versao-2.1.0');
  expect(versionOf(site), out).toBe('2.0.0');
  expect(textOf(site, 'content/site.yaml')).toBe('format: 1 # da Ana');
  expect(textOf(site, 'content-da-versao-2.1.0/site.yaml')).toBe('format: 2 # da Ana');
});

test('if somebody changed the template, the update shows what and stops, until a choice is made', () => {
  const { site, run } = siteAndNew();
  const next = join(site, '../novo');
  const zipped = Object.fromEntries(filesIn(next).map((path) => [`site-main/${path}`, readFileSync(join(next, path))]));
  writeFileSync(`${next}.zip`, zipSync(zipped));
  write(site, { 'astro.config.ts': '// nosso\n' });
  const { status, out } = run('s\n', ['../novo.zip']);
  expect([status, versionOf(site), isTidy(site)]).toEqual([1, '2.0.0', true]);
  expect(out).toMatch(
    / {2}astro\.config\.ts\n {4}- \/\/ nosso\n {4}\+ \/\/ 2\.1\.0\n.*Em astro\.config\.ts, .*--mine.*--theirs/s,
  );
  run('s\n', ['../novo.zip', '--mine']);
  expect([versionOf(site), textOf(site, 'astro.config.ts')]).toEqual(['2.1.0', '// nosso\n']);
  run('s\n', ['--back']);
  run('s\n', ['../novo.zip', '--theirs']);
  expect([versionOf(site), textOf(site, 'astro.config.ts')]).toEqual(['2.1.0', '// 2.1.0\n']);
});

test('an update of another folder stops if an editor is open there', () => {
  const { site, next, run } = siteAndNew();
  noteOpen(join(site, 'content'), 'data:,', join(site, NOTE));
  expect(run('s\n', ['--site', site], {}, next).out).toContain('O editor está aberto');
  rmSync(join(site, NOTE));
  run('s\n', ['--site', site], {}, next);
  expect(versionOf(site)).toBe('2.1.0');
});

test.each([
  ['without an answer', '', ['../novo'], {}, 0, 'Trocar pela versão 2.1.0?'],
  ['without a network', 's\n', ['../novo'], { OFFLINE: '1' }, 1, 'Há internet?'],
  ['to the same version', 's\n', ['.'], {}, 1, 'a mesma versão'],
  ['to a file that is not there', 's\n', ['../outro.zip'], {}, 1, 'Não encontrei'],
  ['to a folder of something else', 's\n', ['notas'], {}, 1, 'não tem este modelo'],
  ['back to no version', 's\n', ['--back'], {}, 1, 'Não há versão anterior'],
])('an update %s leaves the folder as it was, and says why', (_, answer, args, env, expected, told) => {
  const { site, run } = siteAndNew();
  const before = readdirSync(site).sort();
  const { status, out } = run(answer, args, env);
  expect([status, versionOf(site), readdirSync(site).sort()], out).toEqual([expected, '2.0.0', before]);
  expect(out).toContain(told);
});
