import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Field } from '#components/Field/Field.tsx';
import { Link } from '#components/Link/Link.tsx';
import { tilePageWords as words } from '#interfaceWords.ts';
import { TILE, tileLayers } from '#look/walls/mural.ts';
import styles from './TilePage.module.css';
import { drawable, motifOf, namesIn, savePicture, wallOf } from './wallOf.ts';

const list = new Intl.ListFormat('pt-BR');

type TilePageProps = Record<'newTab' | 'brand' | 'address', string>;

/**
 * Why is this an island? The wall, its words and the links follow the names as they are typed, and only the page's
 * address, which the server never sees, keeps them.
 */
export function TilePage({ newTab, brand, address }: TilePageProps) {
  const [group, setGroup] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  /** The typed text of the last rest. */
  const [rested, setRested] = useState('');
  const [saved, setSaved] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React 19 keeps what was typed before hydration, but tells no handler.
    setTyped(field.current?.value ?? '');
    setGroup(namesIn(`${new URLSearchParams(location.hash.slice(1)).getAll('n')}`));
    // The page is loaded again for the address of another wall. The skip link's fragment has no names.
    addEventListener('hashchange', () => {
      if (location.hash.startsWith('#n=')) location.reload();
    });
  }, []);
  const written = [...group, ...namesIn(typed)];
  const orBrand = (all: string[]) => (all.length > 0 ? all : [brand]);
  const names = orBrand(written);
  const { columns, rows, tiles } = wallOf(names);
  const fragment = written.length > 0 ? `#${new URLSearchParams(written.map((name) => ['n', name]))}` : '';
  const say = (all: readonly string[]) =>
    words.of.replace('{names}', () => list.format(all.map((name) => `${name} ${words.motifs[motifOf(name)]}`)));
  const message = encodeURIComponent(`${say(names)} ${words.message} ${address}${fragment}`);
  const received = words[group.length > 1 ? 'fromMany' : 'fromOne']
    .replace('{name}', () => `${group}`)
    .replace('{count}', `${group.length}`);
  // The wall follows each key. Its words, which screen readers announce, wait until the typing rests.
  useEffect(() => {
    if (typed === rested) return;
    const rest = setTimeout(() => {
      history.replaceState(null, '', fragment || location.pathname);
      setRested(typed);
    }, 1000);
    return () => clearTimeout(rest);
  }, [typed, rested, fragment]);
  const wall = say(orBrand([...group, ...namesIn(rested)]));
  const said = drawable(rested) === rested.normalize() ? wall : `${wall} ${words.letters}`;
  const save = (height: number) =>
    setSaved(words.saved.replace('{file}', savePicture(names, address.replace('https://', ''), height)));
  return (
    <section className={styles.root} id="azulejo" aria-labelledby="azulejo-titulo">
      <div className={styles.head}>
        <h1 id="azulejo-titulo">{words.title}</h1>
        <p data-lead="" data-screen="">
          {group.length > 0 ? received : words.lead}
        </p>
      </div>
      <div className={styles.wall}>
        <svg viewBox={`0 0 ${columns * TILE} ${rows * TILE}`} aria-hidden>
          {tileLayers(tiles).map(({ colour, d }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a layer has no state, and its drawing changes with each key.
            <path key={index} color={`var(--${colour})`} d={d} />
          ))}
        </svg>
        <p role="status">{saved ?? said}</p>
      </div>
      <noscript>{words.noScript}</noscript>
      {/* Below the wall, which is so in view when a phone's keyboard is open. */}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // Closes the keyboard of a phone.
          event.currentTarget.querySelector('a')?.focus();
        }}
      >
        <Field id="nome" label={words.label}>
          <input
            id="nome"
            ref={field}
            autoComplete="off"
            placeholder={words.placeholder}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setSaved(undefined);
            }}
          />
          <small>{words.where}</small>
        </Field>
        <div className={styles.ways}>
          <Link to={{ href: `https://wa.me/?text=${message}`, newTab }} look="primary">
            {words.group}
          </Link>
          <Button onClick={() => save(1350)}>{words.post}</Button>
          <Button onClick={() => save(1920)}>{words.story}</Button>
          <Button onClick={() => print()}>{words.print}</Button>
        </div>
        {group.length > 0 && (
          <Link to={{ href: '' }} look="underlined">
            {words.again}
          </Link>
        )}
      </form>
    </section>
  );
}
