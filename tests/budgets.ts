/**
 * The size limits of the built site, and the benefit of each limit for visitors. Sizes are in bytes; pages and scripts
 * are measured after brotli. A test fails if the built demonstration exceeds a limit.
 */
export const budgets = {
  /**
   * The part of a page that a browser needs to paint the first screen: the head, all styles, the header, and the block
   * with the title. On a new connection, nginx, Caddy and Cloudflare send this much before they wait for an answer.
   */
  firstScreen: 10_000,
  /** A whole page. */
  page: 20_000,
  /** The scripts that run before any interaction: they do not delay a page on a cheap phone. */
  scripts: 3_000,
  /** The font file of the default family: on a slow network it arrives early enough to be used on the first page. */
  font: 19_200,
  /** The font file of any other family that an owner may choose. */
  otherFont: 30_000,
  /** A share card: chats show it at once. */
  shareCard: 40_000,
};
