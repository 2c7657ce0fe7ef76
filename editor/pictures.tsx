import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import bitter from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url';
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url';
import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { type TileName, tileMotifs } from '../src/look/brand/mark.ts';
import { fullPalette, palettes } from '../src/look/palette/palette.ts';
import {
  type Corners,
  cornerRadius,
  type Letters,
  type TypefaceName,
  typefaces,
} from '../src/look/typeface/typeface.ts';
import { layMural, motifPath, squarePath, TILE } from '../src/look/walls/mural.ts';
import { type MotifGroup, openingWall } from '../src/look/walls/walls.ts';
import type { PictureSet } from '../src/schema/json.ts';

/** For each set of choices, the function that draws one of the choices: each set has only the values of its own field. */
export const pictures: Record<PictureSet, (value: string) => ReactNode> = {
  letters: (value) => <Specimen letters={value as Letters} />,
  corners: (value) => <Shapes corners={value as Corners} />,
  motifGroups: (value) => <Tiles group={value as MotifGroup} />,
  tiles: (value) => <BrandTile tile={value as TileName} />,
};

const colours = fullPalette(palettes.mutirao);
/** The complete Latin font file of each family. The published site has only a subset of the file. */
export const fontFiles: Record<TypefaceName, string> = { gabarito, atkinson, nunito, literata, bitter };

/** A font family's name and a line with Portuguese accents, both in that family. */
function Specimen({ letters }: { letters: Letters }) {
  const name = letters === 'system' ? 'Do aparelho' : typefaces[letters].name.replace(/ Next$/, '');
  const family = letters === 'system' ? 'system-ui' : `letras-${letters}`;
  return (
    <>
      {letters !== 'system' && (
        <style>{`@font-face{font-family:${family};src:url("${fontFiles[letters]}");font-weight:400 750}`}</style>
      )}
      <span style={{ display: 'block', font: `700 26px/1.1 ${family}`, minBlockSize: 58 }}>{name}</span>
      <span style={{ display: 'block', font: `400 16px/1.4 ${family}` }}>Ações, pão, órgão às 9h</span>
    </>
  );
}

/** A card, a button and a bullet with the given corners. */
function Shapes({ corners }: { corners: Corners }) {
  const shape = (width: number, height: number, radius: number, background: string) => (
    <span style={{ inlineSize: width, blockSize: height, borderRadius: cornerRadius(corners, radius), background }} />
  );
  return (
    <span style={{ display: 'flex', gap: 10, alignItems: 'center', blockSize: 72 }}>
      {shape(64, 72, 24, colours['paper-dark'])}
      {shape(72, 30, 15, colours.primary)}
      {shape(20, 20, 20, colours.highlight)}
    </span>
  );
}

/** Eight tiles like those of the home page's pattern, with the motifs of the given family. */
function Tiles({ group }: { group: MotifGroup }) {
  const tiles = layMural({ ...openingWall({ family: group }), columns: 4, rows: 2, density: 1 });
  return (
    <svg viewBox={`0 0 ${4 * TILE} ${2 * TILE}`} aria-hidden style={{ display: 'block', inlineSize: '100%' }}>
      {tiles.map(({ column, row, motif, pair: [ground, shape], turn }) => (
        <g key={`${column} ${row}`}>
          <path fill={colours[ground]} d={squarePath(column * TILE, row * TILE)} />
          <path fill={colours[shape]} d={motifPath(motif, turn, column * TILE, row * TILE)} />
        </g>
      ))}
    </svg>
  );
}

/** The brand's tile. For `initial`, shows the letter A, because this function does not know the brand's name. */
function BrandTile({ tile }: { tile: TileName }) {
  return (
    <svg
      viewBox={`0 0 ${TILE} ${TILE}`}
      fill={colours.highlight}
      aria-hidden
      style={{ display: 'block', inlineSize: 72 }}
    >
      <path fill={colours.primary} d={squarePath(0, 0)} />
      {tile === 'initial' ? (
        <text x="50%" y="50%" dy="0.36em" textAnchor="middle" style={{ font: `800 ${TILE * 0.8}px system-ui` }}>
          A
        </text>
      ) : (
        <path d={tileMotifs[tile]} />
      )}
    </svg>
  );
}
