import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { Palette } from '../palette/palette.ts';
import { staticFont } from '../typeface/fontSubset.ts';
import { type TypefaceName, typefaces } from '../typeface/typeface.ts';
import { type MuralSpec, motifPath, muralTiles, squarePath, TILE } from '../walls/mural.ts';

/** The size of the share image in pixels: social networks and chats show this size uncropped. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

type Card = {
  brand: string;
  title: string;
  /** The text below the title. */
  line: string;
  /** The number of rows must divide the card's height into whole pixels, or seams show between the tiles. */
  wall: MuralSpec;
  palette: Palette;
  family: TypefaceName;
  /** The picture beside the brand's name, or instead of it: the shape on the brand's tile, or the logo as a data URL. */
  mark: { shape: string; logo?: { src: string; ratio: number; wordmark: boolean } | undefined };
};

/**
 * A page's share image, for link previews: the texts on the left, and whole tiles of the page's own pattern on the
 * right. `hash` is the hash of its content.
 */
export function shareImage(card: Card) {
  const drawing = drawn(card);
  const hash = createHash('sha256').update(renderToStaticMarkup(drawing)).digest('hex').slice(0, 8);
  return { hash, draw: () => png(drawing, card.family) };
}

/** The site's font weights (`wght`), and the CSS weights that select them: Satori supports only multiples of 100. */
const weights = [
  { weight: 500, wght: 500 },
  { weight: 700, wght: 750 },
] as const;

/** The fonts by family, created once, because all cards of a site use the same family. */
const fonts: Partial<Record<TypefaceName, Promise<Font[]>>> = {};

/** Draws as PNG. Text becomes paths, so no system font is used, and the same card gives the same bytes on every machine. */
async function png(drawing: ReactElement, family: TypefaceName): Promise<Uint8Array<ArrayBuffer>> {
  fonts[family] ??= Promise.all(
    weights.map(async ({ weight, wght }) => ({ name: family, data: await staticFont(family, wght), weight })),
  );
  const svg = await satori(drawing, { ...SHARE_CARD, fonts: await fonts[family] });
  // Quality 90 keeps the site's colours nearly exact, with a third fewer bytes than quality 100.
  const options = { palette: true, quality: 90, dither: 0, effort: 10, compressionLevel: 9 };
  return new Uint8Array(await sharp(Buffer.from(svg)).png(options).toBuffer());
}

/** The margins and the maximum height of the logo, in pixels: half the side of a tile in a pattern with five rows. */
const MEASURE = 63;

/** The gaps in pixels: between logo and name, between the texts and the tile pattern, and between title and line. */
const GAP = { logo: 20, wall: 48, texts: 22 };

/** The height of the title, in pixels: a higher one would touch the logo. */
const TITLE_HEIGHT = 275;

/** From the last line's baseline to the bottom of its box, as a share of the font size: the baseline is on the margin. */
const BELOW_BASELINE = 0.235;

