import { Icon } from '#components/Icon/Icon.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Link } from '#components/Link/Link.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { PlatformLogo } from '#components/PlatformLogo/PlatformLogo.tsx';
import { Section } from '#components/Section/Section.tsx';
import { anchors } from '#lib/links.ts';
import styles from './Contact.module.css';
import type { ContactChannel, HomeProps } from './props.ts';

/** The form (`children`), what happens after it was sent, and the other ways to talk to the owner. */
export function Contact({ content: { contact: content }, contact: facts, children }: HomeProps) {
  const { note, talk, plain, notice, channels, about, card } = facts;
  return (
    <Section id={anchors.contact} anchor title={content.title} lead={content.lead} columns>
      <div className={styles.form} data-place="beside">
        <div>
          <h3>{content.form.title}</h3>
          <p>{note}</p>
          <p className={styles.notice}>{notice.text}</p>
        </div>
        {!plain && (
          <noscript>
            <div className={styles.otherWays}>
              <p>{content.noScript}</p>
              <LinkList items={channels} />
            </div>
          </noscript>
        )}
        {children}
        <div>
          {/* Shown by `contactForm/load.ts`. */}
          <div role="status">
            <p>
              <span id="espera" data-text={content.form.submitting} />
            </p>
          </div>
          <div className={styles.otherWays} id="falha" role="alert" data-text={content.failed} />
          {notice.call && (
            <Link to={notice.call.to} look="underlined">
              {notice.call.label}
            </Link>
          )}
        </div>
      </div>
      <div>
        <h3>{content.stepsTitle}</h3>
        <ol role="list" className={styles.steps}>
          {content.steps.map(({ title, text }, index) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>{[text, ...(index === 0 ? talk : [])].join(' ')}</p>
            </li>
          ))}
        </ol>
      </div>
      <div data-place="below">
        <h3>{content.channelsTitle}</h3>
        <Channels items={channels} />
        {/* No `download` attribute: iOS then opens the contact; other systems save the file. */}
        <Link to={card} look="underlined">
          {content.save}
        </Link>
        {about.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </Section>
  );
}

/**
 * The channels that work without the form. If the form's script does not load, `contactForm/load.ts` copies them
 * below the form.
 */
function Channels({ items }: { items: readonly ContactChannel[] }) {
  return (
    <ul role="list" className={styles.channels} data-channels="">
      {items.map(({ label, who, mark, to }) => (
        <li key={label}>
          <Link to={to} icon="outside">
            {mark ? <PlatformLogo name={mark} /> : <Icon name="mail" />}
            <span>
              <Label text={label} />
              <span className={styles.who}>
                {' '}
                <Label text={who} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
