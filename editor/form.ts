import { chosenField, discriminator, type Field } from '../src/schema/json.ts';

/*
 * Values in a file and in a form differ in four ways. A file has a discriminator such as `kind: items` beside the
 * fields of that kind; a form has the discriminator's value and the fields separately. A file omits empty fields; a
 * form has them. Numbers and booleans of a file are read as text; a form has them as numbers and booleans. A file has a
 * picture and its focus in two fields; a form has both in one field, because the owner sets the focus on the picture.
 */

/** A picture in the form: the name of its file, and its focus. Both may be empty. */
export type PictureValue = { file: string; focus: string };

/** The fields that the form shows. A picture's focus has no field there: it is a part of the picture's field. */
export function shownFields(field: Field): [string, Field][] {
  const all = Object.entries(field.properties ?? {});
  const focuses = all.map(([, one]) => one.picture?.focus);
  return all.filter(([key]) => !focuses.includes(key));
}

/*
 * The casts in these two functions name the part of a value that `field` describes: `check` has parsed a value of a file,
 * and Keystatic a value of the form, by the same schema.
 */

/** Converts a value of a file to a value of the form. */
export function toForm(field: Field, value: unknown): unknown {
  if (field.oneOf) {
    const chosen = chosenField(field, value);
    const one = chosen === field ? field.oneOf[0] : chosen;
    const [key, name] = discriminator(one);
    const { [key]: _, ...others } = toForm(one ?? {}, value) as Record<string, unknown>;
    return { discriminant: name, value: others };
  }
  switch (field.type) {
    case 'object': {
      const written = (value ?? {}) as Record<string, unknown>;
      const text = (key = '') => (typeof written[key] === 'string' ? written[key] : '');
      return Object.fromEntries(
        shownFields(field).map(([key, one]) => {
          if (!one.picture) return [key, toForm(one, written[key])];
          return [key, { file: text(key), focus: text(one.picture.focus) } satisfies PictureValue];
        }),
      );
    }
    case 'array':
      return Array.isArray(value) ? value.map((item) => toForm(field.items ?? {}, item)) : [];
    case 'integer':
      return value ? Number(value) : undefined;
    case 'boolean':
      return value === 'true' || value === 'sim';
    default:
      // If a select had a value that is not among its options, the form would not open.
      return typeof value === 'string' && (!field.labels || value in field.labels) ? value : undefined;
  }
}

/** Converts a value of the form to a value of a file. */
export function fromForm(field: Field, value: unknown): unknown {
  if (field.oneOf) {
    const { discriminant, value: others } = (value ?? {}) as { discriminant?: string; value?: unknown };
    const one = field.oneOf.find((alternative) => discriminator(alternative)[1] === discriminant);
    if (!one) return undefined;
    return { ...(fromForm(one, others) as object), [discriminator(one)[0]]: discriminant };
  }
  switch (field.type) {
    case 'object': {
      const given = (value ?? {}) as Record<string, unknown>;
      return Object.fromEntries(
        shownFields(field).flatMap(([key, one]): [string, unknown][] => {
          if (!one.picture) return [[key, fromForm(one, given[key])]];
          const { file, focus } = given[key] as PictureValue;
          return one.picture.focus
            ? [
                [key, file],
                [one.picture.focus, focus],
              ]
            : [[key, file]];
        }),
      );
    }
    case 'array':
      return Array.isArray(value) ? value.map((item) => fromForm(field.items ?? {}, item)) : [];
    default:
      return value === undefined || value === null || value === false ? undefined : String(value);
  }
}
