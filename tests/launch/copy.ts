import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectFiles, top } from './projectFiles.ts';

/** Copies the project into an empty folder, with links to the installed packages, and a folder as the owner's content. */
export function copyTo(folder: string, content?: string): void {
  for (const file of projectFiles()) cpSync(join(top, file), join(folder, file));
  if (content) cpSync(join(top, content), join(folder, 'content'), { recursive: true, filter: () => true });
  // A junction, because on Windows only administrators can make other links to folders.
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'), 'junction');
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

/**
 * Builds a copy as its owner would. A warning of Vite fails the build, too.
 * @param settings Environment variables that differ from `buildEnv`.
 * @returns the folder of the built site.
 */
export async function build(folder: string, settings: Record<string, string> = {}): Promise<string> {
  const env = { ...buildEnv, ...settings };
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: folder, env });
  const [out, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (status !== 0 || out.includes('[WARN] [vite]')) throw new Error(`The build in ${folder} failed:\n${out}${errors}`);
  return join(folder, 'dist');
}
