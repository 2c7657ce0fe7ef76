import type { SchemaOptions } from 'yaml';

/**
 * The options for reading the owner's files: every value is null or text, even a phone number, a date, “não” or “on”.
 */
export const AS_TEXT: SchemaOptions = { schema: 'failsafe', customTags: ['null'] };
