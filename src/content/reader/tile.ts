import { type Accent, motifGroups, namedWall, type ServiceTile } from '#look/walls/walls.ts';
import type { PageContent } from '../files/schemas.ts';

type Chosen = NonNullable<PageContent['tile']>;

/** A page's own tile: what the owner chose, and for the rest a tile that the page's name determines. */
export function tileOf(name: string, chosen: Chosen = {}): ServiceTile {
  const { motif = namedWall(name, 1, 1).motifs[0], accent = 'principal', seed = name } = chosen;
  return { motif, accent, seed };
}

/** The accents that a service may get without a choice of the owner. The highlight means free of charge. */
const ACCENTS: readonly Accent[] = ['principal', 'segunda', 'terceira', 'texto'];

/** The tile of a service: what the owner did not choose differs from the tile of the service before it. */
export function serviceTile(slug: string, before: ServiceTile | undefined, chosen: Chosen = {}): ServiceTile {
  const motif = after(before?.motif, motifGroups.todas);
  return tileOf(slug, { motif, accent: after(before?.accent, ACCENTS), ...chosen });
}

/** The next value of a list: after the last one, the first. */
const after = <Value>(value: Value | undefined, list: readonly (Value | undefined)[]) =>
  list[(list.indexOf(value) + 1) % list.length];
