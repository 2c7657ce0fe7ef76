import { Heading } from '#components/Heading/Heading.tsx';
import { sectionPlace } from '#components/Section/place.ts';
import { Section } from '#components/Section/Section.tsx';
import { Tile } from '#components/Tile/Tile.tsx';
import type { BlockProps } from '../pageContext.ts';
import styles from './About.module.css';
import type { about } from './fields.ts';

const tiles = [
  { motif: 'quarto', pair: ['primary', 'primary-light'], turn: 3 },
  { motif: 'fluxo', pair: ['second', 'second-light'], turn: 1 },
  { motif: 'folha', pair: ['third', 'third-light'], turn: 0 },
] as const;

/** The owner: a statement, values, for whom, and principles. */
export function About({ content, position }: BlockProps<typeof about>) {
  return (
    <Section position={position} title={content.title} lead={content.statement} columns>
      {content.craft && <p className={styles.craft}>{content.craft}</p>}
      {content.values && (
        <ul role="list" className={styles.values} {...sectionPlace('beside')}>
          {content.values.map(({ title, text }, index) => (
            <li key={title} className={styles.value}>
              <Tile {...(tiles[index] ?? tiles[0])} />
              <div>
                <Heading>{title}</Heading>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {(content.audience || content.principles) && (
        <div className={styles.more} {...sectionPlace('below')}>
          {content.audience && (
            <div>
              <Heading>{content.audienceTitle}</Heading>
              <ul role="list" className={styles.rows}>
                {content.audience.map((line) => {
                  const [who = ''] = line.split(': ');
                  return (
                    <li key={line}>
                      <b>{who}</b>
                      {line.slice(who.length)}
                    </li>
                  );
                })}
              </ul>
            </div>
          )}
          {content.principles && (
            <div>
              <Heading>{content.principlesTitle}</Heading>
              <dl className={styles.rows}>
                {content.principles.map(({ title, text }) => (
                  <div key={title} className={styles.principle}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
