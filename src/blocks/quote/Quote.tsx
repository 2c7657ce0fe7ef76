import { Quotes } from '#components/Quotes/Quotes.tsx';
import { Section } from '#components/Section/Section.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import type { BlockProps } from '../page.ts';
import type { quote } from './fields.ts';

/** A quote of one person, with a link to its source if the owner gave one. */
export function Quote({ content, place, page: { outside } }: BlockProps<typeof quote>) {
  const { title, text, who, link } = content;
  return (
    <Section {...place} title={title}>
      <Quotes
        items={[{ text, who, to: link === undefined ? undefined : outside(link) }]}
        source={interfaceWords.source}
      />
    </Section>
  );
}
