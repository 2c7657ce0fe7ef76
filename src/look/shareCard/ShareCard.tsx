import type { CSSProperties } from 'react';
import type { Palette } from '../palette/palette.ts';
import { type Corners, cornerRadius, type TypefaceName, typefaces } from '../typeface/typeface.ts';
import { layMural, type MuralSpec, motifPath, squarePath, TILE, type Tile } from '../walls/mural.ts';
import { type CardText, SHARE_CARD, type Steps } from './card.ts';

type ShareCardProps = {
  brand: string;
  title: string;
  /** The text below the title. */
  line: string;
  /** The text of the tag for free services. */
  free?: string | undefined;
  /** The number of rows must divide the card's height into whole pixels, or seams show between the tiles. */
  wall: MuralSpec;
  palette: Palette;
  corners: Corners;
  family: TypefaceName;
  mark: CardMark;
  steps: Steps;
};

/** The picture beside the brand's name, or instead of it: the shape on the brand's tile, or the logo as a data URL. */
type CardMark = { shape: string; logo?: { src: string; ratio: number; wordmark: boolean } | undefined };

/** The margins and the maximum height of the logo, in pixels: half the side of a tile in a pattern with five rows. */
const MEASURE = 63;

/**
 * The gaps in pixels: `logo` between the logo and the brand's name, `wall` between the texts and the tile pattern,
 * `texts` between tag, title and line.
 */
const GAP = { logo: 20, wall: 48, texts: 22 };

/** Satori draws a picture with a transform without a mask. The masks would be a sixth of the time that a card takes. */
const UNMASKED: CSSProperties = { transform: 'scale(1)' };

/**
 * The maximum heights of the title (with its tag, if any) and of the line, in pixels; higher texts would touch the
 * logo.
 */
const ROOM = { title: 275, line: 110 };

const TAG_HEIGHT = 46;

const LINE_HEIGHT = 1.15;

/**
 * A page's share image, for link previews: the texts on the left, and whole tiles of the page's own pattern on the
 * right. Satori draws the card, so the styles are inline, in pixels, and limited to the CSS that Satori supports.
 */
export function ShareCard({ brand, title, line, free, wall, palette, corners, family, mark, steps }: ShareCardProps) {
  const room = SHARE_CARD.width - wallWidth(wall) - MEASURE - GAP.wall;
  // The width is explicit, because the width that Satori computes can be a pixel too small for the text.
  const placed: CSSProperties = { position: 'absolute', left: MEASURE, width: room };
  const logo = logoSize(mark.logo?.ratio ?? 1, mark.logo?.wordmark ? room : room / 2);
  const titleSize = sizeAfter(steps.title, 92);
  const lineSize = sizeAfter(steps.line, 32);
  const { name, generic } = typefaces[family];
  // Serif titles need more space: with the spacing of the other titles, the serifs of neighbouring lines would touch.
  const tightness =
    generic === 'serif'
      ? { lineHeight: 1.06, letterSpacing: '-0.01em' }
      : { lineHeight: 0.98, letterSpacing: '-0.022em' };
  return (
    <div
      style={{
        ...coloursByName(palette),
        ...SHARE_CARD,
        display: 'flex',
        background: 'var(--paper)',
        color: 'var(--ink)',
        fontFamily: name,
        fontWeight: 700,
      }}
    >
      <CardWall {...wall} />
      <div style={{ ...placed, top: MEASURE, height: MEASURE, display: 'flex', alignItems: 'center', gap: GAP.logo }}>
        {mark.logo ? (
          <img src={mark.logo.src} width={logo.width} height={logo.height} alt="" />
        ) : (
          <svg style={UNMASKED} width={MEASURE} height={MEASURE} viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden>
            <path fill="var(--primary)" d={squarePath()} />
            <path fill="var(--highlight)" d={mark.shape} />
          </svg>
        )}
        {!mark.logo?.wordmark && (
          <Fitted
            text="brand"
            width={room - logo.width - GAP.logo}
            height={MEASURE}
            style={{ fontSize: sizeAfter(steps.brand, 40), lineHeight: 1.05, letterSpacing: '-0.02em' }}
          >
            {brand}
          </Fitted>
        )}
      </div>
      <div
        style={{
          ...placed,
          bottom: MEASURE - belowBaseline(family, lineSize, LINE_HEIGHT),
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: GAP.texts,
        }}
      >
        {free && <FreeTag corners={corners}>{free}</FreeTag>}
        <Fitted
          text="title"
          width={room}
          height={ROOM.title - (free ? TAG_HEIGHT + GAP.texts : 0)}
          style={{
            // Aligns the stems of the letters, not the space before them, with the logo's edge.
            marginLeft: '-0.03em',
            fontSize: titleSize,
            ...tightness,
          }}
        >
          {title}
        </Fitted>
        <Fitted
          text="line"
          width={room}
          height={ROOM.line}
          style={{
            color: 'color-mix(in srgb, var(--ink) 80%, transparent)',
            fontSize: lineSize,
            fontWeight: 500,
            lineHeight: LINE_HEIGHT,
          }}
        >
          {line}
        </Fitted>
      </div>
    </div>
  );
}

type FittedProps = { text: CardText; width: number; height: number; style: CSSProperties; children: string };

/**
 * A text with its available space in pixels. If the text needs more space, `shareImage` redraws the card with this text
 * smaller.
 */
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

function FreeTag({ corners, children }: { corners: Corners; children: string }) {
  return (
    <div
      style={{
        padding: '0 20px',
        borderRadius: cornerRadius(corners, 20),
        background: 'var(--highlight)',
        fontSize: 30,
        lineHeight: `${TAG_HEIGHT}px`,
      }}
    >
      {children}
    </div>
  );
}

/**
 * Draws a pattern tile by tile, because it may have several background colours or empty cells. No seams show, because
 * the edges of the tiles are at whole pixels.
 */
function CardWall(spec: MuralSpec) {
  return (
    <svg
      style={{ ...UNMASKED, position: 'absolute', right: 0, top: 0 }}
      width={wallWidth(spec)}
      height={SHARE_CARD.height}
      viewBox={`0 0 ${spec.columns * TILE} ${spec.rows * TILE}`}
      aria-hidden
    >
      {layMural(spec).map(drawn)}
    </svg>
  );
}

/** Draws a tile. This is a function and not a component, because Satori does not render components inside an SVG. */
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

/** The size of a logo in pixels: as high as the margin, or lower if it would be too wide. */
function logoSize(ratio: number, most: number): { width: number; height: number } {
  const width = Math.min(MEASURE * ratio, most);
  return { width, height: width / ratio };
}

function sizeAfter(steps: number, largest: number): number {
  return Math.round(largest * 0.9 ** steps);
}

/** The distance from a line's baseline to the bottom of its box, in pixels. */
function belowBaseline(family: TypefaceName, size: number, lineHeight: number): number {
  const { ascent, descent } = typefaces[family];
  return size * (descent - (ascent + descent - lineHeight) / 2);
}

/** The palette's colours as custom properties, such as `--paper`. */
function coloursByName(palette: Palette): CSSProperties {
  return Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--${name}`, colour]));
}
