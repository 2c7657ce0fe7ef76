import { type Allowed, type InlineHashes, securityPolicy } from './securityPolicy.ts';

export type Header = readonly [name: string, value: string];

export const POLICY = 'Content-Security-Policy';

/**
 * The security policy of SVG files. An owner's logo may contain anything, so an SVG that is opened as a document runs and
 * loads nothing. Images and favicons are not affected: browsers apply no policy to them (Chromium 156, Firefox 153).
 */
export const DRAWING_POLICY = "sandbox; default-src 'none'";

/** The maximum length of a header value, in characters: Cloudflare ignores longer values in `_headers`. */
const LONGEST = 1900;

export type Promises = Allowed & {
  /** Whether HTTPS is also enforced on the host's subdomains: the owner's `security.subdomains`. */
  subdomains?: boolean | undefined;
};

/** The headers of every response, for every path and on every host. */
export function responseHeaders(hashes: InlineHashes, { subdomains = false, ...allowed }: Promises): Header[] {
  // `frame-ancestors` has no effect in a meta element.
  const policy = `${securityPolicy(hashes, allowed)}; frame-ancestors 'none'`;
  return [
    // With very many pages, the hashes are too long for one header. Then only each page's meta element has the hashes.
    [POLICY, policy.length <= LONGEST ? policy : policy.replace(/(?:default|script|style)-src[^;]*; /g, '')],
    ['Strict-Transport-Security', `max-age=63072000${subdomains ? '; includeSubDomains' : ''}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ];
}
