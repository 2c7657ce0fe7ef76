/**
 * The title of a page. On the home page, the brand is first, for people who search for it; on the others, the page's
 * name, because the brand is the same on all pages.
 */
export function pageTitle(first: string, second: string): string {
  return `${first} | ${second}`;
}

/** The copyright line, with the year of the build. */
export function copyrightLine(legalName: string, today: Date): string {
  return `© ${today.getFullYear()} ${legalName}`;
}
