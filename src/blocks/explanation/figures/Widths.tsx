import { TILE } from '#look/walls/mural.ts';
import type { FigureOf } from '../fields.ts';
import styles from './Figure.module.css';
import { Words } from './parts.tsx';

type WidthsProps = FigureOf<'widths'> & {
  /** The id of the tiles in the page's band, if it has one. */
  tiles?: string | undefined;
};

/** The page on each device, with its own tiles. */
export function Widths({ widths, tiles }: WidthsProps) {
  return (
    <ul role="list" className={styles.widths}>
      {widths.map(({ device, ...words }) => (
        <li key={device}>
          <div className={styles.screen}>
            <Screen device={device} tiles={tiles} />
          </div>
          <Words {...words} />
        </li>
      ))}
    </ul>
  );
}

/** Small versions of the page, 100 wide, as SVG paths. */
const screens = {
  // The highest of the three at every width, so that the captions align also without subgrid.
  phone: {
    /** The heights of the page, and of a line of a title and of a text. */
    heights: { page: 226, title: 8, line: 2 },
    titles: 'M8 13h72M8 25h50M8 139h54',
    button: 'M8 36h52v12h-52z',
    /** The page's tiles, from here to the right edge. */
    band: { x: 0, y: 56, columns: 6, rows: 3 },
    /** The colour below the facts, and below the tiles without their edges. */
    ground: 'M-1 57h102v71h-102z',
    facts: 'M8 112h70M8 117h58M8 122h64',
    /** The page's next section, whose figure has its own three screens. */
    text: 'M8 147h54M8 152h48',
    figure: 'M8 160h78a6 6 0 0 1 6 6v52h-78a6 6 0 0 1-6-6zM16 170h13v38h-13zM37 179h18v29h-18zM62 187h22v21h-22z',
  },
  tablet: {
    heights: { page: 148, title: 6, line: 2 },
    titles: 'M8 11h66M8 97h40',
    button: 'M8 19h26v7h-26z',
    band: { x: 0, y: 31, columns: 6, rows: 3 },
    ground: 'M-1 32h102v57h-102z',
    facts: 'M8 85h20M38 85h20M68 85h20',
    text: 'M8 104h54M8 109h48',
    figure: 'M8 114h78a6 6 0 0 1 6 6v20h-78a6 6 0 0 1-6-6zM16 119h13v16h-13zM37 122h18v13h-18zM62 126h22v9h-22z',
  },
  desktop: {
    heights: { page: 82, title: 5, line: 1 },
    titles: 'M8 11h34M8 18h24M8 61h26',
    button: 'M8 31h15v5h-15z',
    band: { x: 50, y: 4, columns: 5, rows: 4 },
    ground: 'M51 5h50v40h-50zM-1 44h102v10h-102z',
    facts: 'M8 47h20M38 47h20M68 47h20M8 51h20M38 51h20M68 51h20',
    text: 'M8 24h31M8 28h26M8 67h28M8 71h22M8 75h26',
    figure: 'M46 59h40a6 6 0 0 1 6 6v11h-40a6 6 0 0 1-6-6zM51 62h7v11h-7zM62 64h10v9h-10zM75 67h12v6h-12z',
  },
};

type ScreenProps = { device: keyof typeof screens; tiles: WidthsProps['tiles'] };

function Screen({ device, tiles }: ScreenProps) {
  const { heights, titles, button, band, ground, facts, text, figure } = screens[device];
  const width = 100 - band.x;
  return (
    <svg
      width="100"
      height={heights.page}
      viewBox={`0 0 100 ${heights.page}`}
      fill="none"
      stroke="var(--text)"
      aria-hidden
    >
      <path strokeWidth={heights.title} d={titles} />
      <path strokeWidth={heights.line} d={text} />
      <path strokeWidth="2" vectorEffect="non-scaling-stroke" d={figure} />
      <path fill="var(--action)" stroke="none" d={button} />
      <path fill="var(--accent)" stroke="none" d={ground} />
      {tiles && (
        <svg
          x={band.x}
          y={band.y}
          width={width}
          height={(band.rows * width) / band.columns}
          viewBox={`0 0 ${band.columns * TILE} ${band.rows * TILE}`}
          stroke="none"
          aria-hidden
        >
          <use href={`#${tiles}`} />
        </svg>
      )}
      <path strokeWidth={heights.line} stroke="var(--on-accent)" d={facts} />
    </svg>
  );
}
