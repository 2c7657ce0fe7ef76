import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Level } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Wall } from '#components/Wall/Wall.tsx';
import form from '#contactForm/Form.module.css';
import type { interfaceWords } from '#interfaceWords.ts';
import { TILE } from '#look/walls/mural.ts';
import styles from './TilePage.module.css';
import { fragmentOf, MOST_LETTERS, MOST_NAMES, namesIn, savePicture, tidy, wallOf } from './wallOf.ts';

type Words = (typeof interfaceWords)['tilePage'];

/** A page on which visitors make a wall of their names. */
export const TilePage = ({ title, lead, children }: Pick<Words, 'title' | 'lead'> & { children?: ReactNode }) => (
  <Level value={1}>
    <Section id="azulejo" title={title} lead={lead} columns>
      {children}
    </Section>
  </Level>
);

/** An island, because the wall follows a name while it is typed. Only the page's address keeps the names. */
export function NameWall({ newTab, brand, address, ...words }: Words & Record<'newTab' | 'brand' | 'address', string>) {
  const [group, setGroup] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const read = () => setGroup(namesIn(location.hash));
    read();
    addEventListener('hashchange', read);
  }, []);
  const written = tidy([...group, typed]);
  const names = written.length > 0 ? written : [brand];
  const { letters, ...wall } = wallOf(names);
  const box = letters && `0 0 ${letters.width * TILE} ${letters.height * TILE}`;
  const message = encodeURIComponent(`${words.message} ${address}${fragmentOf(written)}`);
  const isFull = group.length >= MOST_NAMES;
  const said = (all: readonly string[]) => words.of.replace('{names}', () => new Intl.ListFormat('pt-BR').format(all));
  return (
    <>
      <noscript>{words.noScript}</noscript>
      <form
        className={form.root}
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.reset();
          location.hash = fragmentOf(written);
          setTyped('');
        }}
      >
        <p className={form.field}>
          <label htmlFor="nome">{words.label}</label>
          <input
            id="nome"
            autoComplete="off"
            maxLength={MOST_LETTERS}
            disabled={isFull}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </p>
        <Button disabled={isFull}>{words.more}</Button>
        <p className={styles.said} role="status">
          {isFull ? words.full : group.length > 0 && said(group)}
        </p>
      </form>
      <figure className={styles.picture}>
        {letters && (
          <svg viewBox={box} preserveAspectRatio="xMinYMid" aria-hidden>
            {letters.layers.map(({ colour, d }) => (
              <path key={d} fill={`var(--${colour})`} d={d} />
            ))}
          </svg>
        )}
        <Wall key={group.join()} {...wall} />
        <figcaption>{said(names)}</figcaption>
      </figure>
      <div className={styles.ways}>
        <Link to={{ href: `https://wa.me/?text=${message}`, newTab }} look="outline">
          {words.group}
        </Link>
        <Button onClick={() => savePicture(names, 1350, 5 / 6)}>{words.post}</Button>
        <Button onClick={() => savePicture(names, 1920, 4 / 3)}>{words.story}</Button>
        <Button onClick={() => print()}>{words.print}</Button>
      </div>
    </>
  );
}
