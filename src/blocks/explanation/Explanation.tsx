import { Heading } from '#components/Heading/Heading.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../pageContext.ts';
import styles from './Explanation.module.css';
import type { explanation } from './fields.ts';
import { Figure } from './figures/Figure.tsx';

/** An explanation, with a figure beside its points. */
export function Explanation({ content, position, page: { languageOf, tilesId } }: BlockProps<typeof explanation>) {
  const { title, lead, items, picture } = content;
  // A path is as wide as the page.
  const columns = items !== undefined && picture.kind !== 'path';
  return (
    <Section {...position} title={title} lead={lead} columns={columns}>
      {items && (
        <ul role="list" className={styles.points}>
          {items.map((item) => (
            <li key={item.title}>
              <Heading lang={languageOf(item.title)}>{item.title}</Heading>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      )}
      <Figure figure={picture} tiles={tilesId} />
    </Section>
  );
}
