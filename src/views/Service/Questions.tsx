import { Section } from '#components/Section/Section.tsx';
import type { ServiceContent } from '#content/schema/service.ts';
import styles from './Questions.module.css';

type QuestionsProps = ServiceContent['questions'] & { id: string };

/** What a visitor still wants to know before writing: what from me, what does it cost, what if, what next. */
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
