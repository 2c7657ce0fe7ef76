/* Updates a site's folder to a newer template. Nothing in the folder changes before the owner agrees. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diff } from 'node:util';
import { extraEntries, ownersFiles } from './decide.ts';
import { begin, decide, giveUp, NEW, OLD, OWN, WORK } from './exchange.js';
import { hashesIn, noteTemplate } from './ownFiles.js';
import { changedPages } from './pages.ts';
import { carried, pictured, told } from './report.ts';
import { isNewer, readTemplate, type Template, versionOf } from './template.ts';

/** A dialogue with the owner. */
export type Talk = {
  /** Says a result, which the owner needs for the answer. */
  say(line: string): void;
  /** Says what is being done. */
  step(line: string): void;
  /** Shows a page with pictures. */
  show(file: string): void;
  ask(question: string): Promise<boolean>;
};

/** Whose version of a file counts, if somebody changed the template's: theirs is the new template's. */
export type Choice = 'mine' | 'theirs' | undefined;

const NOTHING = 'Nada mudou nesta pasta.';

/**
 * Prepares a newer template beside the site, and asks. If the owner agrees, `settle` exchanges the versions.
 * @param file A ZIP file of the template, or its folder.
 * @returns whether the owner agreed.
 * @throws with a sentence for the owner.
 */
export function update(site: string, file: string, choice: Choice, talk: Talk): Promise<boolean> {
  const from = siteVersion(site);
  const template = readTemplate(file);
  const { version: to } = template;
  if (!isNewer(to, from)) {
    const which = to === from ? 'a mesma versão que a desta pasta' : `mais antigo do que esta pasta, que tem a ${from}`;
    throw new Error(`O modelo em ${file} é ${which} (${to}). ${NOTHING}`);
  }
  return whole(site, { from, to }, async () => {
    talk.step(`Preparo a versão ${to} ao lado da sua, a ${from}. Leva alguns minutos; não edite o site agora.`);
    const owners = ownersFiles(site, template);
    const isMine = listChanged(site, owners.changed, template, choice, talk);
    unpack(join(site, NEW), template);
    for (const line of carried(owners.extra)) talk.say(line);
    if (owners.unknown.length > 0) {
      const count = owners.unknown.length;
      talk.say(
        `  Esta pasta não tem a lista dos arquivos do modelo. ${count} arquivos dela mudam ou somem: ficam em ${OLD}.`,
      );
    }
    copyOwn(site, [...OWN, ...owners.extra, ...(isMine ? owners.changed : [])]);
    const texts = existsSync(join(site, 'content')) ? contentHashes(site) : undefined;
    await prepare(site, talk);
    if (!(await compared(site, to, talk))) return false;
    if (texts !== undefined && texts !== contentHashes(site))
      throw new Error(
        'Os textos mudaram enquanto a versão nova era preparada. Atualize de novo, sem editar o site até a pergunta.',
      );
    decide(site);
    return true;
  });
}

/**
 * Prepares the return to the version before, and asks. The owner's newer files stay, except texts that that
 * version cannot read.
 * @returns whether the owner agreed.
 * @throws with a sentence for the owner.
 */
export function goBack(site: string, talk: Talk): Promise<boolean> {
  const from = siteVersion(site);
  const before = join(site, OLD);
  if (!existsSync(before)) throw new Error(`Não há versão anterior: falta a pasta ${OLD}.`);
  const to = siteVersion(before);
  return whole(site, { from, to, isBack: true }, async () => {
    const reads = await canRead(before, join(site, 'content'));
    if (!reads)
      talk.say(`A versão ${to} não lê os textos de hoje: voltam os que ela tinha, e os de hoje ficam ao lado.`);
    if (!(await talk.ask(`Voltar para a versão ${to}?`))) return false;
    const aside = `content-da-versao-${from}`;
    const isFree = !existsSync(join(site, aside));
    const staying = [...extraEntries(site), ...(reads ? OWN : ['.publicado'])];
    decide(site, staying, reads ? undefined : isFree ? aside : `${aside}-${Date.now()}`);
    return true;
  });
}

/** Runs an update that leaves nothing behind unless it is decided. */
async function whole(site: string, facts: Parameters<typeof begin>[1], run: () => Promise<boolean>): Promise<boolean> {
  let isOurs = false;
  try {
    begin(site, facts);
    isOurs = true;
    const isYes = await run();
    if (!isYes) giveUp(site);
    return isYes;
  } catch (error) {
    if (isOurs) giveUp(site);
    const { code, message } = error as NodeJS.ErrnoException;
    const isFull = code === 'ENOSPC' || /ENOSPC|no space left/i.test(message);
    const why = isFull ? 'Falta espaço no disco: a versão nova precisa de uns 2 GB livres.' : message;
    throw new Error(`${why}\n${NOTHING}`, { cause: error });
  }
}

/** Whether a version of the template can read a content folder. Its preflight then writes its findings as JSON. */
async function canRead(template: string, content: string): Promise<boolean> {
  if (!existsSync(content)) return true;
  const { out } = await started(template, [...npm, 'preflight', '--', '--json'], { SITE_CONTENT: content });
  return (out.trim().split('\n').at(-1) ?? '').startsWith('[');
}

