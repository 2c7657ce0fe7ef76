/*
 * Exchanges the files of a site's folder for those of another version, by renames. `commands/prepare.js` calls `settle`
 * before and after every command, so that an exchange that was killed is finished at the next start. This file is plain
 * JavaScript for Node 20 without packages, because `node_modules` may be half exchanged.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { uptime } from 'node:os';
import { dirname, join } from 'node:path';

/** The prepared version, the version before, and the folder of the running update. */
export const NEW = '.versao-nova';
export const OLD = '.versao-anterior';
export const WORK = '.atualizacao';
const JOURNAL = `${WORK}/estado.json`;
/** The version before the last one, until the exchange has ended. */
const OLDER = `${WORK}/mais-antiga`;

/** The entries of a site's folder that no exchange moves. */
const STAY = ['.git', '.astro', NEW, OLD, WORK];
/**
 * The files that npm and `settle` need at every moment, in the order of the exchange. A file replaces another in one
 * step, but a folder does not.
 */
const NEEDED = ['updating', 'commands', 'package.json'];
/** The owner's folders. A return to the version before leaves them in their places. */
export const OWN = ['content', '.publicado'];

/** npm may still write for a moment after a kill. */
const REMOVED = { recursive: true, force: true, maxRetries: 5 };

/**
 * @typedef {{ path: string, isFile: boolean, isHere: boolean, isNew: boolean }} Entry An entry of the exchange; whether
 *   the folder and the other version had it at the beginning.
 * @typedef {{ from: string, to: string, isBack?: boolean, aside?: string }} Facts The two versions; whether the other
 *   version is the one before; and the new name of a content that the other version cannot read.
 * @typedef {Facts & {
 *   state: 'preparing' | 'exchanging' | 'undoing' | 'done', pid: number, since: number, entries?: Entry[],
 * }} Journal
 */

/**
 * Begins an update of the site's folder, unless another one is running there.
 * @param {string} site
 * @param {Facts} facts
 */
