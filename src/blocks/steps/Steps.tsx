import { Section } from '#components/Section/Section.tsx';
import { StepList } from '#components/StepList/StepList.tsx';
import type { BlockProps } from '../pageContext.ts';
import type { steps } from './fields.ts';
import { Staircase } from './Staircase.tsx';
import styles from './Steps.module.css';

/** Numbered steps: two to four below a wall that grows with each step, others beside their title. */
export function Steps({ content: { title, lead, items }, position, page: { tile } }: BlockProps<typeof steps>) {
  const count = items.length;
  const climbs = count > 1 && count < 5;
  return (
    <Section {...position} title={title} lead={lead} columns>
      {climbs && (
        <div className={styles.wall} data-place="below" data-count={count} aria-hidden>
          <Staircase tile={tile} steps={count} />
        </div>
      )}
      <div data-place={climbs ? 'below' : 'beside'}>
        <StepList items={items} />
      </div>
    </Section>
  );
}
