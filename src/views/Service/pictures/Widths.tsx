import type { Width } from '#content/service.ts';
import { layMural, motifPath, squarePath, TILE } from '#lib/mural.ts';
import { openingWall } from '#lib/walls.ts';
import styles from './Widths.module.css';

/** Where things stand on a screen, in units of a hundredth of its width. */
type Screen = {
  height: number;
  /** How much of the home page's wall shows, and where. */
  wall: { columns: readonly [from: number, to: number]; rows: number; x: number; y: number; tile: number };
  /** The first line of the headline: its place, its width, its height. */
  headline: { x: number; y: number; width: number; height: number };
};

const screens: Record<Width['device'], Screen> = {
  phone: {
    height: 190,
    wall: { columns: [1, 5], rows: 3, x: 0, y: 20, tile: 20 },
    headline: { x: 8, y: 92, width: 62, height: 12 },
  },
  tablet: {
    height: 120,
    wall: { columns: [1, 5], rows: 2, x: 0, y: 12, tile: 20 },
    headline: { x: 6, y: 62, width: 46, height: 8 },
  },
  desktop: {
    height: 60,
    wall: { columns: [0, 5], rows: 7, x: 57, y: 7, tile: 7.2 },
    headline: { x: 6, y: 18, width: 36, height: 6 },
  },
};

/** The home page's first screen, small: the same wall from the same seed, its lines as bars. */
export function Widths({ widths }: { widths: readonly Width[] }) {
  return (
    <>
      <svg className={styles.source} aria-hidden>
        <defs>
          <g id="parede">
            {layMural(openingWall).map(({ column, row, motif, turn, pair: [ground, shape] }) => (
              <g key={`${column} ${row}`}>
                <path fill={`var(--${ground})`} d={squarePath(column * TILE, row * TILE)} />
                <path fill={`var(--${shape})`} d={motifPath(motif, turn, column * TILE, row * TILE)} />
              </g>
            ))}
          </g>
        </defs>
      </svg>
      <ul className={styles.root}>
        {widths.map(({ device, name, text }) => (
          <li key={device} className={styles.width} data-device={device}>
            <Drawing {...screens[device]} />
            <p>
              <strong>{name}</strong> {text}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Drawing({ height, wall, headline }: Screen) {
  const { x, y, width, height: line } = headline;
  const [from, to] = wall.columns;
  const columns = to - from + 1;
  return (
    <svg className={styles.screen} viewBox={`0 0 100 ${height}`} aria-hidden>
      {/* As much of the wall as this screen shows. */}
      <svg
        x={wall.x}
        y={wall.y}
        width={columns * wall.tile}
        height={wall.rows * wall.tile}
        viewBox={`${from * TILE} 0 ${columns * TILE} ${wall.rows * TILE}`}
        aria-hidden
      >
        <use href="#parede" />
      </svg>
      <path
        fill="var(--tinta)"
        d={[1, 0.9, 0.75]
          .map((part, index) => `M${x} ${y + index * line * 1.3}h${width * part}v${line}h-${width * part}z`)
          .join('')}
      />
      <path fill="var(--azul)" d={`M${x} ${y + line * 4.9}h${width * 0.5}v${line * 1.3}h-${width * 0.5}z`} />
    </svg>
  );
}
