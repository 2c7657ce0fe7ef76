import { TILE } from '#look/walls/mural.ts';

/*
 * The first screen of this page on each device, 100 wide, as SVG paths: the header, the opening with its wall, and the
 * section with this figure.
 */
const screens = {
  phone: {
    height: 226,
    bars: 'M5 41h59v9h-59zM5 53h52v9h-52zM5 187h47v6h-47zM5 196h73v6h-73z',
    lines: 'M88 8h7M88 12h7M5 27h36M5 72h78M5 79h85M5 86h79M5 93h83M5 211h84M5 218h66',
    actions: `M5 4h9v9h-9z${button(5, 105, 56, 12)}`,
    wall: { y: 125, width: 100, height: 50, viewBox: `0 0 ${6 * TILE} ${3 * TILE}` },
  },
  tablet: {
    height: 136,
    bars: 'M5 20h30v5h-30zM5 26.5h26v5h-26zM5 70h68v3.5h-68zM5 99h22v2h-22zM36.5 99h15v2h-15zM68 99h15v2h-15z',
    lines:
      'M92 4h3M92 6h3M5 14h20M5 37h45M5 41h50M5 45h47M5 49h34M5 78h82M5 82h89M5 86h84M5 90h22M5 96h27M36.5 96h27M68 96h27M5 105h24M36.5 105h26M68 105h23M5 110h20M36.5 110h22M68 110h26M5 122h90M5 122v16M95 122v16',
    actions: `M5 2h5v5h-5z${button(5, 54, 30, 6)}`,
    wall: { x: 60, y: 9, width: 40, height: 53.3, viewBox: `0 0 ${3 * TILE} ${4 * TILE}` },
  },
  desktop: {
    height: 82,
    bars: 'M8 16.5h24v4h-24zM8 21.5h21v4h-21zM8 54.5h19v2h-19zM8 57.5h26v2h-26zM46 56.5h22v1.5h-22zM46 65.5h12v1.5h-12zM46 74.5h15v1.5h-15z',
    lines:
      'M55 3h25M8 13h11M8 29h29M8 31.5h34M8 34h32M8 36.5h26M8 62h33M8 64.5h31M8 67h28M8 69.5h29M8 72h30M8 74.5h12M46 54h46M46 60h32M46 63h46M46 69h37M46 72h46M46 78h36',
    actions: `M8 1.5h2.5v2.5h-2.5z${button(82, 1, 10, 3.5)}${button(8, 40, 16, 3.5)}`,
    wall: { x: 46, y: 5.5, width: 54, height: 43.2, viewBox: `0 0 ${5 * TILE} ${4 * TILE}` },
  },
};

/** A button: two of its opposite corners are round. */
function button(x: number, y: number, width: number, height: number): string {
  const round = height / 2;
  return `M${x} ${y}h${width - round}a${round} ${round} 0 0 1 ${round} ${round}v${round}h${round - width}a${round} ${round} 0 0 1 ${-round} ${-round}z`;
}

/** The page on a device. `tiles` is the id of the tiles in the page's band, if it has one. */
export function Screen({ device, tiles }: { device: keyof typeof screens; tiles: string | undefined }) {
  const { height, bars, lines, actions, wall } = screens[device];
  return (
    <svg width="100" height={height} viewBox={`0 0 100 ${height}`} fill="var(--text)" aria-hidden>
      <path d={bars} />
      <path stroke="var(--text)" strokeWidth="2" vectorEffect="non-scaling-stroke" d={lines} />
      <path fill="var(--action)" d={actions} />
      <svg {...wall} aria-hidden>
        {tiles ? <use href={`#${tiles}`} /> : <path fill="var(--accent)" d="M0 0h600v400H0z" />}
      </svg>
    </svg>
  );
}
