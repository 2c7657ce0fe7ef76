import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Level } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Section } from '#components/Section/Section.tsx';
import form from '#contactForm/Form.module.css';
import type { interfaceWords } from '#interfaceWords.ts';
import { squarePath, TILE } from '#look/walls/mural.ts';
import styles from './TilePage.module.css';
import { fragmentOf, motifOf, namesIn, savePicture, tidy, wallOf } from './wallOf.ts';

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
  useEffect(() => setGroup(namesIn(location.hash)), []);
  const written = tidy([...group, ...typed.split(',')]);
  const names = written.length > 0 ? written : [brand];
  const { columns, tiles } = wallOf(names);
  const all = names.map((name) => `${name} ${words.motifs[motifOf(name)]}`);
  const said = words.of.replace('{names}', () => new Intl.ListFormat('pt-BR').format(all));
  const message = encodeURIComponent(`${said}. ${words.message} ${address}${fragmentOf(written)}`);
  const keep = () => history.replaceState(null, '', fragmentOf(written));
  const save = (height: number) => savePicture(names, [words.message, address.replace('https://', '')], height);
  return (
    <>
      <noscript>{words.noScript}</noscript>
      <form
        className={form.root}
        onBlur={keep}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <p className={form.field}>
          <label htmlFor="nome">{words.label}</label>
          <input
            id="nome"
            autoComplete="off"
            maxLength={240}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </p>
      </form>
      <svg className={styles.wall} viewBox={`0 0 ${columns * TILE} ${columns * TILE}`} aria-hidden>
        {tiles.map(({ column, row, ground, shape, d }) => (
          <g key={`${column} ${row}`} transform={`translate(${column * TILE} ${row * TILE})`}>
            <path fill={`var(--${ground})`} d={squarePath()} />
            <path key={d} fill={`var(--${shape})`} stroke={`var(--${shape})`} d={d} />
          </g>
        ))}
      </svg>
      {/* A form, because without scripts and on paper it is hidden, as the field is. */}
      <form className={`${form.root} ${styles.ways}`}>
        <Link to={{ href: `https://wa.me/?text=${message}`, newTab }} look="primary">
          {words.group}
        </Link>
        <Button onClick={() => save(1350)}>{words.post}</Button>
        <Button onClick={() => save(1920)}>{words.story}</Button>
        <Button onClick={() => print()}>{words.print}</Button>
      </form>
      <p role="status" data-lead="">
        {said}
      </p>
    </>
  );
}
