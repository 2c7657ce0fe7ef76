/**
 * The weights that the built site may have, in bytes after brotli: what was
 * reached, and at most a twentieth more. A build that is heavier fails: make it
 * lighter, or say in a decision record why not.
 */
export const budgets = {
  /** The first flight of a fresh connection, headers included: a heavier page takes a round trip more. */
  flight: 14_600,
  /** A page's HTML with all of its CSS. */
  homeHtml: 10_600,
  html: 7_400,
  /** What more they may weigh where the site lives in a folder, which every link names, or the form is delivered. */
  configured: 100,
  /** The scripts that run before any interaction. */
  homeScripts: 860,
  scripts: 370,
  /** The one font file, as it is served. */
  font: 19_200,
  /** Everything that a visitor loads before doing anything, and the marks, which come when they are near. */
  load: 32_700,
  /** A share card, as it is served: no visitor loads it, and other words and walls than these weigh more. */
  shareCard: 40_000,
  /** Elements in the home page's body: those of its head are never laid out. */
  homeElements: 470,
};
