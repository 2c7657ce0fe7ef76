/**
 * The speculation rules by which browsers prerender only pages of this site, when a
 * visitor's pointer or finger approaches their link. Browsers that save data or
 * battery do not prerender.
 * Source: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(base: string): object {
  return { prerender: [{ where: { href_matches: `${base}/*` }, eagerness: 'eager' }] };
}
