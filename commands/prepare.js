/*
 * The first step of `npm start`, `npm test`, `npm run edit` and other npm scripts: installs what is missing, then runs
 * the command that follows: `node commands/prepare.js [--editor] [--browser] <command…>`.
 * It is plain JavaScript for Node 20, because it runs before any installation. The command runs on the Node that the
 * lockfile pins: npm puts `node_modules/.bin` first in the `PATH`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const OLDEST_NODE = 20;
const STAMP = 'node_modules/.installed';
const OLD_NODE = resolve('.astro/old-node/node.exe');
/** The warning about a synchronised folder. The program that synchronises the folder locks files that npm replaces. */
const SYNCED =
  'Esta pasta é copiada para a internet (OneDrive, Dropbox, iCloud…), e o que se instala aqui são uns 50 mil arquivos. Prefira outra, como C:\\site ou a sua pasta pessoal: feche este programa, mova a pasta inteira e comece de novo.';
let isInstalling = false;
/** The path of the Node executable that runs this script and npm. `moveRunningNode` may change it. */
let node = process.execPath;

checkNode();
checkRuntime();
const words = process.argv.slice(2);
const start = words.findIndex((word) => !word.startsWith('--'));
const command = start < 0 ? [] : words.slice(start);
const needs = start < 0 ? words : words.slice(0, start);
installPackages('.');
if (needs.includes('--editor')) installPackages('editor');
if (needs.includes('--browser')) await installBrowser();
if (command.length > 0) runCommand();

function checkNode() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    stop(
      `É preciso ter o Node ${OLDEST_NODE} ou mais novo; aqui está o ${process.versions.node}. Baixe em https://nodejs.org`,
    );
  }
}

/**
 * Stops if this Windows lacks the Visual C++ library, which the binaries of Astro and Vite need. Without this check,
 * the only message would be “Cannot find native binding”.
 */
function checkRuntime() {
  const { SystemRoot } = process.env;
  if (process.platform !== 'win32' || !SystemRoot) return;
  if (existsSync(join(SystemRoot, 'System32', 'vcruntime140.dll'))) return;
  stop(
    'Falta neste Windows um componente da Microsoft, o Visual C++. Baixe e instale https://aka.ms/vs/17/release/vc_redist.x64.exe e rode o comando de novo.',
  );
}

/**
 * Moves the running Node out of `node_modules`, because npm deletes that folder before it installs packages. On Windows
 * a running program can be moved, but not deleted.
 */
function moveRunningNode() {
  if (process.platform !== 'win32' || !node.startsWith(resolve('node_modules') + sep)) return;
  rmSync(OLD_NODE, { force: true });
  mkdirSync(dirname(OLD_NODE), { recursive: true });
  renameSync(node, OLD_NODE);
  node = OLD_NODE;
}

/**
 * Installs the packages of a folder's lockfile. A later run installs them again only if the lockfile has changed, or if
 * `NODE_ENV` has changed to or from `production`. In production, npm omits the devDependencies.
 * @param {string} folder
 */
function installPackages(folder) {
  const stamp = join(folder, STAMP);
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(process.env.NODE_ENV === 'production' ? 'production' : '')
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Prints each message once, even if several folders lack their packages.
  if (!isInstalling) console.log('Instalando o que falta (só na primeira vez)…');
  if (!isInstalling && /OneDrive|Dropbox|Google Drive|Mobile Documents/i.test(process.cwd())) console.log(SYNCED);
  isInstalling = true;
  moveRunningNode();
  const npm = process.env.npm_execpath;
  const args = ['ci', '--loglevel=error'];
  const options = /** @type {const} */ ({ cwd: folder, stdio: 'inherit' });
  const { status } = npm
    ? spawnSync(node, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0)
    stop(
      'Não deu para instalar o que falta. Há internet? Se o site ou o editor está aberto em outra janela, feche-o. Depois rode o comando de novo.',
    );
  writeFileSync(stamp, wanted);
}

/** Makes sure that the tests find a Chromium: an installed one, else Playwright's, else Debian's package. */
async function installBrowser() {
  // This import is not at the top, because `chromium.js` needs packages that may be missing when this script starts.
  const { findBrowser } = await import('../launch/chromium.js');
  if (findBrowser()) return;
  console.log('Installing a Chromium for the tests…');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  if (findBrowser()) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-qq', '--yes', '--no-install-recommends', 'chromium'],
  ]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    run(command, rest);
  }
  if (findBrowser()) return;
  stop(
    'No Chromium or Chrome was found, and none could be installed. Install one, or set its path: CHROME_PATH=/path/to/chrome npm test',
  );
}

/** Runs the command in this terminal, and ends as the command ends: with its exit status, or by its signal. */
function runCommand() {
  const [name = '', ...args] = command;
  const isWindows = process.platform === 'win32';
  // On Windows, packages' commands are scripts of the shell, which gets one line.
  const line = command.map((word) => (/[\s&()]/.test(word) ? `"${word}"` : word)).join(' ');
  const child = isWindows ? spawn(line, { stdio: 'inherit', shell: true }) : spawn(name, args, { stdio: 'inherit' });
  // The terminal sends Ctrl+C to the command too, and the command decides when to end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('error', ({ message }) => stop(message));
  child.on('exit', (code, signal) => {
    process.removeAllListeners();
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * @param {string} why
 * @returns {never}
 */
function stop(why) {
  console.error(why);
  process.exit(1);
}
