import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createSite } from '../../commands/site.ts';
import { openPage } from '../launch/browser.ts';
import { listening } from '../temporary.ts';
import { type VariantName, variants } from './sites.ts';

/** A variant that `setup.ts` built before the tests: its project, its built site and the path that it is served under. */
export function variant(name: VariantName) {
  const project = join(inject('projects'), name);
  const dist = join(project, 'dist');
  /** Reads the text of a built file. */
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  return { project, dist, base: variants[name].base, read };
}

/** Opens a window on a variant, for one test. `address` is the URL of the home page, which ends in a slash. */
export async function openWindow(name: VariantName, width = 1280) {
  const { dist, base } = variant(name);
  const address = `http://127.0.0.1:${await listening(createSite({ folder: dist, base }))}${base}/`;
  return { page: await openPage({ viewport: { width, height: 844 } }), address };
}
