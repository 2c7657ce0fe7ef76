/**
 * The rules by which a browser prepares pages ahead of a visit: those of this
 * site alone, when a visitor's pointer or finger makes for their link. Browsers
 * that save data or battery do not.
 * Source: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(base: string): object {
  return { prerender: [{ where: { href_matches: `${base}/*` }, eagerness: 'eager' }] };
}
