import {
  siDiscord,
  siGithub,
  siGmail,
  siGooglesheets,
  siInstagram,
  siMake,
  siN8n,
  siNotion,
  siTelegram,
  siTrello,
  siWhatsapp,
  siYoutube,
  siZapier,
} from 'simple-icons';
import svgpath from 'svgpath';
import { keysOf } from './keysOf.ts';

/**
 * Rounds coordinates to a tenth of a unit, to halve the bytes. At text size, a tenth of a unit is less than a tenth of
 * a pixel.
 */
const slim = (path: string) => svgpath(path).rel().round(1).toString();

/** The platforms' official logos, as SVG path data on a 24 x 24 grid. Source: simple-icons (CC0). */
export const platformLogos = {
  discord: slim(siDiscord.path),
  github: slim(siGithub.path),
  gmail: slim(siGmail.path),
  googlesheets: slim(siGooglesheets.path),
  instagram: slim(siInstagram.path),
  make: slim(siMake.path),
  n8n: slim(siN8n.path),
  notion: slim(siNotion.path),
  telegram: slim(siTelegram.path),
  trello: slim(siTrello.path),
  whatsapp: slim(siWhatsapp.path),
  youtube: slim(siYoutube.path),
  zapier: slim(siZapier.path),
} as const;

export type PlatformName = keyof typeof platformLogos;

/** The names of the logos. The build draws the logos in this order in `platforms.svg`. */
export const platformNames = keysOf(platformLogos);

/** Whether a text is only the name of a platform, such as “GitHub”. Browsers must not translate it. */
export const isPlatformName = (text: string): boolean => platformNames.some((name) => name === text.toLowerCase());
