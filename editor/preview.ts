import { createStore, get } from 'idb-keyval';
import { parse } from 'yaml';
import type { Field } from '../src/content/schema/json.ts';
import type { Site } from '../src/content/schema/site.ts';
import { chosenPalette } from '../src/lib/palette.ts';
import { fromForm } from './form.ts';

/** The facts as they are in the form and not saved yet, and not checked; undefined if the form has no changes. */
export async function unsavedSite(schema: Field): Promise<Site | undefined> {
  const draft = await get<{ files: Map<string, Uint8Array> }>(['singleton', 'site'], createStore('keystatic', 'items'));
  const file = draft?.files.get('site.yaml');
  return file && (fromForm(schema, parse(new TextDecoder().decode(file))) as Site);
}

/** The look of the facts, as styles that replace those of a page. Empty if they are not valid yet. */
export function looksOf({ palette }: Site): string {
  const colours = Object.entries(palette).filter(([name]) => name !== 'name');
  if (colours.some(([, colour]) => !/^#[\da-f]{6}$/i.test(colour))) return '';
  const properties = Object.entries(chosenPalette(palette)).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${properties.join(';')}}`;
}
