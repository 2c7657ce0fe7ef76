import { About } from './About.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { Impact } from './Impact.tsx';
import { People } from './People.tsx';
import type { HomeProps } from './props.ts';
import { Services } from './Services.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Works } from './Works.tsx';

/** The home page: five sections, and between them people, works and testimonials. */
export function Home(props: HomeProps) {
  return (
    <>
      <Hero {...props} />
      <About {...props} />
      <People {...props} />
      <Services {...props} />
      <Works {...props} />
      <Testimonials {...props} />
      <Impact {...props} />
      <Contact {...props} />
    </>
  );
}
