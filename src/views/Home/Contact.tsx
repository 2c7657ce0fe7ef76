import type { ReactNode } from 'react';
import { Link } from '#components/Link/Link.tsx';
import { Mark } from '#components/Mark/Mark.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { HomeContent } from '#content/schema/home.ts';
import { anchors, type Target } from '#lib/links.ts';
import type { MarkName } from '#lib/marks.ts';
import styles from './Contact.module.css';

export type ContactChannel = { label: string; mark: MarkName; to: Target };

type ContactProps = {
  content: HomeContent['contact'];
  note: string;
  channels: readonly ContactChannel[];
  card: Target;
  children: ReactNode;
};

/** Two ways to talk: the channels, and the form (`children`). */
export function Contact({ content, note, channels, card, children }: ContactProps) {
  return (
    <Section id={anchors.contact} anchor title={content.title} lead={content.lead} beside>
      <div>
        <p className={styles.note}>{note}</p>
        <h3>{content.channelsTitle}</h3>
        <ul className={styles.channels}>
          {channels.map(({ label, mark, to }) => (
            <li key={label}>
              <Link to={to} icon="outside">
                <Mark name={mark} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {/* Not a download: iOS opens the contact itself, and the others, which cannot, keep the file. */}
        <Link to={card} look="underlined">
          {content.save}
        </Link>
      </div>
      <div className={styles.form}>
        <h3>{content.form.title}</h3>
        <noscript>
          <OtherWays text={content.noScript} channels={channels} />
        </noscript>
        {children}
        {/* Shown by `scripts/contactForm.ts`. */}
        <p role="status">
          <span id="espera" hidden>
            {content.form.submitting}
          </span>
        </p>
        <div role="alert">
          <div id="falha" hidden>
            <OtherWays text={content.failed} channels={channels} />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** What still works where the form does not. */
function OtherWays({ text, channels }: { text: string; channels: readonly ContactChannel[] }) {
  return (
    <div className={styles.otherWays}>
      <p>{text}</p>
      {channels.map(({ label, to }) => (
        <Link key={label} to={to} look="outline">
          {label}
        </Link>
      ))}
    </div>
  );
}
