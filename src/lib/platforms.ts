/** The platforms with a logo. The number of a platform in this list is in the pages, so new ones come last. */
export const platformNames = [
  'discord',
  'github',
  'gmail',
  'googlesheets',
  'instagram',
  'make',
  'n8n',
  'notion',
  'telegram',
  'trello',
  'whatsapp',
  'youtube',
  'zapier',
  'bluesky',
  'facebook',
  'gitlab',
  'mastodon',
  'medium',
  'pinterest',
  'signal',
  'spotify',
  'threads',
  'tiktok',
  'twitch',
  'x',
] as const;

export type PlatformName = (typeof platformNames)[number];

/** The number of a platform in the pages. A site without a logo has a number too: that of the plain sign. */
export const numberOf = (name: PlatformName | undefined): number => (name ? platformNames.indexOf(name) : -1);

/** Whether a text is only the name of a platform, such as “GitHub”. Browsers must not translate it. */
export const isPlatformName = (text: string): boolean => platformNames.some((name) => name === text.toLowerCase());

/** Hosts that do not have the name of their platform before the last dot. */
const hosts: Readonly<Record<string, PlatformName>> = {
  't.me': 'telegram',
  'wa.me': 'whatsapp',
  'youtu.be': 'youtube',
  'bsky.app': 'bluesky',
  'x.com': 'x',
  'twitter.com': 'x',
};

/** The platform of an address, by the name before the last dot of its host; undefined if it has no logo. */
export function platformOf(address: string): PlatformName | undefined {
  if (!URL.canParse(address)) return undefined;
  const [name = '', end = ''] = new URL(address).hostname.split('.').slice(-2);
  const known = hosts[`${name}.${end}`];
  // Many hosts have a name of one letter.
  return known ?? platformNames.find((one) => one === name && one.length > 1);
}
