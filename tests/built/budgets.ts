/**
 * The weights that the built site may have, in bytes after brotli. A build that
 * is heavier fails: make it lighter, or say in a decision record why not.
 */
export const budgets = {
  /** A page's HTML with all of its CSS: what fits into the first flight of a fresh connection. */
  html: 14_600,
  /** The scripts that run before any interaction. */
  homeScripts: 3_000,
  servicePageScripts: 1_000,
  /** The one font file, as it is served. */
  font: 24_000,
  /** Everything that a visitor loads before doing anything. */
  load: 60_000,
  /** Elements on the home page. */
  homeElements: 800,
};
