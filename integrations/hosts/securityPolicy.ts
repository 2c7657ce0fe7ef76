import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';

/** The hashes of a page's inline scripts and styles, as a policy has them: `'sha256-…'`. */
export type InlineHashes = { scripts: Set<string>; styles: Set<string> };

/** A built page contains something that the security policy would block. */
export class UnsafePageError extends Error {
  override name = 'UnsafePageError';
}

const FETCHING =
  'script[src], link[href], img[src], source[src], video[src], audio[src], iframe[src], object[data], use[href]';
/** Links that name an address without fetching it. */
const NAMING = new Set(['canonical', 'alternate']);

/** Scripts that a browser keeps as text and never runs. */
const DATA = new Set(['application/json', 'application/ld+json']);

/**
 * Hashes everything inline in a built page.
 * @throws {UnsafePageError} on what the policy would block: an inline style
 *   attribute, an inline event handler, anything fetched from another origin.
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
    styles: hashStyles(root),
  };
}

/**
 * Hashes the styles of an SVG file. Nothing in it is rejected: browsers do not apply
 * the policy to an image or a favicon, and the site's own SVG files are trusted.
 */
export function hashDrawing(svg: string): Set<string> {
  return hashStyles(parse(svg, { blockTextElements: { style: true } }));
}

function hashStyles(root: HTMLElement): Set<string> {
  return new Set(root.querySelectorAll('style').map((style) => hash(style.rawText)));
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

/** All that pages may connect to, and send a form to without scripts, as sources of a policy. */
export type Allowed = { connections: readonly string[]; forms: "'self'" | "'none'" };

/** The Content-Security-Policy that allows what these pages hold, and nothing else. */
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
