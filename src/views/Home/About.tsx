import { Section } from '#components/Section/Section.tsx';
import { Tile } from '#components/Tile/Tile.tsx';
import { anchors } from '#lib/links.ts';
import styles from './About.module.css';
import type { HomeProps } from './props.ts';

const tiles = [
  { motif: 'quarto', pair: ['ink', 'primary-light'], turn: 3 },
  { motif: 'fluxo', pair: ['second', 'second-light'], turn: 1 },
  { motif: 'folha', pair: ['third', 'third-light'], turn: 0 },
] as const;

export function About({ content: { about: content } }: HomeProps) {
  return (
    <Section id={anchors.about} anchor title={content.title}>
      <div className={styles.statement}>
        <p>{content.statement}</p>
        <p>{content.craft}</p>
      </div>
      <ul role="list" className={styles.values}>
        {content.values.map(({ title, text }, index) => (
          <li key={title} className={styles.value}>
            <div className={styles.tile}>
              <Tile {...(tiles[index] ?? tiles[0])} />
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <div>
          <h3>{content.audienceTitle}</h3>
          <ul role="list" className={styles.audience}>
            {content.audience.map((who) => (
              <li key={who}>{who}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{content.principlesTitle}</h3>
          <dl className={styles.principles}>
            {content.principles.map(({ title, text }) => (
              <div key={title} className={styles.principle}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
