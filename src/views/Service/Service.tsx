import { Lead } from '#components/Lead/Lead.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import { PlatformLogo } from '#components/PlatformLogo/PlatformLogo.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import type { ServiceContent } from '#content/schema/service.ts';
import type { Links, Target } from '#lib/links.ts';
import type { PlatformName } from '#lib/platformLogos.ts';
import { ownColours } from '#look/palette/palette.ts';
import { serviceMural } from '#look/walls/serviceTile.ts';
import { Neighbours, type NeighboursProps } from './Neighbours.tsx';
import { Questions } from './Questions.tsx';
import styles from './Service.module.css';
import { ServiceSection } from './ServiceSection.tsx';

type ServiceProps = {
  content: ServiceContent;
  mural: string;
  labels: { back: string; free: string; facts: string; channels: string };
  links: Links;
  channels: readonly { label: string; who: string; mark: PlatformName; to: Target }[];
  neighbours: NeighboursProps;
  /** The titles that are in English, so that screen readers pronounce them in English. */
  english: readonly string[];
};

/** The id of the tiles in the page's band. A picture may show these tiles again. */
const TILES = 'azulejos';

/** On these service colours, the closing band's button has the look `dark`, which swaps the band's two colours. */
const reversed: readonly string[] = ['texto', 'destaque'];

/**
 * A service's page, in the service's colour: the offer, the owner's sections, the questions, the ways to write to the
 * owner, and links to other services.
 */
export function Service({ content, mural, labels, links, channels, neighbours, english }: ServiceProps) {
  const { closing, questions, sections } = content;
  const showsTiles = sections.some((one) => one.kind === 'explanation' && one.picture.kind === 'widths');
  return (
    <div className={styles.root} data-accent={ownColours[content.tile.accent]}>
      <div className={styles.intro}>
        <div className={styles.text}>
          <Link to={links.home} look="underlined" icon="left">
            {labels.back}
          </Link>
          <div className={styles.name}>
            {content.free && <Tag>{labels.free}</Tag>}
            <h1>{content.name}</h1>
          </div>
          <Lead>{content.lead}</Lead>
          <Link to={links.contact} look="primary" icon="right">
            {content.quoteCall}
          </Link>
        </div>
        <div className={styles.band} id={mural}>
          <Mural {...serviceMural(content.tile, 12, 3)} id={showsTiles ? TILES : undefined} />
        </div>
        <section className={styles.facts} aria-label={labels.facts}>
          <dl>
            {content.facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {sections.map((section, index) => (
        <ServiceSection
          key={section.title}
          id={`parte-${index + 1}`}
          section={section}
          tile={content.tile}
          tilesId={TILES}
          links={links}
          english={english}
        />
      ))}
      <Questions id={`parte-${sections.length + 1}`} {...questions} links={links} />
      <Section id={`parte-${sections.length + 2}`} title={closing.title} lead={closing.text} tone="accent" columns>
        <div className={styles.closing} data-place="beside">
          <Link to={links.contact} look={reversed.includes(content.tile.accent) ? 'dark' : 'light'} icon="right">
            {closing.call}
          </Link>
          <h3>{labels.channels}</h3>
          <ul role="list" className={styles.channels}>
            {channels.map(({ label, who, mark, to }) => (
              <li key={label}>
                <Link to={to} look="outline">
                  <PlatformLogo name={mark} />
                  <span translate="no">{label}</span>
                </Link>
                <p>{who}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      {neighbours.items.length > 0 && <Neighbours {...neighbours} />}
    </div>
  );
}
