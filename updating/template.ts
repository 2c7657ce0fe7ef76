/* Reads a newer template from its folder or from a ZIP file, and checks that it can be used. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { unzipped } from '../publishing/zip.ts';
import { filesIn } from './ownFiles.js';

/** A file of the template, and whether it can be started, such as `Editar.command`. */
export type TemplateFile = { bytes: Uint8Array; isProgram: boolean };

export type Template = { version: string; files: ReadonlyMap<string, TemplateFile> };

/** The files without which an update or the first start of the new version fails. */
const NEEDED = [
  'package-lock.json',
  'astro.config.ts',
  'commands/prepare.js',
  'updating/exchange.js',
  'updating/upgradeContent.ts',
];
const NAME = 'agencia-site';

/** The most bytes that a template may have: about ten times today's. */
const MOST = 300_000_000;

const manifest = z.object({ name: z.literal(NAME), version: z.string().regex(/^\d+\.\d+\.\d+$/) });

/** The version that `package.json` names; undefined for another package. */
export function versionOf(json: string | Uint8Array | undefined): string | undefined {
  try {
    return manifest.parse(JSON.parse(typeof json === 'string' ? json : Buffer.from(json ?? '').toString())).version;
  } catch {
    return undefined;
  }
}

/** Whether a version is newer than another. */
export function isNewer(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) > 0;
}

/**
 * Reads a template.
 * @param path Its folder, or a ZIP file of it.
 * @throws with a sentence for the owner.
 */
export function readTemplate(path: string): Template {
  const place = statSync(path, { throwIfNoEntry: false });
  if (!place) throw new Error(`Não encontrei ${path}. Escreva o caminho do ZIP da versão nova, ou da pasta dela.`);
  const files = place.isDirectory() ? readFolder(path) : readZip(readFileSync(path));
  const version = versionOf(files.get('package.json')?.bytes);
  const missing = NEEDED.filter((file) => !files.has(file));
  if (!version) throw new Error(`${path} não tem este modelo de site. Baixe de novo o ZIP da versão nova.`);
  if (missing.length > 0) throw new Error(`${path} não está inteiro: falta ${missing.join(', ')}. Baixe-o de novo.`);
  return { version, files };
}

function readFolder(folder: string): Map<string, TemplateFile> {
  return new Map(
    filesIn(folder).map((path) => {
      const isProgram = (statSync(join(folder, path)).mode & 0o100) !== 0;
      return [path, { bytes: readFileSync(join(folder, path)), isProgram }];
    }),
  );
}

/**
 * The files in a ZIP file. A folder at its top that has everything, as GitHub makes it, is left out of the paths.
 * @throws with a sentence for the owner if the ZIP file is damaged, or could write outside its folder.
 */
export function readZip(zip: Buffer): Map<string, TemplateFile> {
  let found: [name: string, file: TemplateFile][];
  try {
    found = unzipped(zip, MOST).flatMap(({ path, bytes, mode }) => {
      // macOS adds files about its own; a link may lead outside.
      if (path.startsWith('__MACOSX/')) return [];
      if ((mode & 0o170000) === 0o120000) throw new Error(path);
      return [[path, { bytes, isProgram: (mode & 0o100) !== 0 }]];
    });
  } catch (cause) {
    throw new Error('O ZIP está estragado, ou não é um ZIP. Baixe-o de novo.', { cause });
  }
  const outside = found.find(([name]) => /(?:^|\/)\.\.?(?:\/|$)|^\/|^[a-z]:|[\\\0]/i.test(name));
  if (outside) throw new Error(`O ZIP quer escrever fora da pasta (${outside[0]}). Não o use: baixe o modelo de novo.`);
  const top = `${found[0]?.[0].split('/')[0]}/`;
  const hasTop = found.every(([name]) => name.startsWith(top));
  return new Map(found.map(([name, file]) => [hasTop ? name.slice(top.length) : name, file]));
}
