import { Columns } from '#components/Columns/Columns.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../pageContext.ts';
import type { items as fields } from './fields.ts';

/** Items, each below its title. */
export function Items({ content: { title, lead, items }, position, page }: BlockProps<typeof fields>) {
  return (
    <Section position={position} title={title} lead={lead}>
      <Columns items={items.map((item) => ({ ...item, lang: page.languageOf(item.title) }))} />
    </Section>
  );
}
