import { Actions } from '#components/Actions/Actions.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PlatformLogo } from '#components/PlatformLogo/PlatformLogo.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Tile } from '#components/Tile/Tile.tsx';
import type { ServiceSection as Content } from '#content/schema/service.ts';
import type { Links } from '#lib/links.ts';
import { TURNS } from '#look/walls/mural.ts';
import { firstPair, type ServiceTile } from '#look/walls/serviceTile.ts';
import { Figure } from './figures/Figure.tsx';
import styles from './ServiceSection.module.css';

type ServiceSectionProps = {
  id: string;
  section: Content;
  tile: ServiceTile;
  tilesId: string;
  links: Links;
  english: readonly string[];
};

/** One section of a service's page; its kind decides the layout. */
export function ServiceSection({ id, section, tile, tilesId, links, english }: ServiceSectionProps) {
  const languageOf = (heading: string) => (english.includes(heading) ? 'en' : undefined);
  const { title, lead } = section;
  switch (section.kind) {
    case 'explanation':
      return (
        <Section id={id} title={title} lead={lead} columns={section.items !== undefined}>
          {section.items && (
            <ul role="list" className={styles.points}>
              {section.items.map((item) => (
                <li key={item.title}>
                  <h3 lang={languageOf(item.title)}>{item.title}</h3>
                  <p>{item.text}</p>
                </li>
              ))}
            </ul>
          )}
          <Figure {...section.picture} tiles={tilesId} />
        </Section>
      );
    case 'items':
      return (
        <Section id={id} title={title} lead={lead} tone="surface">
          <ul role="list" className={styles.items}>
            {section.items.map((item, index) => (
              <li key={item.title} className={styles.item}>
                <div>
                  <Tile motif={tile.motif} pair={firstPair(tile.accent)} turn={TURNS[index % 4] ?? 0} />
                </div>
                <div>
                  <h3 lang={languageOf(item.title)}>{item.title}</h3>
                  <p>{item.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      );
    case 'lists':
      return (
        <Section id={id} title={title} lead={lead} tone="surface">
          <div className={styles.lists} data-count={section.lists.length}>
            {section.lists.map((list) => (
              <div key={list.title} className={styles.list}>
                <h3 lang={languageOf(list.title)}>{list.title}</h3>
                {list.text && <p>{list.text}</p>}
                <ul role="list" className={styles.marked}>
                  {list.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Section>
      );
    case 'platforms':
      return (
        <Section id={id} title={title} lead={lead} tone="quiet">
          <div className={styles.lists} data-count={section.groups.length}>
            {section.groups.map((group) => (
              <div key={group.title} className={styles.list}>
                <h3>{group.title}</h3>
                <p>{group.text}</p>
                <ul role="list">
                  {group.platforms.map(({ name, mark }) => (
                    <li key={name} className={styles.platform}>
                      <PlatformLogo name={mark} />
                      <span translate="no">{name}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className={styles.disclaimer}>{section.disclaimer}</p>
        </Section>
      );
    case 'outside': {
      const to = links[section.to];
      return (
        to && (
          <Section id={id} title={title} lead={lead} tone="quiet">
            <Actions>
              <Link to={to} look="dark" icon="outside">
                {section.call}
              </Link>
            </Actions>
          </Section>
        )
      );
    }
    default:
      return section satisfies never;
  }
}
