import { type InlineHashes, securityPolicy } from './securityPolicy.ts';

export type Header = readonly [name: string, value: string];

/** Cloudflare leaves out what is longer in a line of `_headers`. */
const LONGEST = 1900;

export type Promises = {
  /** The one other origin that the pages may speak to. */
  origin?: string | undefined;
  /** Whether browsers are to ask for the host's subdomains by https alone, too: the owner's `security.subdomains`. */
  subdomains?: boolean | undefined;
};

/** Every header that every answer has, whatever is asked for and by whichever host it is served. */
export function responseHeaders(hashes: InlineHashes, { origin, subdomains = false }: Promises = {}): Header[] {
  // A page's own meta cannot deny framing.
  const policy = `${securityPolicy(hashes, origin)}; frame-ancestors 'none'`;
  return [
    // With very many kinds of pages their hashes are too long together: then each page's meta alone has its own.
    [
      'Content-Security-Policy',
      policy.length <= LONGEST ? policy : policy.replace(/(?:default|script|style)-src[^;]*; /g, ''),
    ],
    ['Strict-Transport-Security', `max-age=63072000${subdomains ? '; includeSubDomains; preload' : ''}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()'],
  ];
}
