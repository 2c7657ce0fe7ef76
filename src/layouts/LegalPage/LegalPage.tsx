import { Intro } from '#components/Intro/Intro.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { LegalPage as Content } from '#content/legalPages/legalPage.ts';
import type { LabelledLink } from '#lib/links.ts';
import type { MuralSpec } from '#look/walls/mural.ts';
import styles from './LegalPage.module.css';

type LegalPageProps = {
  content: Content;
  back: LabelledLink;
  /** The line with the page's build date. */
  updated: string;
  wall: Omit<MuralSpec, 'density'>;
  /** How to reach the owner. */
  ways: readonly LabelledLink[];
};

/** A page about the site itself: a title, a row of tiles, and parts to read, each beside its heading. */
export function LegalPage({ content, back, updated, wall, ways }: LegalPageProps) {
  return (
    <>
      <Intro title={content.title} lead={content.lead} back={back} wall={wall}>
        <p>{updated}</p>
      </Intro>
      {content.parts.map(({ title, texts, points, asks }, index) => (
        <Section key={title} id={`parte-${index + 1}`} title={title} columns>
          <div className={styles.text} data-place="beside">
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {points && (
              <ul role="list" data-marks="">
                {points.map(({ title, text }) => (
                  <li key={title}>
                    {title}. {text}
                  </li>
                ))}
              </ul>
            )}
            {asks && <LinkList items={ways} look="underlined" />}
          </div>
        </Section>
      ))}
    </>
  );
}
