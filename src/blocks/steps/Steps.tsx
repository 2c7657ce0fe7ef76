import { Section } from '#components/Section/Section.tsx';
import { StepList } from '#components/StepList/StepList.tsx';
import type { BlockProps } from '../page.ts';
import type { steps } from './fields.ts';

/** Numbered steps beside their title. */
export function Steps({ content: { title, lead, items }, place }: BlockProps<typeof steps>) {
  return (
    <Section {...place} title={title} lead={lead} columns>
      <div data-place="beside">
        <StepList items={items} />
      </div>
    </Section>
  );
}
