import { ownColours } from '#look/palette/palette.ts';
import { type Accent, motifGroups, namedWall, type ServiceTile } from '#look/walls/walls.ts';
import type { PageContent } from './files/pageKind.ts';

type Chosen = NonNullable<PageContent['tile']>;

/** A page's own tile: what the owner chose, and for the rest a tile that the page's name determines. */
export function tileOf(name: string, chosen: Chosen = {}): ServiceTile {
  const { motif = namedWall(name, 1, 1).motifs[0], accent = 'principal', seed = name } = chosen;
  return { motif, accent, seed };
}

/** The accents that a service may get without a choice of the owner. The highlight means free of charge. */
const ACCENTS: readonly Accent[] = ['principal', 'segunda', 'terceira', 'texto'];

/**
 * The tiles of all services, in their order. The slug determines the motif and the colour that the owner did not choose.
 * They differ from those of the services before and after. The first service is after the last.
 */
export function serviceTiles(services: readonly { slug: string; chosen?: Chosen | undefined }[]): ServiceTile[] {
  const tiles = services.map(({ chosen = {} }) => ({ ...chosen }));
  return services.map(({ slug }, index) => {
    const own = tiles[index] ?? {};
    const beside = [tiles.at(index - 1), tiles[(index + 1) % tiles.length]];
    const taken = beside.flatMap((one) => [one?.motif, one?.accent]);
    const { motifs, pairs } = namedWall(slug, 1, 1);
    const wished = ACCENTS.find((accent) => pairs[0][0].startsWith(ownColours[accent])) ?? 'principal';
    own.motif ??= notAmong(taken, motifs[0], motifGroups.todas);
    own.accent ??= notAmong(taken, wished, ACCENTS);
    return tileOf(slug, own);
  });
}

/** The wished value or, if a neighbour has it, the first value of the list that no neighbour has. */
const notAmong = <Value>(taken: readonly unknown[], wished: Value, list: readonly Value[]): Value =>
  [wished, ...list].find((one) => !taken.includes(one)) ?? wished;
