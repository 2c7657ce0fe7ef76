import { z } from 'zod';

/** The properties of a text field that has the name of a picture's file. In the form, the owner chooses the file. */
export type PictureField = {
  /** The formats that may be chosen. */
  accept: readonly PictureFormat[];
  /** The background that the picture is for, if it may have transparent parts. */
  ground?: 'light' | 'dark';
  /** The name of the field that has the picture's focus (the middle of its crop). It is in the same group. */
  focus?: string;
};

/** A picture format. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

/** The JSON Schema of a zod schema's input. The editor's forms and the error messages are generated from it. */
export type Field = {
  title?: string;
  description?: string;
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  format?: 'color' | 'date';
  /** The value of a missing field. */
  default?: string;
  /** Whether a missing field means yes. */
  yesIfMissing?: boolean;
  /** Whether the form does not show this field. */
  hidden?: true;
  /** Whether this field's input in the form has several lines. */
  long?: true;
  picture?: PictureField;
  /** In a choice: the label of each value in the form. */
  labels?: Record<string, string>;
  /** The things of the site that the form offers for this text. */
  choose?: 'target' | 'service' | 'person';
  /** Whether the text has formats, as Markdown. */
  rich?: true;
  /** The part of the file's form in which the field is, if the form has several. */
  section?: string;
  /** Whether the form shows the field only under “Avançado”. */
  advanced?: true;
  items?: Field;
  minItems?: number;
  properties?: Record<string, Field>;
  required?: string[];
  /** In the discriminator of a union member: its only value. */
  const?: string;
  oneOf?: Field[];
  /** In the member of a union that is a block: what the editor shows of it, and where on a page it may be. */
  block?: { about: string; picture: string; once?: true; first?: true };
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
  const [key, field] =
    Object.entries(alternative?.properties ?? {}).find(([, property]) => property.const !== undefined) ?? [];
  return [key ?? '', field?.const ?? ''];
}

/** The union member that a value belongs to, if the field is a union; else the field itself. */
export function chosenField(field: Field | undefined, value: unknown): Field | undefined {
  return (
    field?.oneOf?.find((member) => {
      const [key, name] = discriminator(member);
      return valueAt(value, [key]) === name;
    }) ?? field
  );
}

/**
 * The titles along a path, as the form shows them: “Página inicial › Parte 3, Pessoas › Pessoa 2 › Foto”. Items of lists
 * have numbers, and members of a union their titles.
 */
export function labelOf(field: Field | undefined, path: readonly PropertyKey[], value: unknown): string {
  const labels = [field?.title ?? ''];
  for (const [index, key] of path.entries()) {
    const outer = valueAt(value, path.slice(0, index));
    const parent = fieldAt(field, path.slice(0, index), value);
    const own = fieldAt(parent, [key], outer);
    if (typeof key === 'number') {
      const list = labels.pop();
      const member = own?.oneOf && chosenField(own, valueAt(outer, [key]));
      labels.push(`${own?.title ?? list} ${key + 1}${member && member !== own ? `, ${member.title}` : ''}`);
    }
    // In the form, the select of a union has the title of the union.
    else if (!parent?.oneOf?.some((member) => discriminator(member)[0] === key)) labels.push(own?.title ?? String(key));
  }
  return labels.filter(Boolean).join(' › ');
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
