/** Builds every variant once, before all tests that use variants. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build, copyTo } from '../launch/copy.ts';
import { variants } from './sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that contains a project for each variant. The project's folder has the variant's name. */
    projects: string;
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const projects = mkdtempSync(join(tmpdir(), 'variants-'));
  project.provide('projects', projects);
  const builds = Object.entries(variants).map(async ([name, { write }]) => {
    const folder = join(projects, name);
    copyTo(folder);
    cpSync(join(folder, 'demo'), join(folder, 'content'), { recursive: true, filter: () => true });
    await write(folder);
    // Without `SITE_CONTENT`, which other suites set to the demonstration, the build reads this project's `content/`.
    await build(folder, { SITE_CONTENT: '' });
  });
  await Promise.all(builds);
  return () => rmSync(projects, { recursive: true, force: true });
}