/** Draws a card for Satori, so the styles are inline, in pixels, and limited to the CSS that Satori supports. */
function drawn({ brand, title, line, wall, palette, family, mark }: Card): ReactElement {
  const wallWidth = (wall.columns * SHARE_CARD.height) / wall.rows;
  const width = SHARE_CARD.width - wallWidth - MEASURE - GAP.wall;
  const { logo } = mark;
  const logoWidth = Math.min(MEASURE * (logo?.ratio ?? 1), logo?.wordmark ? width : width / 2);
  // Serif titles need more space: with the spacing of the other titles, the serifs of neighbouring lines would touch.
  const [titleLine, tracking] = typefaces[family].generic === 'serif' ? [1.06, '-0.01em'] : [0.98, '-0.022em'];
  const nameSpace = { width: width - logoWidth - GAP.logo, height: MEASURE };
  const lineStyle = textStyle(line, family, 29, 1.15, { width, height: 110 });
  return (
    <div
      style={{
        ...SHARE_CARD,
        display: 'flex',
        background: palette.paper,
        color: palette.ink,
        fontFamily: family,
        fontWeight: 700,
      }}
    >
      <div
        style={{
          margin: `${MEASURE}px 0 ${MEASURE - BELOW_BASELINE * lineStyle.fontSize}px ${MEASURE}px`,
          width,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <div style={{ height: MEASURE, display: 'flex', alignItems: 'center', gap: GAP.logo }}>
          {logo ? (
            <img src={logo.src} width={logoWidth} height={logoWidth / logo.ratio} alt="" />
          ) : (
            <svg width={MEASURE} height={MEASURE} viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden>
              <path fill={palette.primary} d={squarePath()} />
              <path fill={palette.highlight} d={mark.shape} />
            </svg>
          )}
          {!logo?.wordmark && (
            <div
              style={{
                ...textStyle(brand, family, 40, 1.05, nameSpace),
                letterSpacing: '-0.02em',
              }}
            >
              {brand}
            </div>
          )}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: GAP.texts }}>
          <div
            style={{
              ...textStyle(title, family, 92, titleLine, { width, height: TITLE_HEIGHT }),
              letterSpacing: tracking,
              // Aligns the stems of the letters, not the space before them, with the logo's edge.
              marginLeft: '-0.03em',
            }}
          >
            {title}
          </div>
          <div style={{ ...lineStyle, fontWeight: 500, color: palette.ink, opacity: 0.8 }}>{line}</div>
        </div>
      </div>
      <svg
        style={{ marginLeft: GAP.wall }}
        width={wallWidth}
        height={SHARE_CARD.height}
        viewBox={`0 0 ${wall.columns * TILE} ${wall.rows * TILE}`}
        aria-hidden
      >
        {/* No seams show, because the edges of the tiles are at whole pixels. */}
        {muralTiles(wall).map(({ column, row, motif, pair: [ground, shape], turn }) => (
          <g key={`${column} ${row}`}>
            <path fill={palette[ground]} d={squarePath(column * TILE, row * TILE)} />
            <path fill={palette[shape]} d={motifPath(motif, turn, column * TILE, row * TILE)} />
          </g>
        ))}
      </svg>
    </div>
  );
}

type Size = { width: number; height: number };

/** The style of a text that fits in a space in pixels: as large as `largest`, or smaller if the text or a word is long. */
function textStyle(text: string, family: TypefaceName, largest: number, lineHeight: number, { width, height }: Size) {
  const lines = (size: number) => lineCount(text, width / (size * typefaces[family].letter));
  let fontSize = largest;
  while (fontSize > 1 && lines(fontSize) * fontSize * lineHeight > height) fontSize--;
  return { fontSize, lineHeight, maxWidth: width, textWrap: 'balance' } as const;
}

/** The number of lines of a text, at most, if a line has room for some letters. Capitals, m and w count for more. */
function lineCount(text: string, room: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(' ')) {
    const length = word.length + 0.4 * (word.match(/[\p{Lu}mw]/gu)?.length ?? 0);
    if (length > room) return Number.POSITIVE_INFINITY;
    if (used + length > room) [lines, used] = [lines + 1, 0];
    used += length + 1;
  }
  return lines;
}

/** The first sentence of a text, without its full stop. “Dra.” is no sentence, and none ends inside “1.200”. */
export function firstSentence(text: string): string {
  const [first = ''] = text.split(/(?<=.{12}[.!?])\s+(?=\p{Lu})/u);
  return first.replace(/\.$/, '');
}

/** The characters that a card keeps: Latin letters with diacritics, digits, punctuation and currency signs. */
const ON_CARDS = /[\u0300-\u036f]|[\u0020-\u024f\u1e00-\u1eff\u2010-\u205e\u20a0-\u20bf\u2122]/gu;

/** The text that a card gets: without emoji, and without letters of non-Latin alphabets. */
export function cardText(text: string): string {
  const kept = text.match(ON_CARDS) ?? [];
  return kept.join('').replace(/ +/g, ' ').trim();
}
