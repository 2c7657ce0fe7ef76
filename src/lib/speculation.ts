/**
 * The speculation rules: browsers prerender only pages of this site, when the pointer rests on a link or a finger
 * touches it. URLs with a dot are files, not pages. A link with a query leads to the form, and says what the message is
 * about: the server learns that only if the visitor follows the link. Browsers do not prerender in a data or battery
 * saving mode, or on a device with little memory.
 * Source: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(base: string): object {
  const pages = {
    and: [
      { href_matches: `${base}/*` },
      { not: { href_matches: `${base}/*.*` } },
      { not: { selector_matches: '[href*="?"]' } },
    ],
  };
  // Not `eager`: with it, Chromium 138 prerenders every linked page at load.
  return { prerender: [{ where: pages, eagerness: 'moderate' }] };
}
