import type { ReactNode } from 'react';
import type { HomeContent } from '#content/schema/home.ts';
import type { Links } from '#lib/links.ts';
import type { WallChoice } from '#lib/walls.ts';
import { About } from './About.tsx';
import { Contact, type ContactFacts } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { Impact } from './Impact.tsx';
import { People, type PeopleProps, Testimonials, type TestimonialsProps, Works, type WorksProps } from './Proof.tsx';
import { type ServiceCard, Services } from './Services.tsx';

type HomeProps = {
  content: HomeContent;
  links: Links;
  services: readonly ServiceCard[];
  wall: WallChoice | undefined;
  contact: ContactFacts;
  /** Proof of the page's claims; empty lists are not shown. */
  proof: { people: PeopleProps; works: WorksProps; testimonials: TestimonialsProps };
  /** The label on cards of free services. */
  free: string;
  /** The contact form. */
  children: ReactNode;
};

/** The home page: five sections, plus people, works and testimonials. */
export function Home({ content, links, services, wall, contact, proof, free, children }: HomeProps) {
  const { people, works, testimonials } = proof;
  return (
    <>
      <Hero content={content.hero} links={links} wall={wall} />
      <About content={content.about} />
      {people.items.length > 0 && <People {...people} />}
      <Services content={content.services} services={services} contact={links.contact} free={free} />
      {works.items.length > 0 && <Works {...works} />}
      {testimonials.items.length > 0 && <Testimonials {...testimonials} />}
      <Impact content={content.impact} contact={links.contact} />
      <Contact content={content.contact} facts={contact}>
        {children}
      </Contact>
    </>
  );
}