export function begin(site, facts) {
  mkdirSync(join(site, WORK), { recursive: true });
  try {
    writeFileSync(join(site, JOURNAL), JSON.stringify({ ...facts, ...me(), state: 'preparing' }), { flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') {
      rmSync(join(site, WORK), REMOVED);
      throw error;
    }
    throw new Error('Outra atualização desta pasta está em curso: espere que ela termine.');
  }
}

/**
 * Decides that the folder gets the other version. `settle` does it, now or at the next start.
 * @param {string} site
 * @param {readonly string[]} [staying] More entries that stay.
 * @param {string} [aside]
 */
export function decide(site, staying = [], aside) {
  const journal = read(site);
  if (!journal) throw new Error('Nenhuma atualização está em curso.');
  const at = (/** @type {string} */ path) => join(site, path);
  if (journal.isBack) renameSync(at(OLD), at(NEW));
  else if (existsSync(at(OLD))) renameSync(at(OLD), at(OLDER));
  const rank = (/** @type {string} */ path) => [...NEEDED, path].indexOf(path.split('/')[0] ?? '');
  const entries = [...new Set([...entriesOf(site), ...entriesOf(at(NEW))])]
    .filter((path) => !staying.includes(path))
    .sort((one, other) => rank(one) - rank(other))
    .map((path) => {
      const [here, next] = [at(path), at(`${NEW}/${path}`)].map((one) => statSync(one, { throwIfNoEntry: false }));
      const isFile = [here, next].every((one) => one === undefined || one.isFile());
      return { path, isFile, isHere: here !== undefined, isNew: next !== undefined };
    });
  // A version without this code cannot finish an exchange. So the code comes first, and leaves last.
  if (journal.isBack) entries.reverse();
  write(site, { ...journal, ...(aside && { aside }), entries, state: 'exchanging' });
}

/** @type {(site: string) => boolean} Whether the next `settle` moves files. */
export const isDecided = (site) => (read(site)?.state ?? 'preparing') !== 'preparing';

/**
 * Removes what an update prepared. The site's folder stays as it is.
 * @param {string} site
 */
export function giveUp(site) {
  const at = (/** @type {string} */ path) => join(site, path);
  if (read(site)?.isBack && existsSync(at(NEW))) renameSync(at(NEW), at(OLD));
  if (existsSync(at(OLDER))) renameSync(at(OLDER), at(OLD));
  for (const path of [NEW, WORK]) rmSync(at(path), REMOVED);
}

/**
 * Ends an update whose process has ended: exchanges the files if that is decided, else removes what was prepared.
 * @param {string} site
 * @returns {string | undefined} A sentence for the owner, if there was something to do.
 * @throws with a sentence for the owner.
 */
export function settle(site) {
  const journal = read(site);
  if (!journal) return undefined;
  if (isRunning(journal)) {
    if (journal.state === 'preparing') return undefined;
    throw new Error('A versão está sendo trocada agora: espere um momento e rode o comando de novo.');
  }
  if (journal.state === 'preparing') {
    giveUp(site);
    return 'Uma atualização parou antes da troca: nada mudou. Apaguei o que ela tinha preparado.';
  }
  const { entries = [] } = journal;
  let { state } = journal;
  let why = 'Uma atualização parou no meio da troca.';
  const note = () => write(site, { ...journal, ...me(), state });
  note();
  if (state === 'exchanging') {
    try {
      for (const entry of entries) exchange(site, entry);
      state = 'done';
    } catch (error) {
      why = `A troca não deu certo (${error instanceof Error ? error.message : error}).`;
      state = 'undoing';
    }
    note();
  }
  if (state === 'done') return finish(site, journal);
  for (const entry of [...entries].reverse()) exchangeBack(site, entry);
  tidy(site);
  // Only empty folders are left in it.
  rmSync(join(site, OLD), REMOVED);
  state = 'preparing';
  note();
  giveUp(site);
  return `${why} Voltei tudo: nada mudou. Feche os programas que usam esta pasta, e rode o comando de novo.`;
}

/**
 * Stores what is left of the version before, and removes the rest.
 * @param {string} site
 * @param {Facts} facts
 */
function finish(site, { from, to, isBack, aside }) {
  const at = (/** @type {string} */ path) => join(site, path);
  if (aside && existsSync(at(`${OLD}/content`))) renameSync(at(`${OLD}/content`), at(aside));
  for (const name of existsSync(at(NEW)) ? readdirSync(at(NEW)) : [])
    if (!existsSync(at(`${OLD}/${name}`))) move(at(`${NEW}/${name}`), at(`${OLD}/${name}`));
  tidy(site);
  // The journal goes last.
  for (const path of [NEW, OLDER, WORK]) rmSync(at(path), REMOVED);
  const texts = aside ? ` A ${to} não lê os textos da ${from}: ficam em ${aside}, e os de antes voltaram.` : '';
  const back = isBack ? '' : ' Para voltar: npm run update -- --back';
  return `Esta pasta tem agora a versão ${to}. A ${from} está inteira em ${OLD}.${texts}${back}`;
}

/**
 * @param {string} site
 * @param {Entry} entry
 */
function exchange(site, { path, isFile, isHere, isNew }) {
  const [here, next, before] = places(site, path);
  if (isFile && isHere && isNew) {
    if (!existsSync(next)) return;
    copy(here, before);
    renameSync(next, here);
    return;
  }
  if (isHere && !existsSync(before)) move(here, before);
  if (isNew && existsSync(next)) move(next, here);
}

/**
 * @param {string} site
 * @param {Entry} entry
 */
function exchangeBack(site, { path, isFile, isHere, isNew }) {
  const [here, next, before] = places(site, path);
  if (isFile && isHere && isNew) {
    if (!existsSync(before)) return;
    if (!existsSync(next)) copy(here, next);
    renameSync(before, here);
    return;
  }
  if (isNew && !existsSync(next)) move(here, next);
  if (isHere && existsSync(before)) move(before, here);
}

/** @type {(site: string, path: string) => [here: string, next: string, before: string]} */
const places = (site, path) => [join(site, path), join(site, NEW, path), join(site, OLD, path)];

/** @type {(from: string, to: string) => void} */
const move = (from, to) => {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
};

/**
 * Copies a file. At every moment, the copy is missing or whole.
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}~`);
  renameSync(`${to}~`, to);
}

/**
 * Removes the needed folders that the folder's version does not have.
 * @param {string} site
 */
function tidy(site) {
  for (const name of NEEDED) {
    const folder = join(site, name);
    if (existsSync(folder) && statSync(folder).isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/**
 * The paths that an exchange moves: the entries of a folder, but the needed folders file by file.
 * @param {string} folder
 * @returns {string[]}
 */
function entriesOf(folder) {
  const filesIn = (/** @type {string} */ name) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
      .map((path) => `${name}/${path.replaceAll('\\', '/')}`)
      .filter((path) => statSync(join(folder, path)).isFile());
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !STAY.includes(name))
    .flatMap((entry) => (entry.isDirectory() && NEEDED.includes(entry.name) ? filesIn(entry.name) : [entry.name]));
}

const me = () => ({ pid: process.pid, since: Date.now() });

/**
 * Whether another process works on the update. After a restart of the computer, another program may have its id.
 * @param {Journal} journal
 */
function isRunning({ pid, since }) {
  if (pid === process.pid || since < Date.now() - uptime() * 1000) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @type {(site: string) => Journal | undefined} */
function read(site) {
  if (!existsSync(join(site, JOURNAL))) return undefined;
  try {
    return JSON.parse(readFileSync(join(site, JOURNAL), 'utf8'));
  } catch {
    // The process was killed while it began.
    return { state: 'preparing', pid: 0, since: 0, from: '', to: '' };
  }
}

/**
 * @param {string} site
 * @param {Journal} journal
 */
function write(site, journal) {
  writeFileSync(join(site, `${JOURNAL}~`), JSON.stringify(journal));
  renameSync(join(site, `${JOURNAL}~`), join(site, JOURNAL));
}
