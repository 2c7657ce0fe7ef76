/** In characters: a search result shows a shorter description with room to spare, and cuts a longer one. */
export const DESCRIPTION_LENGTH = { least: 70, most: 155 } as const;

/** The number of characters, where one outside Unicode's first plane counts as one, not two. */
export function lengthOf(description: string): number {
  return [...description].length;
}

/** Whether a search result shows the whole description, and is nearly filled by it. */
export function isWellLong(description: string): boolean {
  const length = lengthOf(description);
  return length >= DESCRIPTION_LENGTH.least && length <= DESCRIPTION_LENGTH.most;
}
