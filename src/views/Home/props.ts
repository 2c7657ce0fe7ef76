import type { ReactNode } from 'react';
import type { HomeContent } from '#content/home/home.ts';
import type { Links } from '#lib/links.ts';
import type { WallChoice } from '#lib/walls.ts';
import type { ContactFacts } from './Contact.tsx';
import type { PersonProps } from './People.tsx';
import type { ServiceCard } from './Services.tsx';
import type { TestimonialProps } from './Testimonials.tsx';
import type { WorkProps } from './Works.tsx';

/** The words and facts of the home page. Each section takes what it needs. */
export type HomeProps = {
  content: HomeContent;
  links: Links;
  wall: WallChoice | undefined;
  services: readonly ServiceCard[];
  /** Proof of the page's claims. A section without items is not shown. */
  people: readonly PersonProps[];
  works: readonly WorkProps[];
  testimonials: readonly TestimonialProps[];
  contact: ContactFacts;
  /** The label on cards of free services. */
  free: string;
  /** The contact form. */
  children: ReactNode;
};
