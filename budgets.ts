/**
 * The size limits of the built site, and the benefit of each limit for visitors. Sizes are in bytes; pages and scripts
 * are measured after brotli. A test fails if the built site exceeds a limit.
 */
export const budgets = {
  /**
   * A page with its CSS and the response headers arrives in one round trip. On a new connection, a server sends ten TCP
   * segments before it waits for an acknowledgement.
   */
  flight: 16_700,
  /** The response headers of a page. Most of their bytes are the security policy with its hashes. */
  headers: 1_390,
  /** The inline scripts of the home page and of each other page: they do not delay the page on a cheap phone. */
  homeScripts: 3_000,
  scripts: 590,
  /** The font file of the default family: on a slow network it arrives early enough to be used on the first page. */
  font: 19_200,
  /** The font file of any other family that an owner may choose. */
  otherFont: 30_000,
  /**
   * Everything that a page loads before any interaction, plus the file of the platforms' logos: a page uses almost
   * nothing of a small data plan.
   */
  load: 40_000,
  /** A share card: chats show it at once. */
  shareCard: 40_000,
  /** The number of elements in the home page's body: scrolling and typing stay smooth on a cheap phone. */
  homeElements: 700,
};
