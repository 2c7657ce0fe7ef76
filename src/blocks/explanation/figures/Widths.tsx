import type { Width } from '../fields.ts';
import styles from './Widths.module.css';

type Bar = readonly [x: number, y: number, width: number, height: number];

/** A small version of the page, in hundredths of its width. Bars stand for text. */
type Screen = {
  height: number;
  text: readonly Bar[];
  button: Bar;
  /** The page's band of tiles. The strip of facts is below it. */
  band: { y: number; columns: 6 | 12 };
  facts: { height: number; text: readonly Bar[] };
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
    band: { y: 56, columns: 6 },
    facts: {
      height: 22,
      text: [
        [8, 111, 70, 2],
        [8, 116, 58, 2],
        [8, 121, 64, 2],
      ],
    },
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
    band: { y: 31, columns: 6 },
    facts: {
      height: 8,
      text: [
        [8, 84, 20, 2],
        [38, 84, 20, 2],
        [68, 84, 20, 2],
      ],
    },
    figure: [8, 114, 84, 26],
  },
  desktop: {
    height: 84,
    text: [
      [8, 5, 46, 5],
      [8, 57, 28, 4],
      [8, 65, 32, 1],
      [8, 69, 26, 1],
      [8, 73, 30, 1],
    ],
    button: [8, 13, 13, 4],
    band: { y: 20, columns: 12 },
    facts: {
      height: 5,
      text: [
        [8, 47, 20, 1],
        [38, 47, 20, 1],
        [68, 47, 20, 1],
      ],
    },
    figure: [46, 56, 46, 22],
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

function Drawing({ height, text, button, band, facts, figure, tiles }: Screen & Pick<WidthsProps, 'tiles'>) {
  const bandHeight = 300 / band.columns;
  return (
    <svg width="100" height={height} viewBox={`0 0 100 ${height}`} fill="none" aria-hidden>
      <path d={bars(text) + leaf(figure)} />
      <path fill="var(--action)" d={bars([button])} />
      {/* Larger than its space, so that no hairline shows at its edges. The tiles cover its upper part. */}
      <path fill="var(--accent)" d={bars([[-1, band.y + 1, 102, bandHeight + facts.height - 1]])} />
      {tiles && (
        <svg y={band.y} width="100" height={bandHeight} viewBox={`0 0 ${band.columns * 30} 90`} aria-hidden>
          <use href={`#${tiles}`} />
        </svg>
      )}
      <path fill="var(--on-accent)" d={bars(facts.text)} />
    </svg>
  );
}

/** A bar with the corners of the page's figures: two opposite corners are round. */
function leaf([x, y, width, height]: Bar): string {
  return `M${x} ${y}h${width - 6}a6 6 0 0 1 6 6v${height - 6}h${6 - width}a6 6 0 0 1-6-6z`;
}

/** Each start is relative to the start before, because the distances repeat, and repetition compresses well. */
function bars(all: readonly Bar[]): string {
  return all
    .map(([x, y, width, height], index) => {
      const before = all[index - 1];
      const start = before ? `m${x - before[0]} ${y - before[1]}` : `M${x} ${y}`;
      return `${start}h${width}v${height}h-${width}z`;
    })
    .join('');
}
