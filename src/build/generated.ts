import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';

/** The folder of the files that are generated from the owner's files. All code imports them from here. */
export const GENERATED = '.astro';

/** Generated files, by their names. */
export type GeneratedFiles = Record<string, string | Uint8Array>;

/** Writes generated files into a folder, each only if its content is new. Returns whether one is. */
export function writeFiles(folder: string, files: GeneratedFiles): boolean {
  let isNew = false;
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    const bytes = Buffer.from(content);
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    isNew = true;
  }
  return isNew;
}

/**
 * Writes generated files before Astro starts. A build has its own folder, and its imports lead there: a build that runs
 * beside an open editor must not change the files that the editor shows.
 * @param schemas Files that are the same for every owner.
 */
export function generated(files: () => Promise<GeneratedFiles>, schemas: () => GeneratedFiles): AstroIntegration {
  return {
    name: 'generated',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        const isBuild = command === 'build';
        const folder = isBuild ? `${GENERATED}/build` : GENERATED;
        writeFiles(GENERATED, schemas());
        writeFiles(folder, await files());
        if (!isBuild) return;
        const replacement = `${resolve(folder).replaceAll(sep, '/')}/`;
        updateConfig({ vite: { resolve: { alias: [{ find: /^(?:\.\.\/)+\.astro\//, replacement }] } } });
      },
    },
  };
}
