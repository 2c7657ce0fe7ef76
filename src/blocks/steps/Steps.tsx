import { sectionPlace } from '#components/Section/place.ts';
import { Section } from '#components/Section/Section.tsx';
import { StepList } from '#components/StepList/StepList.tsx';
import type { BlockProps } from '../pageContext.ts';
import type { steps } from './fields.ts';

/** Numbered steps, beside their title. */
export const Steps = ({ content: { title, lead, items }, position }: BlockProps<typeof steps>) => (
  <Section position={position} title={title} lead={lead} columns>
    <div {...sectionPlace('beside')}>
      <StepList items={items} />
    </div>
  </Section>
);
