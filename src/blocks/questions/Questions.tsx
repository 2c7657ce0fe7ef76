import { Below, Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { Section } from '#components/Section/Section.tsx';
import { TILE } from '#look/walls/mural.ts';
import { type BlockProps, targetIn } from '../page.ts';
import type { questions } from './fields.ts';
import styles from './Questions.module.css';

/** Questions that visitors have before they write to the owner, with the answers. */
export function Questions({ content: { title, items }, place, page }: BlockProps<typeof questions>) {
  const { links, tilesId } = page;
  return (
    <>
      {tilesId && <Frieze tiles={tilesId} />}
      <Section {...place} title={title}>
        <ul role="list" className={styles.list}>
          {items.map(({ question, answer, link }) => {
            const to = link && links[link.to];
            return (
              <li key={question} className={styles.item}>
                <Heading>{question}</Heading>
                <div className={styles.answer}>
                  <Below>
                    <RichText text={answer} targetOf={targetIn(page)} />
                  </Below>
                  {to && (
                    <Link to={to} look="underlined" icon="right">
                      {link.label}
                    </Link>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
    </>
  );
}

/** The length of a row of the page's tiles, which are twelve. */
const LENGTH = 12 * TILE;

/** One row of the page's tiles, twice. */
function Frieze({ tiles }: { tiles: string }) {
  return (
    <div className={styles.frieze}>
      <svg
        className={styles.row}
        width="1"
        height="1"
        viewBox={`0 0 ${2 * LENGTH} ${TILE}`}
        fill="none"
        preserveAspectRatio="xMinYMin slice"
        aria-hidden
      >
        {[0, LENGTH].map((start) => (
          // An SVG of its own clips the row, which is larger. The second covers the end of the first, so that no
          // hairline shows between them.
          <svg key={start} x={start} width={LENGTH + 0.5} height={TILE} aria-hidden>
            <use href={`#${tiles}`} />
          </svg>
        ))}
      </svg>
    </div>
  );
}
