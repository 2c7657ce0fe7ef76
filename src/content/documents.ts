import { type Document, isMap, Pair, Scalar } from 'yaml';
import type { Fault } from './faults.ts';
import { type Parsed, parseFile } from './file.ts';
import type { Changes } from './folders.ts';
import { toFormat2 } from './format2.ts';
import { toFormat3 } from './format3.ts';
import { FORMAT, spacedText } from './yaml.ts';

/** The steps from each earlier format to the next one, from format 1 on. */
const steps = [toFormat2, toFormat3];

type Documents = {
  /** The files that could be parsed, in the current format, by their paths without `.yaml`. */
  parsed: ReadonlyMap<string, Parsed>;
  faults: Fault[];
  /** Whether the files have an earlier format on the disk. */
  isOld: boolean;
};

/** Parses the owner's files, and brings them to the current format. */
export function readDocuments(folder: string, names: readonly string[], changes: Changes): Documents {
  const faults: Fault[] = [];
  const read = names.flatMap((name): [string, Parsed][] => {
    const one = parseFile(folder, `${name}.yaml`, changes);
    // A copy of the site, because its format is deleted below, and the next reading needs it.
    if (!('faults' in one)) return [[name, name === 'site' ? { ...one, document: one.document.clone() } : one]];
    faults.push(...one.faults);
    return [];
  });
  const parsed = new Map(read);
  const site = parsed.get('site')?.document;
  const written = isMap(site?.contents) ? site.get('format') : undefined;
  if (written !== undefined) site?.delete('format');
  const earlier = steps.map((_, index) => String(index + 1));
  if (written !== undefined && written !== FORMAT && !earlier.includes(String(written))) {
    const expected = `format: ${FORMAT}`;
    const todo = 'este projeto é mais antigo do que os arquivos: use a versão nova dele';
    const newer: Fault = { file: 'site.yaml', field: 'format', found: `“${String(written)}”`, expected, todo };
    // This version cannot know which other fields are mistakes.
    return { parsed: new Map(), faults: [newer], isOld: false };
  }
  const format = written ?? formatOf(parsed);
  const isOld = earlier.includes(String(format));
  if (!isOld) return { parsed, faults, isOld };
  const documents = steps
    .slice(earlier.indexOf(String(format)))
    .reduce((files, step) => step(files), new Map(read.map(([name, { document }]) => [name, document])));
  const upgraded = read.map(([name, one]): [string, Parsed] => [
    name,
    { ...one, document: documents.get(name) ?? one.document },
  ]);
  return { parsed: new Map(upgraded), faults, isOld };
}

/** The texts of all files in the current format, if the folder has an earlier one. */
export function upgradedTexts(
  folder: string,
  names: readonly string[],
  changes: Changes = new Map(),
): Map<string, string> {
  const { parsed, isOld } = readDocuments(folder, names, changes);
  if (!isOld) return new Map();
  return new Map([...parsed].map(([name, { document }]) => [`${name}.yaml`, documentText(name, document)]));
}

function documentText(name: string, document: Document): string {
  // The format is the first field of the file.
  if (name === 'site' && isMap(document.contents))
    document.contents.items.unshift(new Pair(new Scalar('format'), new Scalar(FORMAT)));
  return spacedText(document);
}

/** The format of files that do not name it: format 1 had no blocks, and in format 2 the links were no list. */
function formatOf(parsed: ReadonlyMap<string, Parsed>): string {
  const home = parsed.get('home')?.document.contents;
  if (!isMap(home) || !home.has('blocks')) return '1';
  return isMap(parsed.get('site')?.document.get('links')) ? '2' : FORMAT;
}
