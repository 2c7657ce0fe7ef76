/**
 * The weights that the built site may have, in bytes after brotli: what was
 * reached, and a twentieth more. A build that is heavier fails: make it
 * lighter, or say in a decision record why not.
 */
export const budgets = {
  /** A page's HTML with all of its CSS. The first flight of a fresh connection is 14,600 bytes, headers included. */
  homeHtml: 12_000,
  html: 9_250,
  /** The scripts that run before any interaction. */
  homeScripts: 2_150,
  scripts: 400,
  /** The one font file, as it is served. */
  font: 22_500,
  /** Everything that a visitor loads before doing anything. */
  load: 39_600,
  /** Elements on the home page. */
  homeElements: 440,
};
