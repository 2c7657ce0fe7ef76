import { TILE } from '#look/walls/mural.ts';

/*
 * Small versions of the page, 100 wide, as SVG paths: its first screen, and where that is wide, below it the
 * section with this figure, and the summary. On a phone, the button is near the thumb.
 */
const screens = {
  phone: {
    height: 226,
    titles: 'M8 22h72M8 38h56M8 54h64',
    button: 'M8 144h62v20h-62z',
    ground: 'M-1 176h102v51h-102z',
    band: { y: 175, height: 52, viewBox: `0 0 ${6 * TILE} ${3 * TILE}` },
    facts: 'M20 154h38',
    lines: 'M8 74h80M8 84h74M8 94h82M8 104h70M8 114h78M8 124h46',
  },
  tablet: {
    height: 136,
    titles: 'M8 13h42M8 22h34M8 77h40',
    button: 'M8 48h24v7h-24z',
    ground: 'M61 5h40v53h-40zM-1 128h102v9h-102z',
    band: { x: 60, y: 4, width: 41, height: 55, viewBox: `0 0 ${3 * TILE} ${4 * TILE}` },
    facts: 'M8 132h20M38 132h20M68 132h20',
    lines:
      'M8 31h42M8 36h38M8 41h40M8 88h20M8 96h16M8 104h18M8 112h14M38 88h20M38 96h18M38 104h14M38 112h18M68 88h20M68 96h14M68 104h20M68 112h16',
  },
  desktop: {
    height: 82,
    titles: 'M8 9h34M8 18h24M8 51h26',
    button: 'M8 31h15v5h-15z',
    ground: 'M51 5h50v38h-50zM-1 72h102v11h-102z',
    band: { x: 50, y: 4, width: 50, height: 40, viewBox: `0 0 ${5 * TILE} ${4 * TILE}` },
    facts: 'M8 75h20M38 75h20M68 75h20M8 79h20M38 79h20M68 79h20',
    lines: 'M8 24h31M8 28h26M8 57h28M8 61h22M8 65h26M46 51h28M46 55h44M46 60h24M46 64h40',
  },
};

/** The page on a device. `tiles` is the id of the tiles in the page's band, if it has one. */
export function Screen({ device, tiles }: { device: keyof typeof screens; tiles: string | undefined }) {
  const { height, titles, lines, button, ground, band, facts } = screens[device];
  return (
    <svg width="100" height={height} viewBox={`0 0 100 ${height}`} fill="none" stroke="var(--text)" aria-hidden>
      <path strokeWidth="6" d={titles} />
      <path strokeWidth="2" vectorEffect="non-scaling-stroke" d={lines} />
      <path fill="var(--action)" stroke="none" d={button} />
      <path fill="var(--accent)" stroke="none" d={ground} />
      {tiles && (
        <svg {...band} stroke="none" aria-hidden>
          <use href={`#${tiles}`} />
        </svg>
      )}
      <path strokeWidth="2" stroke="var(--on-accent)" vectorEffect="non-scaling-stroke" d={facts} />
    </svg>
  );
}
