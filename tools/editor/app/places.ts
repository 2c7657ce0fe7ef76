import { schemaName } from '../../../src/content/files/schemaName.ts';
import { chosenField, type Field, fieldAt, valueAt } from '../../../src/lib/schema/json.ts';
import type { Path, Place } from '../protocol.ts';
import { current, set } from './state.ts';

/** A place as one text, such as `home.yaml#blocks#0#`. The text of a place begins with the texts of those around it. */
export const trailOf = ({ file, path = [] }: { file: string; path?: readonly PropertyKey[] }): string =>
  [file, ...path, ''].join('#');

export function placeOf(trail: string): Place {
  const [file = '', ...path] = trail.split('#').filter(Boolean);
  return { file, path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** The place of a field or an item in another place. */
export const placeIn = ({ file, path }: Place, key: Path[number]): Place => ({ file, path: [...path, key] });

/** The form of a file. */
export const schemaOf = (file: string): Field | undefined => current().schemas[schemaName(file)];

/** Opens the form of a place: of the innermost list item around it, which can be new. The field itself gets the focus. */
export function openPlace(place: Place, isNew = false): void {
  const { file, path } = place;
  const last = path.findLastIndex((key) => typeof key === 'number');
  // A reload shows the same form.
  history.replaceState(null, '', `#${trailOf(place)}`);
  const open = { file, path: path.slice(0, last + 1), section: sectionOf(place), isNew };
  // No form shows a hidden list, such as the order of the services.
  const { hidden, type } = fieldOf(place) ?? {};
  const column = hidden && type === 'array' ? 'pages' : 'form';
  set({ open, column, isPage: false, focused: place, deleted: undefined });
}

/** The section of its file's form in which a place is; of the file itself, the first one. */
export function sectionOf({ file, path = [] }: { file: string; path?: readonly PropertyKey[] }): string | undefined {
  const schema = schemaOf(file);
  const sections = path.map((_, index) => fieldAt(schema, path.slice(0, index + 1), undefined)?.section);
  return sections.findLast(Boolean) ?? Object.values(schema?.properties ?? {}).find(({ section }) => section)?.section;
}

/** The field of a place; of a union, the chosen member. */
export function fieldOf({ file, path }: Place): Field | undefined {
  const value = current().files[file];
  return chosenField(fieldAt(schemaOf(file), path, value), valueAt(value, path));
}

/** The list at a place: empty if there is none. */
export function listAt({ file, path }: Place, { [file]: value } = current().files): readonly unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}
