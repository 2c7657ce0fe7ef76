import {
  siBluesky,
  siDiscord,
  siFacebook,
  siGithub,
  siGitlab,
  siGmail,
  siGooglesheets,
  siInstagram,
  siMake,
  siMastodon,
  siMedium,
  siN8n,
  siNotion,
  siPinterest,
  siSignal,
  siSpotify,
  siTelegram,
  siThreads,
  siTiktok,
  siTrello,
  siTwitch,
  siWhatsapp,
  siX,
  siYoutube,
  siZapier,
} from 'simple-icons';
import svgpath from 'svgpath';
import type { PlatformName } from './platforms.ts';

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
  bluesky: slim(siBluesky.path),
  facebook: slim(siFacebook.path),
  gitlab: slim(siGitlab.path),
  mastodon: slim(siMastodon.path),
  medium: slim(siMedium.path),
  pinterest: slim(siPinterest.path),
  signal: slim(siSignal.path),
  spotify: slim(siSpotify.path),
  threads: slim(siThreads.path),
  tiktok: slim(siTiktok.path),
  twitch: slim(siTwitch.path),
  x: slim(siX.path),
} satisfies Record<PlatformName, string>;

/** The sign of a site without a logo: two links of a chain. */
export const plainSign =
  'M11 7H7a5 5 0 0 0 0 10h4v-2.2H7a2.8 2.8 0 0 1 0-5.6h4zm2 0v2.2h4a2.8 2.8 0 0 1 0 5.6h-4V17h4a5 5 0 0 0 0-10zm-5 3.9h8v2.2H8z';
