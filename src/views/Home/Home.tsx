import type { ReactNode } from 'react';
import type { HomeContent } from '#content/schema/home.ts';
import type { Links } from '#lib/links.ts';
import { About } from './About.tsx';
import { Contact, type ContactChannel } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { Impact } from './Impact.tsx';
import { type ServiceCard, Services } from './Services.tsx';

type HomeProps = {
  content: HomeContent;
  links: Links;
  services: readonly ServiceCard[];
  channels: readonly ContactChannel[];
  /** The owner's promise beside the form. */
  contactNote: string;
  /** The word on a card that costs nothing. */
  free: string;
  /** The contact form. */
  children: ReactNode;
};

/** The home page: five sections, one argument. */
export function Home({ content, links, services, channels, contactNote, free, children }: HomeProps) {
  return (
    <>
      <Hero content={content.hero} links={links} />
      <About content={content.about} />
      <Services content={content.services} services={services} contact={links.contact} free={free} />
      <Impact content={content.impact} contact={links.contact} />
      <Contact content={content.contact} note={contactNote} channels={channels} card={links.vcard}>
        {children}
      </Contact>
    </>
  );
}
