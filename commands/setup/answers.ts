import { isDeepStrictEqual } from 'node:util';
import { setValue, type Value } from './edit.ts';
import { delivery, deliveryQuestions, palette, questions } from './questions.ts';

/** What each field shall hold, by its path. A field that nobody spoke of is not in it. */
export type Answers = ReadonlyMap<string, Value>;

export type Change = { path: string; before: Value | undefined; after: Value };

const labels = new Map<string, string>(
  [...questions.brand, palette, ...questions.links, ...questions.contact, delivery].map(({ path, label }) => [
    path,
    label,
  ]),
);

/** What a configuration holds at a path: nothing where it holds something else than texts. */
export function valueAt(config: unknown, path: string): Value | undefined {
  const held = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], config);
  return isValue(held) ? held : undefined;
}

function isValue(held: unknown): held is Value {
  return typeof held === 'string' || (typeof held === 'object' && held !== null && Object.values(held).every(isValue));
}

/** A delivery as one writes it in an option: `simulated`, `http:https://x.org`, `formspree:abc`. */
export function readDelivery(answer: string): Value {
  if (/^https?:\/\//i.test(answer.trim())) return { http: deliveryQuestions.http.tidy(answer) };
  const [, way = '', rest = ''] = /^\s*(\w+)\s*:(.*)$/s.exec(answer) ?? [];
  if (way === 'http' || way === 'formspree' || way === 'web3forms') return { [way]: deliveryQuestions[way].tidy(rest) };
  return answer.trim();
}

/** The answers that are not what the configuration holds already, in the order of the file. */
export function changesOf(answers: Answers, config: unknown): Change[] {
  return [...labels.keys()].flatMap((path) => {
    const after = answers.get(path);
    const before = valueAt(config, path);
    return after === undefined || isDeepStrictEqual(before, after) ? [] : [{ path, before, after }];
  });
}

/** The configuration's text with the changes in it. */
export function applied(source: string, changes: readonly Change[]): string {
  return changes.reduce(
    (text, { path, after }) => setValue(text, path, after, path === palette.path ? palette.place : undefined),
    source,
  );
}

/** One line: the field, what it holds, what it will hold. */
export function described({ path, before, after }: Change): string {
  return `${labels.get(path) ?? path}: ${shown(before)} → ${shown(after)}`;
}

const LONGEST = 60;

function shown(value: Value | undefined): string {
  if (value === undefined) return '(nada)';
  const written =
    typeof value === 'string'
      ? value
      : Object.entries(value)
          .map(([key, one]) => `${key} ${one}`)
          .join(', ');
  return written.length > LONGEST ? `${written.slice(0, LONGEST).trimEnd()}…` : written;
}
