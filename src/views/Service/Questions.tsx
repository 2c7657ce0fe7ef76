import { Section } from '#components/Section/Section.tsx';
import type { ServiceContent } from '#content/schema/service.ts';
import styles from './Questions.module.css';

type QuestionsProps = ServiceContent['questions'] & { id: string };

/** Questions that visitors have before writing: their own part, the cost, doubts, and the next steps. */
export function Questions({ id, title, items }: QuestionsProps) {
  return (
    <Section id={id} title={title}>
      <ul role="list" className={styles.list}>
        {items.map(({ question, answer }) => (
          <li key={question} className={styles.item}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
