import type { Width } from '../fields.ts';
import styles from './Widths.module.css';

/** Positions and sizes on a screen, in hundredths of its width. */
type Screen = {
  height: number;
  /** The title's first line is at x, y; each number of `lines` is the width of one line. */
  title: { x: number; y: number; lines: readonly [width: number, ...more: number[]]; height: number };
  button: { y: number; width: number };
  /** The page's band of tiles and the strip of facts below it. */
  band: { y: number; columns: 6 | 12 };
  facts: { columns: 1 | 3; height: number };
};

const screens: Record<Width['device'], Screen> = {
  phone: {
    height: 190,
    title: { x: 8, y: 22, lines: [74, 52], height: 13 },
    button: { y: 66, width: 46 },
    band: { y: 96, columns: 6 },
    facts: { columns: 1, height: 4 },
  },
  tablet: {
    height: 120,
    title: { x: 6, y: 12, lines: [62], height: 9 },
    button: { y: 29, width: 26 },
    band: { y: 46, columns: 6 },
    facts: { columns: 3, height: 3 },
  },
  desktop: {
    height: 60,
    title: { x: 6, y: 8, lines: [46], height: 6 },
    button: { y: 18, width: 13 },
    band: { y: 28, columns: 12 },
    facts: { columns: 3, height: 1.5 },
  },
};

type WidthsProps = {
  widths: readonly Width[];
  /** The id of the tiles in the page's band, if it has one. */
  tiles?: string | undefined;
};

/** A small version of the page's first screen for each device. Bars stand for text; the tiles are the page's own. */
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

function Drawing({ height, title, button, band, facts, tiles }: Screen & Pick<WidthsProps, 'tiles'>) {
  const { x, y, lines, height: line } = title;
  const bandHeight = 300 / band.columns;
  const strip = band.y + bandHeight;
  const column = (100 - 2 * x) / facts.columns;
  return (
    <svg width="100" height={height} viewBox={`0 0 100 ${height}`} fill="none" aria-hidden>
      <path d={lines.map((width, index) => bar(x, y + index * line * 1.3, width, line)).join('')} />
      <path fill="var(--action)" d={bar(x, button.y, button.width, line * 1.1)} />
      {tiles && (
        <svg y={band.y} width="100" height={bandHeight} viewBox={`0 0 ${band.columns * 30} 90`} aria-hidden>
          <use href={`#${tiles}`} />
        </svg>
      )}
      {/* The strip of facts is larger than its space, so that no hairline shows at its edges. */}
      <path d={bar(-1, strip - 0.4, 102, height)} />
      <path
        fill="var(--page)"
        d={[0, 1, 2]
          .map((index) =>
            facts.columns === 1
              ? bar(x, strip + 9 + index * 12, column * (0.9 - index * 0.15), facts.height)
              : bar(x + index * column, strip + line, column * 0.75, facts.height),
          )
          .join('')}
      />
    </svg>
  );
}

function bar(x: number, y: number, width: number, height: number): string {
  const [left, top, wide, high] = [x, y, width, height].map((value) => Number(value.toFixed(1)));
  return `M${left} ${top}h${wide}v${high}h-${wide}z`;
}
