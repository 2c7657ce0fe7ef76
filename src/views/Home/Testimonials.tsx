import { Link } from '#components/Link/Link.tsx';
import { Section } from '#components/Section/Section.tsx';
import { anchors } from '#lib/links.ts';
import type { HomeProps } from './props.ts';
import styles from './Testimonials.module.css';

/** Testimonials, with links to their sources. */
export function Testimonials({ content: { testimonials: content }, outside }: HomeProps) {
  if (!content.items) return null;
  return (
    <Section id={anchors.testimonials} anchor title={content.title} tone="quiet">
      <ul role="list" className={styles.root}>
        {content.items.map(({ text, who, link }) => (
          <li key={who}>
            <figure>
              <blockquote>
                <p>{`“${text}”`}</p>
              </blockquote>
              <figcaption>
                <strong>{who}</strong>
                <Link to={outside(link)} look="underlined" about={`: ${who}`}>
                  {content.source}
                </Link>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