function siteVersion(folder: string): string {
  const version = existsSync(join(folder, 'package.json')) && versionOf(readFileSync(join(folder, 'package.json')));
  if (!version) throw new Error(`A pasta ${folder} não tem este modelo de site.`);
  return version;
}

/**
 * Lists the template's files that somebody changed.
 * @returns whether these files go along.
 * @throws if nobody has chosen.
 */
function listChanged(site: string, paths: readonly string[], { files }: Template, choice: Choice, talk: Talk): boolean {
  if (paths.length === 0) return false;
  talk.say('\nEstes arquivos do modelo foram mudados aqui (-), e na versão nova são outros (+):');
  for (const path of paths) {
    talk.say(`\n  ${path}`);
    const theirs = Buffer.from(files.get(path)?.bytes ?? '').toString();
    for (const line of lineDiff(readFileSync(join(site, path), 'utf8'), theirs)) talk.say(`    ${line}`);
  }
  if (choice) return choice === 'mine';
  throw new Error(
    `\nEm ${paths.join(', ')}, diga o que vale. Atualize num terminal, com --mine no fim do comando para ficar com os daqui, ou --theirs para usar os da versão nova. Nada é misturado.`,
  );
}

/** The most lines of two files that are compared. The lockfile has about 10,000. */
const MOST = 25_000;

/** The lines that differ between two texts; for other files, a note. */
function lineDiff(mine: string, theirs: string): string[] {
  if (/\0/.test(mine + theirs)) return ['(não é texto)'];
  const [old, next] = [mine.split('\n'), theirs.split('\n')];
  if (old.length + next.length > MOST) return ['(é longo demais para mostrar)'];
  return diff(old, next).flatMap(([side, line]) => (side === 0 ? [] : `${side === 1 ? '-' : '+'} ${line}`));
}

function unpack(folder: string, { files }: Template): void {
  for (const [path, { bytes, isProgram }] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes, { mode: isProgram ? 0o755 : 0o644 });
  }
  noteTemplate(folder);
}

function copyOwn(site: string, paths: readonly string[]): void {
  for (const path of paths.filter((one) => existsSync(join(site, one))))
    cpSync(join(site, path), join(site, NEW, path), {
      recursive: true,
      // The upgrade of the texts would write through a link.
      dereference: true,
      preserveTimestamps: true,
      filter: () => true,
    });
}

/** The owner's files as one text. Hidden files are omitted: a build writes the days of the last changes into one. */
function contentHashes(site: string): string {
  const files = Object.entries(hashesIn(join(site, 'content'))).filter(([path]) => !/(?:^|\/)\./.test(path));
  return JSON.stringify(files);
}

/** Installs and builds the new version, and builds the present one for the comparison. */
async function prepare(site: string, talk: Talk): Promise<void> {
  const next = join(site, NEW);
  talk.step('Instalo o que a versão nova usa…');
  const hasEditor = existsSync(join(site, 'editor/node_modules')) ? ['--editor'] : [];
  await node('A versão nova não foi instalada.', next, ['commands/prepare.js', ...hasEditor]);
  if (existsSync(join(next, 'content'))) {
    const upgraded = await node('A versão nova não lê os seus textos.', next, [
      'updating/upgradeContent.ts',
      'content',
    ]);
    for (const path of JSON.parse(upgraded) as string[]) talk.say(`  No formato novo: content/${path}`);
  }
  talk.step('Construo o site com a versão nova e com a de agora…');
  const builds = [
    [next, join(next, 'dist'), 'O site não foi construído com a versão nova.'],
    [site, join(site, WORK, 'dist'), 'O site não foi construído com a versão de agora.'],
  ] as const;
  for (const [folder, dist, failed] of builds) {
    await node(failed, folder, [...npm, 'build'], { SITE_DIST: dist });
  }
}

/** The arguments with which Node runs a script of `package.json`. npm puts the folder's own Node first in the `PATH`. */
const npm = [process.env.npm_execpath ?? '', 'run', '--silent'];

/**
 * Runs Node in a folder.
 * @returns the standard output.
 * @throws with all its output and a sentence for the owner if it fails.
 */
async function node(failed: string, folder: string, args: readonly string[], env = {}): Promise<string> {
  const { status, out, all } = await started(folder, args, env);
  if (status !== 0) throw new Error(`${all.trim()}\n\n${failed}`);
  return out;
}

async function started(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, SITE_CONTENT: '', SITE_DIST: '', SITE_EDITOR: '', PUBLISH_PASSWORD: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, all] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (all += text));
  const [status] = await once(child, 'close');
  return { status, out, all };
}

/** Says what changes, and asks. */
async function compared(site: string, to: string, talk: Talk): Promise<boolean> {
  const [before, after] = [join(site, WORK, 'dist'), join(site, NEW, 'dist')];
  const changes = changedPages(before, after);
  talk.say(`\n${told(changes).join('\n')}`);
  const page = changes.length > 0 && (await pictured(join(site, WORK), changes, before, after));
  if (page) talk.show(page);
  if (page === undefined) talk.say('Para ver fotos das páginas, instale o Chrome, o Edge ou o Chromium.');
  return talk.ask(`\nTrocar pela versão ${to}? A de agora fica em ${OLD}.`);
}
