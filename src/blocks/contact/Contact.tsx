import { ChannelList } from '#components/ChannelList/ChannelList.tsx';
import { Below, Heading } from '#components/Heading/Heading.tsx';
import { raised, sectionPlace } from '#components/Section/place.ts';
import { Section } from '#components/Section/Section.tsx';
import { StepList } from '#components/StepList/StepList.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import { typeset } from '#lib/typography.ts';
import type { BlockProps } from '../pageContext.ts';
import styles from './Contact.module.css';
import type { contact } from './fields.ts';

/** The form, the other ways to talk to the owner, and what happens after a message. */
export function Contact({ content, position, page }: BlockProps<typeof contact>) {
  const { talk, channels, about } = page.contact;
  const { contact: titles, form: words } = interfaceWords;
  // The first talk is the first step.
  const facts = content.steps ? about : [...talk, ...about];
  const others = (
    <div>
      <Heading>{titles.channelsTitle}</Heading>
      {/* No `download` attribute: iOS then opens the contact; other systems save the file. */}
      <ChannelList items={[...channels, { label: words.save, icon: 'down', to: page.links.vcard }]} />
      {facts.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
  return (
    <Section position={position} title={content.title} lead={content.lead} columns>
      <div className={styles.beside} {...sectionPlace('beside')}>
        <div className={styles.form} {...raised} data-screen="">
          <Heading>{titles.formTitle}</Heading>
          {page.form}
        </div>
        {content.steps && others}
      </div>
      {content.steps && (
        <div>
          <Heading>{titles.stepsTitle}</Heading>
          <Below>
            <StepList
              items={content.steps.map(({ title, text }, index) => ({
                title,
                text: typeset([...(index === 0 ? talk : []), text].join(' ')),
              }))}
            />
          </Below>
        </div>
      )}
      {/* Without steps, the channels fill the column beside the form. */}
      {!content.steps && others}
    </Section>
  );
}
