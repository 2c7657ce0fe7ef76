/** The home page's title: the brand first, for whoever searches for it. */
export function homeTitle(brand: string, headline: string): string {
  return `${brand} | ${headline}`;
}

/** Any other page's title: what tells it from its neighbours comes first. */
export function pageTitle(name: string, brand: string): string {
  return `${name} | ${brand}`;
}
