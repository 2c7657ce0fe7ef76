import { namedWall, type ServiceTile } from '#look/walls/walls.ts';
import type { PageContent } from './files/pageKind.ts';

/** A page's own tile: what the owner chose, and for the rest a tile that the page's name determines. */
export function tileOf(name: string, chosen: PageContent['tile'] = {}): ServiceTile {
  const { motif = namedWall(name, 1, 1).motifs[0], accent = 'principal', seed = name } = chosen;
  return { motif, accent, seed };
}
