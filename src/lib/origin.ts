import type { z } from 'zod';

/*
 * Where the texts of a page come from. Only the editor needs it: its own version of this module is used in its place, and
 * adds the origin to each text. Here, these functions change nothing.
 */

/** Notes that a value and its parts are from one of the owner's files, which has this schema. */
export const noteOrigin = <Value>(value: Value, _file: string, _schema: z.ZodType): Value => value;

/** A text of a group of fields, as a page shows it. */
export const marked = (text: string, _group: object, _key: PropertyKey): string => text;

/** A text of a page without its origin: for code that measures or compares it. */
export const unmarked = (text: string): string => text;
