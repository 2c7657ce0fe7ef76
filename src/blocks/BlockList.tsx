import type { ReactNode } from 'react';
import { Level } from '#components/Heading/Heading.tsx';
import type { PageContext } from './pageContext.ts';
import type { PlacedBlock } from './views.ts';

type BlockListProps = {
  blocks: readonly PlacedBlock[];
  page: PageContext;
  /** The contact form. */
  children?: ReactNode;
};

/** The blocks of a page, in their order. */
export function BlockList({ blocks, page, children }: BlockListProps) {
  return blocks.map(({ position, draw }) => (
    <Level key={position.id} value={position.level}>
      {draw({ ...page, form: children })}
    </Level>
  ));
}
