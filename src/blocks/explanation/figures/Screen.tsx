import { TILE } from '#look/walls/mural.ts';

/*
 * Small versions of the page, 100 wide, as SVG paths: its first screen, and below it the section with this figure. The
 * phone is the highest of the three at every width, so that the captions align also without subgrid.
 */
const screens = {
  phone: {
    height: 226,
    titles: 'M8 13h72M8 25h50M8 139h54',
    button: 'M8 36h52v12h-52z',
    ground: 'M-1 57h102v71h-102z',
    band: { y: 56, height: 50, viewBox: `0 0 ${6 * TILE} ${3 * TILE}` },
    facts: 'M8 112h70M8 117h58M8 122h64',
    lines: 'M8 148h54M8 153h48M8 161h18v55h-18zM34 174h25v42h-25zM67 188h25v28h-25z',
  },
  tablet: {
    height: 148,
    titles: 'M8 11h66M8 97h40',
    button: 'M8 19h26v7h-26z',
    ground: 'M-1 32h102v57h-102z',
    band: { y: 31, height: 50, viewBox: `0 0 ${6 * TILE} ${3 * TILE}` },
    facts: 'M8 85h20M38 85h20M68 85h20',
    lines: 'M8 104h54M8 109h48M8 115h12v25h-12zM28 120h24v20h-24zM60 124h32v16h-32z',
  },
  desktop: {
    height: 82,
    titles: 'M8 9h34M8 18h24M8 61h26',
    button: 'M8 31h15v5h-15z',
    ground: 'M51 5h50v40h-50zM-1 44h102v10h-102z',
    band: { x: 50, y: 4, width: 50, height: 40, viewBox: `0 0 ${5 * TILE} ${4 * TILE}` },
    facts: 'M8 47h20M38 47h20M68 47h20M8 51h20M38 51h20M68 51h20',
    lines: 'M8 24h31M8 28h26M8 67h28M8 71h22M8 75h26M46 58h8v18h-8zM59 61h12v15h-12zM76 64h16v12h-16z',
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
