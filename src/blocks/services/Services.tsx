import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import { raised } from '#components/Section/place.ts';
import { Section } from '#components/Section/Section.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import { linkAbout } from '#lib/links.ts';
import { muralName, serviceMural } from '#look/walls/walls.ts';
import type { BlockProps } from '../pageContext.ts';
import type { services as fields } from './fields.ts';
import styles from './Services.module.css';

/** A card for each service. */
export function Services({ content, position, page: { links, services } }: BlockProps<typeof fields>) {
  const { services: words, free } = interfaceWords;
  return (
    <Section position={position} title={content.title} lead={content.lead}>
      <ul role="list" className={styles.cards}>
        {services.map(({ slug, name, summary, tile, free: isFree, page }, index) => (
          <li key={name} className={styles.card} {...raised}>
            {/* Only the last two cards can be wider than the others. */}
            <div className={styles.mural} id={muralName(slug)} data-screen="">
              <Mural {...serviceMural(tile, index < services.length - 2 ? 6 : 12, 2)} />
            </div>
            <div className={styles.text}>
              <div className={styles.title}>
                <Heading>{name}</Heading>
                {isFree && <strong data-tag="">{free}</strong>}
              </div>
              <p>{summary}</p>
              <div className={styles.calls}>
                <Link to={linkAbout(links.contact, slug)} look="strong" about={name}>
                  {words.hire}
                </Link>{' '}
                <Link to={page} look="underlined" about={`sobre ${name}`} printed>
                  {words.more}
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
