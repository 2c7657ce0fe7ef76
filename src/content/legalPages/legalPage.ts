/** The words of a page about the site itself. */
export type LegalPage = { title: string; lead: string; parts: readonly Part[] };

type Part = {
  title: string;
  texts: readonly string[];
  /** A list: the title and the text of each point. */
  points?: Readonly<Record<string, string>>;
  /** Whether the part ends with the ways to reach the owner. */
  asks?: true;
};
