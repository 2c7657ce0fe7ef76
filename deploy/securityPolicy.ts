import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';

/** The hashes of a page's inline scripts and styles, in the policy's format: `'sha256-…'`. */
export type InlineHashes = { scripts: Set<string>; styles: Set<string> };

/** The error for a built page that contains something the security policy would block. */
export class UnsafePageError extends Error {
  override name = 'UnsafePageError';
}

const FETCHING =
  'script[src], link[href], img[src], source[src], video[src], audio[src], iframe[src], object[data], use[href]';
/** The `rel` values of links that the browser does not fetch. */
const NAMING = new Set(['canonical', 'alternate']);

/** The types of script elements that contain data, which browsers do not run. */
const DATA = new Set(['application/json', 'application/ld+json']);

/**
 * Hashes the inline scripts and styles of a built page.
 * @throws {UnsafePageError} if the policy would block a part of the page: an inline style
 *   attribute, an inline event handler, or anything that is fetched from another origin.
 */
export function hashInline(html: string, page: string): InlineHashes {
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
  for (const element of root.querySelectorAll('*')) refuseUnsafe(element, page);
  for (const element of root.querySelectorAll(FETCHING)) refuseForeign(element, page);
  return {
    scripts: new Set(
      root
        .querySelectorAll('script:not([src])')
        .filter((script) => !DATA.has(script.getAttribute('type') ?? ''))
        .map((script) => hash(script.rawText)),
    ),
    styles: new Set(root.querySelectorAll('style').map((style) => hash(style.rawText))),
  };
}

function refuseUnsafe(element: HTMLElement, page: string): void {
  for (const name of Object.keys(element.attributes)) {
    if (name === 'style' || /^on/i.test(name)) {
      throw new UnsafePageError(
        `${page}: <${element.rawTagName}> has a ${name} attribute, which the security policy blocks. Use a class, or a listener in src/scripts.`,
      );
    }
  }
}

function refuseForeign(element: HTMLElement, page: string): void {
  if (NAMING.has(element.getAttribute('rel') ?? '')) return;
  const address = element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('data') ?? '';
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) {
    throw new UnsafePageError(
      `${page}: <${element.rawTagName}> loads ${address}. Everything must come from the site itself.`,
    );
  }
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The sources that the policy allows for connections and for form targets. */
export type Allowed = { connections: readonly string[]; forms: string };

/**
 * The Content-Security-Policy that allows only the site's files, the hashed scripts and styles, and the sources in
 * `Allowed`.
 */
export function securityPolicy({ scripts, styles }: InlineHashes, { connections, forms }: Allowed): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].sort().join(' ')}`.trim(),
    `style-src ${[...styles].sort().join(' ')}`.trim(),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    `form-action ${forms}`,
    "base-uri 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
