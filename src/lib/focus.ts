/** A point in a picture, in percent from its left and from its top. */
export type Focus = { x: number; y: number };

/** Reads a focus such as `50% 30%`. */
export function parseFocus(written: string): Focus | undefined {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(written)?.map(Number) ?? [];
  return x === undefined || y === undefined || x > 100 || y > 100 ? undefined : { x, y };
}

/**
 * The position of a crop along one side of a picture, as in CSS `object-position`: 0 is the start of the side, 1 is the
 * end. The focus is in the middle of the crop, or as near to it as the edges of the picture allow.
 * @param focus The focus along this side, from 0 to 1.
 * @param kept The share of the side that the crop keeps, from 0 to 1.
 */
export function shareBefore(focus: number, kept: number): number {
  return kept >= 1 ? 0.5 : Math.min(1, Math.max(0, (focus - kept / 2) / (1 - kept)));
}
