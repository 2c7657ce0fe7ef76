import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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
