import { Link } from '#components/Link/Link.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { ServiceContent } from '#content/schema/service.ts';
import type { Links } from '#lib/links.ts';
import styles from './Questions.module.css';

type QuestionsProps = ServiceContent['questions'] & { id: string; links: Links };

/** Questions that visitors have before they write to the owner, with the answers. */
export function Questions({ id, title, items, links }: QuestionsProps) {
  return (
    <Section id={id} title={title}>
      <ul role="list" className={styles.list}>
        {items.map(({ question, answer, link }) => {
          const to = link && links[link.to];
          return (
            <li key={question} className={styles.item}>
              <h3>{question}</h3>
              {to ? (
                <div>
                  <p>{answer}</p>
                  <Link to={to} look="underlined" icon="right">
                    {link.label}
                  </Link>
                </div>
              ) : (
                <p>{answer}</p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
