import type { Edit, Path, Value } from './protocol.ts';

/** The values of the files that some edits change. A file that cannot be read stays as it is. */
export function edited(
  before: (file: string) => Value | undefined,
  edits: readonly Edit[],
): Map<string, object | null> {
  const values = new Map<string, object | null>();
  for (const { file, path, value } of edits) {
    const whole = values.get(file) ?? before(file);
    if (path.length === 0) values.set(file, (value ?? null) as object | null);
    else if (whole) values.set(file, setAt(whole, path, value));
  }
  return values;
}

/** A value with another part at a path. Undefined removes a field, and the groups that are empty without it. */
export function setAt(value: unknown, path: Path, part: unknown): object {
  const [key, ...rest] = path;
  // The value of a file or of a list item is always a group.
  if (key === undefined) return (part ?? {}) as object;
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? value : [];
    return list.toSpliced(key, 1, rest.length > 0 ? setAt(list[key], rest, part) : part);
  }
  const { [key]: before, ...others } = (value ?? {}) as Record<string, unknown>;
  const inner = rest.length > 0 ? setAt(before, rest, part) : part;
  if (isEmpty(inner)) return others;
  // Keeps the order of the fields.
  return before === undefined ? { ...others, [key]: inner } : { ...(value as object), [key]: inner };
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
