import { existsSync, readFileSync, renameSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Reads a JSON file that a tool wrote; undefined if there is none. A damaged file gets another name, because the
 * tool will write a new one. A message to the owner says so.
 */
export function readOrSetAside<Value>(file: string, parse: (json: unknown) => Value): Value | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.warn(`O arquivo ${file} está danificado. ${setAside(file)}`);
    return undefined;
  }
}

function setAside(file: string): string {
  const aside = `${file}.danificado`;
  try {
    renameSync(file, aside);
    return `Agora ele se chama ${basename(aside)}, e continuo sem ele.`;
  } catch {
    // The folder may be read-only.
    return 'Continuo sem ele.';
  }
}
