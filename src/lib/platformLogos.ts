import * as simpleIcons from 'simple-icons';
import svgpath from 'svgpath';
import type { PlatformName } from './platforms.ts';

/** A platform without an icon in simple-icons does not compile. */
const icons: Readonly<Record<`si${Capitalize<PlatformName>}`, simpleIcons.SimpleIcon>> = simpleIcons;

/** The icon of a platform in simple-icons (CC0). */
export function iconOf(name: PlatformName): simpleIcons.SimpleIcon {
  // Cast because TypeScript does not know that the first letter becomes a capital.
  const capitalised = name.replace(/^./, (letter) => letter.toUpperCase()) as Capitalize<PlatformName>;
  return icons[`si${capitalised}`];
}

/**
 * A platform's official logo, as SVG path data on a 24 x 24 grid. The coordinates are rounded to a tenth of a unit, which
 * is less than a tenth of a pixel at text size: twelve logos are then 2 kB less of a page.
 */
export const platformLogo = (name: PlatformName): string => svgpath(iconOf(name).path).rel().round(1).toString();

/** The sign of a site without a logo: two links of a chain. */
export const plainSign =
  'M11 7H7a5 5 0 0 0 0 10h4v-2.2H7a2.8 2.8 0 0 1 0-5.6h4zm2 0v2.2h4a2.8 2.8 0 0 1 0 5.6h-4V17h4a5 5 0 0 0 0-10zm-5 3.9h8v2.2H8z';
