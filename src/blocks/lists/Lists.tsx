import { Columns } from '#components/Columns/Columns.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../pageContext.ts';
import type { lists as fields } from './fields.ts';

/** Lists side by side, below the heading. A single list is beside it, because below it would leave a column empty. */
export function Lists({ content: { title, lead, lists }, position, page: { languageOf } }: BlockProps<typeof fields>) {
  const alone = lists.length === 1;
  return (
    <Section position={position} title={title} lead={lead} columns={alone}>
      <Columns
        place={alone ? 'beside' : undefined}
        items={lists.map((one) => ({
          ...one,
          lang: languageOf(one.title),
          list: (
            <ul role="list" data-marks="">
              {one.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ),
        }))}
      />
    </Section>
  );
}
