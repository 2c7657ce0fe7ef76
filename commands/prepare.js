/*
 * The first step of `npm start`, `npm test`, `npm run edit` and other npm scripts: installs what is missing, then runs
 * the command that follows: `node commands/prepare.js [--browser] <command…>`.
 * It is plain JavaScript for Node 20, because it runs before any installation. The command runs on the Node that the
 * lockfile pins: npm puts `node_modules/.bin` first in the `PATH`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const OLDEST_NODE = 20;
const { SystemRoot } = process.env;
const words = process.argv.slice(2);
const needsBrowser = words[0] === '--browser' && words.shift();

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
  stop(
    `É preciso ter o Node ${OLDEST_NODE} ou mais novo; aqui está o ${process.versions.node}. Baixe em https://nodejs.org`,
  );
// The binaries of Astro and Vite need it. Without this check, the only message would be “Cannot find native binding”.
if (process.platform === 'win32' && SystemRoot && !existsSync(join(SystemRoot, 'System32', 'vcruntime140.dll')))
  stop(
    'Falta neste Windows um componente da Microsoft, o Visual C++. Baixe e instale https://aka.ms/vs/17/release/vc_redist.x64.exe e rode o comando de novo.',
  );
// Vite reads these characters of a path as signs of its own, and the delimiter separates the folders of the `PATH`.
const path = process.cwd().replaceAll(sep, '/');
const sign = [...'%#?*"`\\', delimiter].find((character) => path.includes(character));
if (sign)
  stop(`O nome de uma pasta não pode ter o sinal ${sign} aqui: ${path}. Dê-lhe outro nome e rode o comando de novo.`);
install();
if (needsBrowser) await installBrowser();
runCommand();

/** Installs the packages of the lockfile. A later run installs them again only if the lockfile has changed. */
function install() {
  const lock = readFileSync('package-lock.json', 'utf8');
  const installed = 'node_modules/.installed';
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  console.log('Instalando o que falta (só na primeira vez)…');
  const { status } = spawnSync('npm ci --loglevel=error', { stdio: 'inherit', shell: true });
  if (status !== 0)
    stop(
      'Não deu para instalar o que falta. Há internet? Se a pasta está no OneDrive, no Dropbox ou no iCloud, mova-a inteira para outra, como C:\\site. Se o site ou o editor está aberto em outra janela, feche-o. Depois apague a pasta node_modules, se houver, e rode o comando de novo.',
    );
  writeFileSync(installed, lock);
}

/** Makes sure that the tests find a Chromium: an installed one, else Playwright's, else Debian's package. */
async function installBrowser() {
  // This import is not at the top, because `chromium.js` needs packages that may be missing when this script starts.
  const { findBrowser } = await import('./chromium.js');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const way of [
    'npx --no -- playwright install --with-deps chromium',
    'apt-get update -qq && apt-get install -qq --yes --no-install-recommends chromium',
  ]) {
    if (findBrowser()) return;
    console.log(`Installing a Chromium for the tests: ${way}`);
    spawnSync(way, { stdio: 'inherit', shell: true, env });
  }
  if (!findBrowser())
    stop('No Chromium could be installed. Install one, or set its path: CHROME_PATH=/path/to/chrome npm test');
}

/**
 * Runs the command in this terminal, and ends with its exit status. The command has a shell of its own, because the
 * shell that runs this script remembers the `node` from before the installation.
 */
function runCommand() {
  // The terminal sends Ctrl+C to the command too, and the command decides when to end.
  process.on('SIGINT', () => {});
  const { status, signal } = spawnSync(words.map((word) => `"${word}"`).join(' '), { stdio: 'inherit', shell: true });
  process.removeAllListeners('SIGINT');
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = status ?? 1;
}

/**
 * @param {string} why
 * @returns {never}
 */
function stop(why) {
  console.error(why);
  process.exit(1);
}
