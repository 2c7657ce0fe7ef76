import { Section } from '#components/Section/Section.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import type { BlockProps } from '../pageContext.ts';
import styles from './Facts.module.css';
import type { facts } from './fields.ts';

/** Facts side by side; on a service's page also the price. */
export function Facts({ content: { items }, position, page }: BlockProps<typeof facts>) {
  return (
    <Section position={position} label={interfaceWords.servicePage.factsTitle}>
      <dl className={styles.root} data-facts="">
        {[...items, ...page.price].map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
