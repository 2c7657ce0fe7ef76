import type { ComponentType } from 'react';
import { type HomeContent, sections } from '#content/home/home.ts';
import { About } from './About.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { Impact } from './Impact.tsx';
import { People } from './People.tsx';
import type { HomeProps } from './props.ts';
import { Services } from './Services.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Works } from './Works.tsx';

/** The view of each section. */
const views: Record<keyof HomeContent, ComponentType<HomeProps>> = {
  hero: Hero,
  about: About,
  people: People,
  services: Services,
  works: Works,
  testimonials: Testimonials,
  impact: Impact,
  contact: Contact,
};

/** The home page: its sections, in the order that their content has. */
export function Home(props: HomeProps) {
  return sections.map((name) => {
    const View = views[name];
    return <View key={name} {...props} />;
  });
}
