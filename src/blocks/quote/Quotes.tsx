import { Link } from '#components/Link/Link.tsx';
import { Section } from '#components/Section/Section.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import { type BlockProps, otherSite } from '../pageContext.ts';
import type { quote, testimonials } from './fields.ts';
import styles from './Quotes.module.css';

/** The words of one person or of several. Each has a link to its source, or says that the person allowed it. */
export function Quotes({ content, position }: BlockProps<typeof quote | typeof testimonials>) {
  const { source, lists } = interfaceWords;
  const items = content.kind === 'quote' ? [{ ...content, authorized: false }] : (content.items ?? []);
  return (
    <Section position={position} title={content.title}>
      <ul role="list" className={styles.root}>
        {items.map(({ text, who, link, authorized }) => (
          <li key={who}>
            <figure>
              <blockquote>
                <p>{`“${text}”`}</p>
              </blockquote>
              <figcaption>
                <strong>{who}</strong>
                {link && (
                  <Link to={otherSite(link)} look="underlined" about={`: ${who}`}>
                    {source}
                  </Link>
                )}
                {!link && authorized && <span>{lists.authorized}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
