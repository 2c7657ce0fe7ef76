import { chosenField, type Field } from '../src/content/schema/json.ts';
import type { Difference } from './answers.ts';

/** The fields whose values in the form and in the file differ, each with its labels, as in “Abertura › Título”. */
export function differences(field: Field, mine: unknown, saved: unknown): Difference[] {
  const [here, there] = [textsOf(field, mine), textsOf(field, saved)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((path) => here.get(path) !== there.get(path))
    .map((path) => ({ field: path, mine: here.get(path) ?? '', saved: there.get(path) ?? '' }));
}

/** The texts in a value, except empty texts. Each key is the text's path of labels, as in “Valores 2 › Título”. */
function textsOf(field: Field, value: unknown, path: readonly string[] = []): Map<string, string> {
  if (Array.isArray(value)) {
    const [list = '', ...outer] = path.toReversed();
    const places = value.map((_, index) => [...outer.toReversed(), `${list} ${index + 1}`]);
    return new Map(value.flatMap((item, index) => [...textsOf(field.items ?? {}, item, places[index])]));
  }
  if (typeof value === 'object' && value !== null) {
    const chosen = chosenField(field, value);
    return new Map(
      Object.entries(value).flatMap(([key, part]) => {
        const { title = key, ...inner } = chosen?.properties?.[key] ?? {};
        // A discriminator is shown at the union's path, with the title of the chosen member as its text.
        if (inner.const) return [[path.join(' › '), chosen?.title ?? inner.const] as const];
        return [...textsOf(inner, part, [...path, title])];
      }),
    );
  }
  const text = value === undefined || value === null ? '' : String(value);
  return new Map(text === '' ? [] : [[path.join(' › '), field.labels?.[text] ?? text]]);
}
