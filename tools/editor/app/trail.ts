import type { Path, Place } from '../protocol.ts';

/** A place as one text, such as `home.yaml#blocks#0#`. The text of a place begins with the texts of those around it. */
export const trailOf = ({ file, path = [] }: { file: string; path?: readonly PropertyKey[] }): string =>
  [file, ...path, ''].join('#');

export function placeOf(trail: string): Place {
  const [file = '', ...path] = trail.split('#').filter(Boolean);
  return { file, path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** The place of a field or an item in another place. */
export const placeIn = ({ file, path }: Place, ...keys: Path): Place => ({ file, path: [...path, ...keys] });
