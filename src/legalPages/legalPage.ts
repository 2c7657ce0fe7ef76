import { dayOf, saidDay } from '#lib/dates.ts';
import { keysOf } from '#lib/keysOf.ts';

/** The optional pages about the site itself: their names in `site.yaml`, and the last part of their URLs. */
export const legalPageSlugs = { privacy: 'privacidade', accessibility: 'acessibilidade' } as const;

export type LegalPageName = keyof typeof legalPageSlugs;

/** The words of a page about the site itself. */
export type LegalPage = { title: string; lead: string; parts: readonly Part[] };

type Part = {
  title: string;
  texts: readonly string[];
  points?: readonly { title: string; text: string }[];
  /** Whether the part ends with the ways to reach the owner. */
  asks?: true;
};

/** The pages that the owner added. */
export function chosenLegalPages(pages: { [Name in LegalPageName]?: boolean | undefined } = {}): LegalPageName[] {
  return keysOf(legalPageSlugs).filter((name) => pages[name]);
}

/** The paths of the pages that the owner added, from the root of the site. */
export const legalPaths = (pages: Parameters<typeof chosenLegalPages>[0]): string[] =>
  chosenLegalPages(pages).map((name) => `/${legalPageSlugs[name]}`);

/** The line with a page's build date. */
export const updatedLine = (today: Date): string => `Publicada em ${saidDay(dayOf(today))}`;
