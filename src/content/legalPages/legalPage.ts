/** The words of a page about the site itself. */
export type LegalPage = { title: string; lead: string; parts: readonly Part[] };

type Part = {
  title: string;
  texts: readonly string[];
  points?: readonly { title: string; text: string }[];
  /** Whether the part ends with the ways to reach the owner. */
  asks?: true;
};
