import { keysOf, mapValues } from './keysOf.ts';

/**
 * The platforms with a logo: the name of the icon in simple-icons, the icon's title there, and the platform's hosts, with
 * their subdomains. A host where people have sites of their own, such as github.io, is not the platform. The titles are
 * here because the editor's form also needs them, and all of simple-icons has 5 MB.
 */
export const platforms = {
  behance: ['Behance', 'behance.net', 'be.net'],
  bluesky: ['Bluesky', 'bsky.app'],
  discord: ['Discord', 'discord.com', 'discord.gg'],
  facebook: ['Facebook', 'facebook.com', 'fb.com', 'fb.me'],
  github: ['GitHub', 'github.com'],
  gitlab: ['GitLab', 'gitlab.com'],
  gmail: ['Gmail', 'gmail.com', 'mail.google.com'],
  googlemaps: ['Google Maps', 'maps.google.com', 'maps.app.goo.gl'],
  googlesheets: ['Google Sheets', 'sheets.google.com'],
  ifood: ['iFood', 'ifood.com.br'],
  instagram: ['Instagram', 'instagram.com', 'instagr.am', 'ig.me'],
  linktree: ['Linktree', 'linktr.ee'],
  make: ['Make', 'make.com'],
  mastodon: ['Mastodon', 'mastodon.social', 'mastodon.online', 'mastodon.com.br', 'bolha.us', 'ursal.zone'],
  medium: ['Medium', 'medium.com'],
  n8n: ['n8n', 'n8n.io', 'n8n.cloud'],
  notion: ['Notion', 'notion.so', 'notion.com', 'notion.site'],
  pinterest: ['Pinterest', 'pinterest.com', 'pin.it'],
  signal: ['Signal', 'signal.org', 'signal.me', 'signal.group'],
  soundcloud: ['SoundCloud', 'soundcloud.com'],
  spotify: ['Spotify', 'spotify.com', 'spotify.link'],
  substack: ['Substack', 'substack.com'],
  telegram: ['Telegram', 't.me', 'telegram.me', 'telegram.org'],
  threads: ['Threads', 'threads.com', 'threads.net'],
  tiktok: ['TikTok', 'tiktok.com'],
  trello: ['Trello', 'trello.com'],
  twitch: ['Twitch', 'twitch.tv'],
  vimeo: ['Vimeo', 'vimeo.com'],
  whatsapp: ['WhatsApp', 'wa.me', 'whatsapp.com'],
  x: ['X', 'x.com', 'twitter.com'],
  youtube: ['YouTube', 'youtube.com', 'youtu.be'],
  zapier: ['Zapier', 'zapier.com'],
} as const satisfies Record<string, readonly [title: string, ...hosts: string[]]>;

export type PlatformName = keyof typeof platforms;

/** The platforms, with the labels that the form shows. */
export const platformNames = mapValues(platforms, ([title]) => title);

/** Whether a text is only the name of a platform, such as “GitHub”. Browsers must not translate it. */
export const isPlatformName = (text: string): boolean =>
  Object.values(platforms).some(([title]) => title.toLowerCase() === text.toLowerCase());

/** The platform of an address, by its host; undefined if it has no logo. */
export function platformOf(address: string): PlatformName | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const isHere = (host: string) => `.${hostname}`.endsWith(`.${host}`);
  return keysOf(platforms).find((name) => platforms[name].slice(1).some(isHere));
}
