import { Link } from '#components/Link/Link.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Tile } from '#components/Tile/Tile.tsx';
import { firstPair } from '#look/walls/walls.ts';
import type { BlockProps } from '../pageContext.ts';
import type { impact } from './fields.ts';
import styles from './Impact.module.css';

/** The turns of the ten tiles that stand for paying clients, chosen to look hand-made. */
const turns = [0, 1, 0, 1, 1, 0, 1, 0, 0, 1] as const;

/** Ten tiles stand for paying clients, the eleventh for a free service. */
export function Impact({ content, position, page: { links, tile } }: BlockProps<typeof impact>) {
  const [colour, light] = firstPair(tile.accent);
  return (
    <>
      <Section position={position} title={content.title} large>
        <div className={styles.tiles}>
          {turns.map((turn, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles differ only in their position
            <Tile key={index} motif="folha" pair={[light, colour]} turn={turn} />
          ))}
          <div data-highlighted="">
            <Tile motif="folha" pair={['highlight', 'ink']} />
          </div>
        </div>
        <div className={styles.text}>
          <p className={styles.lead} data-lead="">
            {content.text}
          </p>
          {content.lead && <p>{content.lead}</p>}
          {content.points && (
            <dl className={styles.points}>
              {content.points.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <Link to={links.contact} look="strong">
            {content.call}
          </Link>
        </div>
      </Section>
      {position.ground === 'accent' && <div className={styles.edge} data-screen="" />}
    </>
  );
}
