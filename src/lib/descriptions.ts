/** In characters: a search result shows a shorter description with room to spare, and cuts a longer one. */
export const DESCRIPTION_LENGTH = { least: 70, most: 155 } as const;

/** How many characters a reader counts, where one outside Unicode's first plane is one too. */
export function lengthOf(description: string): number {
  return [...description].length;
}

/** Whether a search result shows all of it, and little room beside. */
export function isWellLong(description: string): boolean {
  const length = lengthOf(description);
  return length >= DESCRIPTION_LENGTH.least && length <= DESCRIPTION_LENGTH.most;
}
