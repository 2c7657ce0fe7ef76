import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { Target } from '#lib/links.ts';
import type { Photo } from '#lib/photo.ts';
import { namedWall } from '#lib/walls.ts';
import styles from './Proof.module.css';
import type { HomeProps } from './props.ts';

export type PersonProps = { name: string; text: string; photo?: Photo | undefined };
export type WorkProps = { title: string; text: string; to: Target; photo?: Photo | undefined };
export type TestimonialProps = { text: string; who: string; to: Target };

/** The team members. People without a photo get a tile pattern that is generated from their name. */
export function People({ content, people }: HomeProps) {
  if (people.length === 0) return null;
  return (
    <Section id="pessoas" title={content.people.title} tone="quiet">
      <ul role="list" className={styles.people}>
        {people.map(({ name, text, photo }) => (
          <li key={name}>
            <div className={styles.view} data-square>
              {photo ? <Picture {...photo} /> : <Mural {...namedWall(name, 1, 1)} />}
            </div>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The works that the owner shows, with links to them. */
export function Works({ content, works }: HomeProps) {
  if (works.length === 0) return null;
  return (
    <Section id="trabalhos" title={content.works.title}>
      <ul role="list" className={styles.works}>
        {works.map(({ title: name, text, to, photo }) => (
          <li key={name}>
            <div className={styles.view}>{photo ? <Picture {...photo} /> : <Mural {...namedWall(name, 3, 2)} />}</div>
            <h3>
              <Link to={to} look="underlined">
                {name}
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Testimonials, with links to their sources. */
export function Testimonials({ content, testimonials }: HomeProps) {
  if (testimonials.length === 0) return null;
  const { title, source } = content.testimonials;
  return (
    <Section id="depoimentos" title={title} tone="quiet">
      <ul role="list" className={styles.testimonials}>
        {testimonials.map(({ text, who, to }) => (
          <li key={who}>
            <figure>
              <blockquote>
                <p>{`“${text}”`}</p>
              </blockquote>
              <figcaption>
                <strong>{who}</strong>
                <Link to={to} look="underlined" about={`: ${who}`}>
                  {source}
                </Link>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A picture that loads when it comes near the viewport. It fills its container, which sets the height. */
function Picture({ avif, webp, width, height, alt }: Photo) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img src={webp} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
