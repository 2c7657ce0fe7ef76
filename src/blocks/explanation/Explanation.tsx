import { Heading } from '#components/Heading/Heading.tsx';
import { sectionPlace } from '#components/Section/place.ts';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../pageContext.ts';
import styles from './Explanation.module.css';
import type { explanation } from './fields.ts';
import { Figure } from './figures/Figure.tsx';

/** An explanation, with a figure beside or below its points. */
export function Explanation({ content, position, page: { languageOf, tilesId } }: BlockProps<typeof explanation>) {
  const { title, lead, items, picture } = content;
  // These figures are as wide as the page, below the points.
  const isWide = picture.kind === 'path' || picture.kind === 'widths';
  return (
    <Section position={position} title={title} lead={lead} columns={items !== undefined}>
      {items && (
        <ul role="list" className={styles.points} {...sectionPlace(isWide ? 'beside' : undefined)}>
          {items.map((item) => (
            <li key={item.title}>
              <Heading lang={languageOf(item.title)}>{item.title}</Heading>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      )}
      <Figure figure={picture} place={isWide ? 'below' : 'beside'} tiles={tilesId} lead={lead} />
    </Section>
  );
}
