import { minify } from 'html-minifier-next';
import { type HTMLElement, parse } from 'node-html-parser';
import { parse as parseAsBrowser, serialize } from 'parse5';

/**
 * Leaves out of a built page what every browser reads without: end tags and tags
 * that HTML calls optional, quotation marks around values without a space, white
 * space between blocks, the format of the one font. The document is the same.
 */
export function slimMarkup(html: string): Promise<string> {
  return minify(html.replace(' type="font/woff2"', ''), {
    // SVG's attributes have capitals.
    caseSensitive: true,
    collapseWhitespace: true,
    removeAttributeQuotes: true,
    removeOptionalTags: true,
  });
}

/** The page again with the tags that were left out, as a browser without scripts understands it. */
export function wholeMarkup(html: string): string {
  return serialize(parseAsBrowser(html, { scriptingEnabled: false }));
}

/** A page as a document to ask: what was left out is there again, and scripts and styles are text. */
export function readPage(html: string): HTMLElement {
  return parse(wholeMarkup(html), { blockTextElements: { script: true, style: true } });
}
