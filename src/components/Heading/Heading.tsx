import { createContext, type ReactNode, use } from 'react';

/** The level of the headings at a position of the page. */
export const Level = createContext(2);

type HeadingProps = { id?: string; lang?: string | undefined; children: ReactNode };

/** A heading of the level at its position, so that no level is skipped whatever is above. */
export function Heading(props: HeadingProps) {
  const Tag = `h${use(Level)}` as 'h1' | 'h2' | 'h3' | 'h4';
  return <Tag {...props} />;
}

/** The content below a heading: its own headings are one level lower. */
export function Below({ children }: { children: ReactNode }) {
  return <Level value={use(Level) + 1}>{children}</Level>;
}
