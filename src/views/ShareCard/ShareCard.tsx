import type { CSSProperties } from 'react';
import { layMural, type MuralSpec, motifPath, squarePath, TILE, type Tile } from '#lib/mural.ts';
import type { Palette } from '#lib/palette.ts';
import { type CardText, SHARE_CARD, type Steps } from '#lib/shareCard.ts';

type ShareCardProps = {
  brand: string;
  title: string;
  /** What it says last. */
  line: string;
  /** The word for what costs nothing. */
  free?: string | undefined;
  /** As many rows as divide the card's height into whole pixels: a seam is half a pixel. */
  wall: MuralSpec;
  palette: Palette;
  steps: Steps;
};

/**
 * The card's measure, half a tile of a wall of five rows: the margins, the logo,
 * and how far the lowest lines of text stand above one another and the edge.
 */
const MEASURE = 63;

/** Between the logo and the name, the texts and the wall, the tag and the title. */
const GAP = { logo: 20, wall: 48, tag: 22 };

/** The tallest that a title may be, or a tag and a title, without coming near the logo. */
const TITLE_ROOM = 350;

const TAG_HEIGHT = 46;

/**
 * A page's picture for where its link is shared: brand, title and a last line on the
 * left, the page's own wall on the right, in whole tiles. It is drawn into an
 * image and is never a page, so its styles are inline and in pixels, and no
 * more of CSS than Satori knows.
 */
export function ShareCard({ brand, title, line, free, wall, palette, steps }: ShareCardProps) {
  const room = SHARE_CARD.width - wallWidth(wall) - MEASURE - GAP.wall;
  // A width that Satori finds out by itself can be a pixel too little for the very line that it was found from.
  const placed: CSSProperties = { position: 'absolute', left: MEASURE, width: room };
  const titleSize = sizeAfter(steps.title, 92);
  const lineSize = sizeAfter(steps.line, 34);
  return (
    <div
      style={{
        ...coloursByName(palette),
        ...SHARE_CARD,
        display: 'flex',
        background: 'var(--cal)',
        color: 'var(--tinta)',
        fontFamily: 'Gabarito',
        fontWeight: 700,
      }}
    >
      <CardWall {...wall} />
      <div style={{ ...placed, top: MEASURE, height: MEASURE, display: 'flex', alignItems: 'center', gap: GAP.logo }}>
        <svg width={MEASURE} height={MEASURE} viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden>
          {drawn({ column: 0, row: 0, motif: 'folha', pair: ['azul', 'ipe'], turn: 1 })}
        </svg>
        <Fitted
          text="brand"
          width={room - MEASURE - GAP.logo}
          height={MEASURE}
          style={{ fontSize: sizeAfter(steps.brand, 40), lineHeight: 1.05, letterSpacing: '-0.02em' }}
        >
          {brand}
        </Fitted>
      </div>
      <div
        style={{
          ...placed,
          bottom: 2 * MEASURE - belowBaseline(titleSize, 0.98),
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: GAP.tag,
        }}
      >
        {free && <FreeTag>{free}</FreeTag>}
        <Fitted
          text="title"
          width={room}
          height={TITLE_ROOM - (free ? TAG_HEIGHT + GAP.tag : 0)}
          style={{
            // So that its stems, and not the white before them, stand below the logo's edge.
            marginLeft: '-0.03em',
            fontSize: titleSize,
            lineHeight: 0.98,
            letterSpacing: '-0.022em',
          }}
        >
          {title}
        </Fitted>
      </div>
      <div style={{ ...placed, bottom: MEASURE - belowBaseline(lineSize, 1), display: 'flex' }}>
        <Fitted
          text="line"
          width={room}
          height={MEASURE}
          style={{
            color: 'color-mix(in srgb, var(--tinta) 80%, transparent)',
            fontSize: lineSize,
            fontWeight: 500,
            lineHeight: 1,
            whiteSpace: 'nowrap',
          }}
        >
          {line}
        </Fitted>
      </div>
    </div>
  );
}

type FittedProps = { text: CardText; width: number; height: number; style: CSSProperties; children: string };

/** A text that says how much room it has. Its longest word may still widen it, and then it asks for a step. */
function Fitted({ text, width, height, style, children }: FittedProps) {
  return (
    <div
      data-text={text}
      data-width={width}
      data-height={height}
      style={{ minWidth: 'min-content', maxWidth: width, textWrap: 'balance', ...style }}
    >
      {children}
    </div>
  );
}

function FreeTag({ children }: { children: string }) {
  return (
    <div
      style={{
        padding: '0 20px',
        borderRadius: '0 20px 0 20px',
        background: 'var(--ipe)',
        fontSize: 30,
        lineHeight: `${TAG_HEIGHT}px`,
      }}
    >
      {children}
    </div>
  );
}

/** Tile by tile: at whole pixels nothing shows between two of them, and a wall may have many grounds, or holes. */
function CardWall(spec: MuralSpec) {
  return (
    <svg
      style={{ position: 'absolute', right: 0, top: 0 }}
      width={wallWidth(spec)}
      height={SHARE_CARD.height}
      viewBox={`0 0 ${spec.columns * TILE} ${spec.rows * TILE}`}
      aria-hidden
    >
      {layMural(spec).map(drawn)}
    </svg>
  );
}

/** Not a component, which Satori does not look for in a drawing. */
function drawn({ column, row, motif, pair: [ground, shape], turn }: Tile) {
  return (
    <g key={`${column} ${row}`}>
      <path fill={`var(--${ground})`} d={squarePath(column * TILE, row * TILE)} />
      <path fill={`var(--${shape})`} d={motifPath(motif, turn, column * TILE, row * TILE)} />
    </g>
  );
}

function wallWidth({ columns, rows }: MuralSpec): number {
  return (columns * SHARE_CARD.height) / rows;
}

function sizeAfter(steps: number, largest: number): number {
  return Math.round(largest * 0.9 ** steps);
}

/** How far a line's box reaches below its baseline. Gabarito goes 0.94 em up and 0.26 em down. */
function belowBaseline(size: number, lineHeight: number): number {
  return size * (0.26 - (0.94 + 0.26 - lineHeight) / 2);
}

/** The colours under the names that the components call them by. */
function coloursByName(palette: Palette): CSSProperties {
  return Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--${name}`, colour]));
}
