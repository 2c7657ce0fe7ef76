import { Heading } from '#components/Heading/Heading.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Tile } from '#components/Tile/Tile.tsx';
import { TURNS } from '#look/walls/mural.ts';
import { firstPair } from '#look/walls/walls.ts';
import type { BlockProps } from '../page.ts';
import type { items as fields } from './fields.ts';
import styles from './Items.module.css';

/** Items, each beside the page's tile. */
export function Items({ content: { title, lead, items }, place, page }: BlockProps<typeof fields>) {
  const { tile, languageOf } = page;
  return (
    <Section {...place} title={title} lead={lead}>
      <ul role="list" className={styles.root}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.item}>
            <Tile motif={tile.motif} pair={firstPair(tile.accent)} turn={TURNS[index % 4] ?? 0} />
            <div>
              <Heading lang={languageOf(item.title)}>{item.title}</Heading>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
