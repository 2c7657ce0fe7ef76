/**
 * What the built site may weigh, in bytes after brotli, and what a visitor gains
 * by it. A build that is heavier fails.
 */
export const budgets = {
  /** A page with its CSS and the response's headers is read after one round trip: ten segments of a fresh connection. */
  flight: 14_600,
  /** A page's HTML with its CSS: an owner's people, works and words find room before a visitor waits for a second round trip. */
  homeHtml: 12_620,
  html: 9_650,
  /** The scripts before any interaction: a cheap phone has nothing to compute before it shows the page. */
  homeScripts: 1_020,
  scripts: 580,
  /** The one font file: on a slow network it comes early enough to be used on the first page. */
  font: 19_200,
  /** The font file of any other family that an owner may choose. */
  otherFont: 30_000,
  /** All that is loaded before the visitor does anything, and the marks: a page costs next to nothing of a small data plan. */
  load: 34_200,
  /** A share card: a chat shows the picture at once. */
  shareCard: 40_000,
  /** Elements in the home page's body: scrolling and typing stay smooth on a cheap phone. */
  homeElements: 530,
};
