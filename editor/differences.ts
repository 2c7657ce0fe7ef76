import { chosenField, type Field, fieldAt, labelOf } from '../src/schema/json.ts';
import type { Difference } from './answers.ts';

/** The fields whose values in the form and in the file differ, each with its labels, as in “Abertura › Título”. */
export function differences(field: Field, mine: unknown, saved: unknown): Difference[] {
  const [here, there] = [textsOf(field, mine), textsOf(field, saved)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((path) => here.get(path) !== there.get(path))
    .map((path) => ({ field: path, mine: here.get(path) ?? '', saved: there.get(path) ?? '' }));
}

/** The texts in a value, except empty texts, by their labels. */
function textsOf(field: Field, whole: unknown): Map<string, string> {
  const texts = (value: unknown, path: readonly PropertyKey[], around: unknown): [string, string][] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, part]) =>
        texts(part, [...path, Array.isArray(value) ? Number(key) : key], value),
      );
    const own = fieldAt(field, path, whole);
    const text = value === undefined || value === null ? '' : String(value);
    // The text of a discriminator is the title of the chosen member.
    const member = own?.const && chosenField(fieldAt(field, path.slice(0, -1), whole), around)?.title;
    return text === '' ? [] : [[labelOf(field, path, whole), member ?? own?.labels?.[text] ?? text]];
  };
  return new Map(texts(whole, [], undefined));
}
