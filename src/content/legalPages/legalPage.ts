import { keysOf } from '#lib/keysOf.ts';

/** The paths of the optional pages about the site itself, by their names in `site.yaml`. */
export const legalPaths = { privacy: '/privacidade', accessibility: '/acessibilidade' } as const;

/** The words of a page about the site itself. */
export type LegalPage = { title: string; lead: string; parts: readonly Part[] };

type Part = {
  title: string;
  texts: readonly string[];
  points?: readonly { title: string; text: string }[];
  /** Whether the part ends with the ways to reach the owner. */
  asks?: true;
};

/** The paths of the pages that the owner added. */
export const chosenLegalPaths = (pages: { [Name in keyof typeof legalPaths]?: boolean | undefined } = {}): string[] =>
  keysOf(legalPaths).flatMap((name) => (pages[name] ? legalPaths[name] : []));
