/** A point in a picture, in percent from its left and from its top. */
export type Focus = { x: number; y: number };

/** Reads a focus such as `50% 30%`. */
export function parseFocus(written: string): Focus | undefined {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(written)?.map(Number) ?? [];
  return x === undefined || y === undefined || x > 100 || y > 100 ? undefined : { x, y };
}
