import { TILE } from '#look/walls/mural.ts';

/*
 * Small versions of the page, 100 wide, as SVG paths: its first screen, below it the section with this figure, and
 * the summary. The phone is the highest of the three at every width, so that the captions align also without subgrid.
 */
const screens = {
  phone: {
    height: 226,
    titles: 'M8 13h72M8 25h50M8 117h54',
    button: 'M8 36h52v12h-52z',
    ground: 'M-1 57h102v48h-102zM-1 204h102v23h-102z',
    band: { y: 56, height: 50, viewBox: `0 0 ${6 * TILE} ${3 * TILE}` },
    facts: 'M8 210h70M8 215h58M8 220h64',
    lines: 'M8 126h54M8 131h48M8 139h18v55h-18zM34 152h25v42h-25zM67 166h25v28h-25z',
  },
  tablet: {
    height: 136,
    titles: 'M8 13h42M8 22h34M8 77h40',
    button: 'M8 48h24v7h-24z',
    ground: 'M61 5h40v53h-40zM-1 128h102v9h-102z',
    band: { x: 60, y: 4, width: 41, height: 55, viewBox: `0 0 ${3 * TILE} ${4 * TILE}` },
    facts: 'M8 132h20M38 132h20M68 132h20',
    lines: 'M8 31h42M8 36h38M8 41h40M8 84h54M8 89h48M8 95h12v25h-12zM28 100h24v20h-24zM60 104h32v16h-32z',
  },
  desktop: {
    height: 82,
    titles: 'M8 9h34M8 18h24M8 51h26',
    button: 'M8 31h15v5h-15z',
    ground: 'M51 5h50v38h-50zM-1 72h102v11h-102z',
    band: { x: 50, y: 4, width: 50, height: 40, viewBox: `0 0 ${5 * TILE} ${4 * TILE}` },
    facts: 'M8 75h20M38 75h20M68 75h20M8 79h20M38 79h20M68 79h20',
    lines: 'M8 24h31M8 28h26M8 57h28M8 61h22M8 65h26M46 48h8v18h-8zM59 51h12v15h-12zM76 54h16v12h-16z',
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
