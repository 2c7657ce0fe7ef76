import { LinkList } from '#components/LinkList/LinkList.tsx';
import { sectionPlace } from '#components/Section/place.ts';
import { Section } from '#components/Section/Section.tsx';
import { site, today } from '#content/content.ts';
import type { legalPages } from '#content/legalPages/legalPages.ts';
import { saidDay } from '#lib/dates.ts';
import type { Links } from '#lib/links.ts';
import { typeset, typesetAll } from '#lib/typography.ts';
import { Intro } from '../Intro/Intro.tsx';
import styles from './LegalPage.module.css';

type LegalPageProps = { page: (typeof legalPages)[number]; links: Links };

/** A page about the site itself: a title, a row of tiles, and parts to read, each beside its heading. */
export function LegalPage({ page, links }: LegalPageProps) {
  const { title, lead, parts } = typesetAll(page);
  const { email } = site.facts;
  const way = email
    ? { label: email, to: { href: `mailto:${email}` } }
    : { label: `WhatsApp ${site.contact.whatsapp}`, to: links.whatsapp };
  return (
    <>
      <Intro title={title} lead={lead} home={links.home} seed={page.path.slice(1)}>
        <p>{typeset(`Publicada em ${saidDay(today)}`)}</p>
      </Intro>
      {parts.map(({ title, texts, points, asks }, index) => (
        <Section key={title} position={{ id: `parte-${index + 1}`, joins: index > 0 }} title={title} columns>
          <div className={styles.text} {...sectionPlace('beside')}>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {points && (
              <ul role="list" data-marks="">
                {Object.entries(points).map(([title, text]) => (
                  <li key={title}>
                    {title}. {text}
                  </li>
                ))}
              </ul>
            )}
            {asks && <LinkList items={[way]} look="underlined" />}
          </div>
        </Section>
      ))}
    </>
  );
}
