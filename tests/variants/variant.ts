import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type VariantName, variants } from './sites.ts';

/** A variant that `setup.ts` built before the tests: its project, its built site and the path that it is served under. */
export function variant(name: VariantName) {
  const project = join(inject('projects'), name);
  const dist = join(project, 'dist');
  /** Reads the text of a built file. */
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  return { project, dist, base: variants[name].base, read };
}
