import { z } from 'zod';

/** A schema as the JSON Schema of what is written: what the editor's forms and the messages are made of. */
export type Field = {
  title?: string;
  description?: string;
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  format?: 'color';
  /** A text of some length. */
  long?: true;
  minLength?: number;
  maxLength?: number;
  /** Of a choice, what each of its words is called in the form. */
  labels?: Record<string, string>;
  items?: Field;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Field>;
  required?: string[];
  /** Of an alternative, in the field that tells which it is. */
  const?: string;
  oneOf?: Field[];
};

export function jsonSchema(schema: z.ZodType): Field {
  return z.toJSONSchema(schema, { io: 'input' }) as Field;
}

/** The name of the field that tells which alternative it is. */
export function discriminator(alternative: Field | undefined): [key: string, value: string] {
  const [key, field] = Object.entries(alternative?.properties ?? {}).find(([, one]) => one.const !== undefined) ?? [];
  return [key ?? '', field?.const ?? ''];
}

/** The alternative that a value is, where there are some; else the field itself. */
export function chosenField(field: Field | undefined, value: unknown): Field | undefined {
  return (
    field?.oneOf?.find((one) => {
      const [key, name] = discriminator(one);
      return (value as Record<string, unknown> | undefined)?.[key] === name;
    }) ?? field
  );
}

/** The field at a path, within the alternatives that are written. */
export function fieldAt(field: Field | undefined, path: readonly PropertyKey[], value: unknown): Field | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return field;
  const chosen = chosenField(field, value);
  const inner = typeof key === 'number' ? chosen?.items : chosen?.properties?.[String(key)];
  return fieldAt(inner, rest, (value as Record<PropertyKey, unknown> | undefined)?.[key]);
}
