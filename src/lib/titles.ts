/** The home page's title: the brand first, for people who search for it. */
export function homeTitle(brand: string, headline: string): string {
  return `${brand} | ${headline}`;
}

/** The title of every other page: the page's name first, because the brand is the same on all pages. */
export function pageTitle(name: string, brand: string): string {
  return `${name} | ${brand}`;
}

/** The copyright line, with the year of the build. */
export function copyrightLine(legalName: string, today: Date): string {
  return `© ${today.getFullYear()} ${legalName}`;
}
