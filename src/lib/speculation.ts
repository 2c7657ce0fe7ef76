/**
 * The speculation rules by which browsers prerender only pages of this site, when a visitor's pointer rests on their
 * link or a finger touches it. Files, whose names have a dot, are no pages. Browsers that save data or battery do not
 * prerender.
 * Source: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(base: string): object {
  const pages = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }] };
  // Not `eager`: with it, Chromium 138 prerenders every linked page at load.
  return { prerender: [{ where: pages, eagerness: 'moderate' }] };
}
