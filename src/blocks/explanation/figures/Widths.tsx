import { TILE } from '#look/walls/mural.ts';
import type { Width } from '../fields.ts';
import styles from './Widths.module.css';

type Bar = readonly [x: number, y: number, width: number, height: number];

/** A small version of the page, in hundredths of its width. Bars stand for text. */
type Screen = {
  height: number;
  text: readonly Bar[];
  button: Bar;
  /** The page's tiles, from here to the right edge. */
  band: { x: number; y: number; columns: number; rows: number };
  /** The facts are below the tiles, in the same colour. This colour is also below the tiles, without their edges. */
  ground: readonly Bar[];
  facts: readonly Bar[];
  /** The figure of the page's next section: below the section's text, or beside it. */
  figure: Bar;
};

const screens: Record<Width['device'], Screen> = {
  // The highest of the three at every width, so that the captions align also without subgrid.
  phone: {
    height: 226,
    text: [
      [8, 9, 72, 9],
      [8, 21, 50, 9],
      [8, 135, 54, 7],
      [8, 146, 54, 2],
      [8, 151, 48, 2],
    ],
    button: [8, 36, 52, 12],
    band: { x: 0, y: 56, columns: 6, rows: 3 },
    ground: [[-1, 57, 102, 71]],
    facts: [
      [8, 111, 70, 2],
      [8, 116, 58, 2],
      [8, 121, 64, 2],
    ],
    figure: [8, 160, 84, 58],
  },
  tablet: {
    height: 148,
    text: [
      [8, 8, 66, 6],
      [8, 94, 40, 5],
      [8, 103, 54, 2],
      [8, 108, 48, 2],
    ],
    button: [8, 19, 26, 7],
    band: { x: 0, y: 31, columns: 6, rows: 3 },
    ground: [[-1, 32, 102, 57]],
    facts: [
      [8, 84, 20, 2],
      [38, 84, 20, 2],
      [68, 84, 20, 2],
    ],
    figure: [8, 114, 84, 26],
  },
  desktop: {
    height: 82,
    text: [
      [8, 9, 34, 5],
      [8, 16, 24, 5],
      [8, 24, 31, 1],
      [8, 27, 26, 1],
      [8, 59, 26, 4],
      [8, 66, 28, 1],
      [8, 70, 22, 1],
      [8, 74, 26, 1],
    ],
    button: [8, 31, 15, 5],
    band: { x: 50, y: 4, columns: 5, rows: 4 },
    ground: [
      [51, 5, 50, 40],
      [-1, 44, 102, 10],
    ],
    facts: [
      [8, 47, 20, 1],
      [38, 47, 20, 1],
      [68, 47, 20, 1],
      [8, 50, 20, 1],
      [38, 50, 20, 1],
      [68, 50, 20, 1],
    ],
    figure: [46, 59, 46, 17],
  },
};

type WidthsProps = {
  widths: readonly Width[];
  /** The id of the tiles in the page's band, if it has one. */
  tiles?: string | undefined;
};

/** The page on each device, with its own tiles. */
export function Widths({ widths, tiles }: WidthsProps) {
  return (
    <ul role="list" className={styles.root}>
      {widths.map(({ device, name, text }) => (
        <li key={device} className={styles.width} data-device={device}>
          <div className={styles.screen}>
            <Drawing {...screens[device]} tiles={tiles} />
          </div>
          <p>
            <strong>{name}</strong>
            {` ${text}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** In print the drawings are outlines, of the same width whatever the size of the screen. */
const LINE = { vectorEffect: 'non-scaling-stroke' } as const;

/** The card of the figure has this figure's three screens. */
function framesIn([x, y, width, height]: Bar): Bar[] {
  return [
    [0.1, 0.16, 0.64],
    [0.34, 0.22, 0.5],
    [0.64, 0.26, 0.36],
  ].map(([start = 0, wide = 0, high = 0]) => [
    Math.round(x + start * width),
    Math.round(y + (0.82 - high) * height),
    Math.round(wide * width),
    Math.round(high * height),
  ]);
}

function Drawing({ height, text, button, band, ground, facts, figure, tiles }: Screen & Pick<WidthsProps, 'tiles'>) {
  const width = 100 - band.x;
  return (
    <svg width="100" height={height} viewBox={`0 0 100 ${height}`} fill="none" aria-hidden>
      <path {...LINE} d={bars(text)} />
      <path {...LINE} fill="none" stroke="var(--text)" strokeWidth="2" d={leaf(figure) + bars(framesIn(figure))} />
      <path {...LINE} fill="var(--action)" d={bars([button])} />
      <path {...LINE} fill="var(--accent)" d={bars(ground)} />
      {tiles && (
        <svg
          x={band.x}
          y={band.y}
          width={width}
          height={(band.rows * width) / band.columns}
          viewBox={`0 0 ${band.columns * TILE} ${band.rows * TILE}`}
          aria-hidden
        >
          <use href={`#${tiles}`} />
        </svg>
      )}
      <path {...LINE} fill="var(--on-accent)" d={bars(facts)} />
    </svg>
  );
}

/** A bar with the corners of the page's figures: two opposite corners are round. */
function leaf([x, y, width, height]: Bar): string {
  return `M${x} ${y}h${width - 6}a6 6 0 0 1 6 6v${height - 6}h${6 - width}a6 6 0 0 1-6-6z`;
}

function bars(all: readonly Bar[]): string {
  return all.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
}
