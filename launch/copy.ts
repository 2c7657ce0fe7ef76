import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFiles, top } from './projectFiles.ts';

/** Copies the project into an empty folder, with links to the installed packages. */
export function copyTo(folder: string): void {
  for (const file of projectFiles()) cpSync(join(top, file), join(folder, file));
  for (const packages of ['node_modules', 'deploy/cloudflare/node_modules']) {
    // A junction, because on Windows only administrators can make other links to folders.
    if (existsSync(join(top, packages))) symlinkSync(join(top, packages), join(folder, packages), 'junction');
  }
}

/** Runs `use` with a temporary copy of the project, and then removes the copy. */
export function withCopy<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  try {
    copyTo(folder);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Changes a file of a copy.
 * @throws if nothing changed, because an unchanged variant proves nothing.
 */
export function change(folder: string, path: string, from: string | RegExp, to: string): void {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${path} has no ${from} to change.`);
  writeFileSync(file, after);
}

/** The environment for a build that a test starts. With Vitest's own variables, Astro would build for development. */
export const buildEnv = { ...process.env, NODE_ENV: 'production', PROD: '1', DEV: '', SITE_DIST: '' };

/** The arguments with which Node builds the project in the current folder. */
export const BUILD = ['node_modules/astro/bin/astro.mjs', 'build'];

/**
 * Builds a copy as its owner would.
 * @param settings Environment variables that differ from `buildEnv`.
 * @returns the folder of the built site.
 */
export function build(folder: string, settings: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, BUILD, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...buildEnv, ...settings },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return join(folder, 'dist');
}

/**
 * Adds services to a folder until it has `count` services. Each is a copy of a shipped service, with another name
 * and seed.
 */
export function addServices(services: string, count: number): void {
  const shipped = readdirSync(services);
  for (let index = shipped.length; index < count; index++) {
    const source = readFileSync(join(services, shipped[index % shipped.length] ?? ''), 'utf8');
    const service = source.replace(/^name: (.*)/m, `name: $1 ${index}`).replace(/seed: (.*)/, `seed: $1 ${index}`);
    writeFileSync(join(services, `servico-${index}.yaml`), service);
  }
}
