import { z } from 'zod';
import { withoutAccents } from './normalise.ts';
import { currentName, isDropped } from './oldNames.ts';

/** The properties of a text field that has the name of a picture's file. In the form, the owner chooses the file. */
export type PictureField = {
  /** The formats that may be chosen. */
  accept: readonly PictureFormat[];
  /** The background that the picture is for, if it may have transparent parts. */
  ground?: 'light' | 'dark';
  /** The ratio of width to height of the picture's space on the page, if the picture is cropped to it. */
  ratio?: number;
  /** The name of the field that has the picture's focus (the middle of its crop). It is in the same group. */
  focus?: string;
};

/** A picture format. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

/** The sets of choices that the editor shows as pictures. */
export type PictureSet = 'letters' | 'corners' | 'motifGroups' | 'tiles';

/** The JSON Schema of a zod schema's input. The editor's forms and the error messages are generated from it. */
export type Field = {
  title?: string;
  description?: string;
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  format?: 'color';
  /** The value of a missing field. */
  default?: string;
  /** Whether this field's input in the form has several lines. */
  long?: true;
  picture?: PictureField;
  minLength?: number;
  maxLength?: number;
  /** In a choice: the label of each value in the form. */
  labels?: Record<string, string>;
  /** In a choice: the set of pictures, one for each value, that the form shows. */
  pictures?: PictureSet;
  items?: Field;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Field>;
  required?: string[];
  /** In the discriminator of a union member: its only value. */
  const?: string;
  oneOf?: Field[];
};

/** The JSON Schemas that were already made: reading the owner's files asks for the same ones many times. */
const made = new WeakMap<z.ZodType, Field>();

/** The JSON Schema of a schema's input. Every call with the same schema returns the same object. */
export function jsonSchema(schema: z.ZodType): Field {
  // zod's type does not have the fields that this project adds by `meta`.
  const field = made.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as Field);
  made.set(schema, field);
  return field;
}

/** The name and the value of a union member's discriminator. */
export function discriminator(alternative: Field | undefined): [key: string, value: string] {
  const [key, field] = Object.entries(alternative?.properties ?? {}).find(([, one]) => one.const !== undefined) ?? [];
  return [key ?? '', field?.const ?? ''];
}

/** The union member that a value belongs to, if the field is a union; else the field itself. */
export function chosenField(field: Field | undefined, value: unknown): Field | undefined {
  return (
    field?.oneOf?.find((one) => {
      const [key, name] = discriminator(one);
      return valueAt(value, [key]) === name;
    }) ?? field
  );
}

/**
 * A field or choice that is written with a name from an earlier version: its current path, and both names. Without
 * `now`, the site has dropped the fields that `was` lists.
 */
export type OldName = { path: readonly PropertyKey[]; was: string; now?: string };

/**
 * A value in which the names of fields and choices are spelt as in the schema. In discriminators, capitals and accents
 * are ignored, as in a choice. Names from earlier versions are replaced by the current names.
 * @param old Receives each replaced name, and the dropped fields.
 */
export function withKnownNames(
  field: Field | undefined,
  value: unknown,
  old: OldName[] = [],
  path: readonly PropertyKey[] = [],
): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => withKnownNames(field?.items, item, old, [...path, index]));
  if (typeof value === 'string') {
    const now = currentName(withoutAccents(value));
    if (!field?.labels || withoutAccents(value) === now || !Object.hasOwn(field.labels, now)) return value;
    old.push({ path, was: value, now });
    return now;
  }
  if (typeof value !== 'object' || value === null) return value;
  const named: Record<string, unknown> = { ...value };
  for (const [key, name] of (field?.oneOf ?? []).map(discriminator)) {
    const written = named[key];
    if (typeof written === 'string' && withoutAccents(written) === withoutAccents(name)) named[key] = name;
  }
  const dropped = Object.keys(named).filter((key) => isDropped([...path, key]));
  if (dropped[0]) old.push({ path: [...path, dropped[0]], was: dropped.join(', ') });
  for (const key of dropped) delete named[key];
  const properties = chosenField(field, named)?.properties ?? {};
  return Object.fromEntries(
    Object.entries(named).map(([was, one]) => {
      const now = currentName(was);
      const isOld = now !== was && Object.hasOwn(properties, now) && !Object.hasOwn(named, now);
      const key = isOld ? now : was;
      if (isOld) old.push({ path: [...path, now], was, now });
      return [key, withKnownNames(properties[key], one, old, [...path, key])];
    }),
  );
}

/** A value of the owner's form without the interface's words that the owner left as they are. */
export function withoutDefaults(field: Field | undefined, value: object): object {
  const properties = chosenField(field, value)?.properties ?? {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const one = properties[key];
      // A colour is kept, because the owner chose it with the others of the palette.
      if (part === one?.default && one?.format !== 'color') return [];
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return [[key, part]];
      const kept = withoutDefaults(one, part);
      return Object.keys(kept).length > 0 ? [[key, kept]] : [];
    }),
  );
}

/** The titles along a path, as the form shows them, with numbers for list items: “Valores 2 › Título”. */
export function labelOf(field: Field | undefined, path: readonly PropertyKey[], value: unknown): string {
  const labels: string[] = [];
  for (const [index, key] of path.entries()) {
    const parent = fieldAt(field, path.slice(0, index), value);
    if (typeof key === 'number') labels.push(`${labels.pop() ?? ''} ${key + 1}`);
    // In the form, the select of a union has the title of the union.
    else if (!parent?.oneOf?.some((one) => discriminator(one)[0] === key))
      labels.push(fieldAt(parent, [key], valueAt(value, path.slice(0, index)))?.title ?? String(key));
  }
  return labels.join(' › ');
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** The field at a path; the value decides between the members of a union. */
export function fieldAt(field: Field | undefined, path: readonly PropertyKey[], value: unknown): Field | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return field;
  const chosen = chosenField(field, value);
  const inner = typeof key === 'number' ? chosen?.items : chosen?.properties?.[String(key)];
  return fieldAt(inner, rest, valueAt(value, [key]));
}
