import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { inject } from 'vitest';
import { isMoved } from '../../deploy/moves.ts';
import { type VariantName, variants } from './sites.ts';

/** A variant that `setup.ts` built before the tests: its project, its built site and the path that it is served under. */
export function variant(name: VariantName) {
  const project = join(inject('projects'), name);
  const dist = join(project, 'dist');
  /** Reads the text of a built file. */
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  /** Parses the pages, without those at former URLs. They are listed by file name. */
  const pages = () =>
    Object.fromEntries(
      readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html') && !isMoved(read(file)))
        .map((file) => [
          file.replaceAll('\\', '/'),
          parse(read(file), { blockTextElements: { script: true, style: true } }),
        ]),
    );
  return { project, dist, base: variants[name].base, read, pages };
}
