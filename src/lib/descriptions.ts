/**
 * The limits of a description, in characters: a shorter description leaves space unused in a search result, and a
 * longer description is cut.
 */
export const DESCRIPTION_LENGTH = { least: 70, most: 155 } as const;

/** The number of characters; a character outside Unicode's first plane, such as an emoji, counts as one, not two. */
export function lengthOf(description: string): number {
  return [...description].length;
}

/** Whether a description fits into a search result and nearly fills it. */
export function isWellLong(description: string): boolean {
  const length = lengthOf(description);
  return length >= DESCRIPTION_LENGTH.least && length <= DESCRIPTION_LENGTH.most;
}
