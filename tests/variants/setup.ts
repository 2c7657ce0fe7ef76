/** Builds every variant once, before all tests that use variants. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { BUILD, buildEnv, copyTo } from '../launch/copy.ts';
import { type VariantName, variants } from './sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that contains a project for each variant. The project's folder has the variant's name. */
    projects: string;
  }
}

const run = promisify(execFile);

export async function setup(project: TestProject): Promise<() => void> {
  const projects = mkdtempSync(join(tmpdir(), 'variants-'));
  const remove = () => rmSync(projects, { recursive: true, force: true, maxRetries: 50 });
  const names = Object.keys(variants) as VariantName[];
  try {
    await Promise.all(names.map((name) => buildOne(join(projects, name), name)));
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('projects', projects);
  return remove;
}

/** Writes and builds a variant's project. The output of the build is in `build.txt`. */
async function buildOne(folder: string, name: VariantName): Promise<void> {
  mkdirSync(folder);
  copyTo(folder);
  cpSync(join(folder, 'demo'), join(folder, 'content'), { recursive: true, filter: () => true });
  await variants[name].write(folder);
  // Without `SITE_CONTENT`, which other suites set to the demonstration, the build reads this project's `content/`.
  const env = { ...buildEnv, SITE_CONTENT: '' };
  try {
    const { stdout, stderr } = await run(process.execPath, BUILD, { cwd: folder, env });
    writeFileSync(join(folder, 'build.txt'), stdout + stderr);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The build of “${name}” failed:\n${stdout}\n${stderr}`);
  }
}
