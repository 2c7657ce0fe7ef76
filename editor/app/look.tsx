import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url';
import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { type TileName, tileMotifs } from '../../src/look/brand/mark.ts';
import { palettes } from '../../src/look/palette/palette.ts';
import { type Corners, type TypefaceName, typefaces } from '../../src/look/typeface/typeface.ts';
import { layMural, motifPath, squarePath, TILE } from '../../src/look/walls/mural.ts';
import { type MotifGroup, openingWall } from '../../src/look/walls/walls.ts';
import type { PictureSet } from '../../src/schema/json.ts';

const colours = { white: '#ffffff', darkest: palettes.mutirao.ink, ...palettes.mutirao };
/** The complete Latin font file of each family. The published site has only a subset of the file. */
const fontFiles: Record<TypefaceName, string> = { gabarito, atkinson, literata };
// The browser loads each file when a specimen is shown.
for (const [name, file] of Object.entries(fontFiles))
  document.fonts.add(new FontFace(`letras-${name}`, `url("${file}")`, { weight: '400 750' }));

/** For each set of choices, the function that draws one of the choices: each set has only the values of its own field. */
export const choicePictures: Record<PictureSet, (value: string) => ReactNode> = {
  letters: (value) => <Specimen letters={value as TypefaceName | 'system'} />,
  corners: (value) => (
    <svg aria-hidden viewBox="0 0 48 32" fill={colours.primary}>
      <path d={cards[value as Corners]} />
    </svg>
  ),
  motifGroups: (value) => <Tiles family={value as MotifGroup} />,
  tiles: (value) => <BrandTile tile={value as TileName} />,
};

/** The first word of a font family's name and a line with Portuguese accents, both in that family. */
function Specimen({ letters }: { letters: TypefaceName | 'system' }) {
  const name = letters === 'system' ? 'Do aparelho' : typefaces[letters].name.split(' ')[0];
  return (
    <svg aria-hidden viewBox="0 0 184 56" fill="currentColor" fontFamily={`letras-${letters}, system-ui`}>
      <text y="24" fontSize="26" fontWeight="700">
        {name}
      </text>
      <text y="50" fontSize="15" fontWeight="400">
        Ações, pão, órgão às 9h
      </text>
    </svg>
  );
}

/** A card with each shape of corners, as SVG path data. */
const cards: Record<Corners, string> = {
  leaf: 'M0 0h40a8 8 0 0 1 8 8v24h-40a8 8 0 0 1-8-8z',
  straight: 'M0 0h48v32h-48z',
  round: 'M8 0h32a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-32a8 8 0 0 1-8-8v-16a8 8 0 0 1 8-8z',
};

/** Eight tiles like those of the home page's pattern, with the motifs of the given family. */
function Tiles({ family }: { family: MotifGroup }) {
  const tiles = layMural({ ...openingWall({ family }), columns: 4, rows: 2, density: [1] });
  return (
    <svg aria-hidden viewBox={`0 0 ${4 * TILE} ${2 * TILE}`}>
      {tiles.map(({ column, row, motif, pair: [ground, shape], turn }) => (
        <g key={`${column} ${row}`}>
          <path fill={colours[ground]} d={squarePath(column * TILE, row * TILE)} />
          <path fill={colours[shape]} d={motifPath(motif, turn, column * TILE, row * TILE)} />
        </g>
      ))}
    </svg>
  );
}

function BrandTile({ tile }: { tile: TileName }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${TILE} ${TILE}`} fill={colours.highlight}>
      <path fill={colours.primary} d={squarePath()} />
      <path d={tileMotifs[tile]} />
    </svg>
  );
}
