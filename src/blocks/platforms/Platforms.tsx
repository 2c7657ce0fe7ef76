import { Columns } from '#components/Columns/Columns.tsx';
import { PlatformLogo } from '#components/Icon/PlatformLogo.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../pageContext.ts';
import type { platforms as fields } from './fields.ts';
import styles from './Platforms.module.css';

/** Groups of platforms side by side, with their logos, beside their title. */
export function Platforms({ content, position }: BlockProps<typeof fields>) {
  const { title, lead, groups, disclaimer } = content;
  return (
    <Section position={position} title={title} lead={lead} columns>
      <Columns
        place="beside"
        items={groups.map((group) => ({
          ...group,
          list: (
            <ul role="list">
              {group.platforms.map(({ name, mark }) => (
                <li key={name} className={styles.platform}>
                  <PlatformLogo name={mark} />
                  <span translate="no">{name}</span>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <p>
        <small>{disclaimer}</small>
      </p>
    </Section>
  );
}
