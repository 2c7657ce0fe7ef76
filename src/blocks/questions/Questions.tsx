import { Below, Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { Section } from '#components/Section/Section.tsx';
import { type BlockProps, targetIn } from '../pageContext.ts';
import type { questions } from './fields.ts';
import styles from './Questions.module.css';

/** Questions that visitors have before they write to the owner, with the answers. */
export function Questions({ content: { title, items }, position, page }: BlockProps<typeof questions>) {
  return (
    <Section position={position} title={title}>
      <ul role="list" className={styles.list}>
        {items.map(({ question, answer, link }) => {
          const to = link && page.links[link.to];
          return (
            <li key={question} className={styles.item}>
              <Heading>{question}</Heading>
              <Below>
                <RichText text={answer} targetOf={targetIn(page.links)} />
              </Below>
              {to && (
                <Link to={to} look="underlined" icon="right">
                  {link.label}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
