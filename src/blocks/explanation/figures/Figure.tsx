import type { ComponentProps } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { motifPath, TILE } from '#look/walls/mural.ts';
import type { Figure as Content, FigureOf } from '../fields.ts';
import styles from './Figure.module.css';
import { Screen } from './Screen.tsx';

type FigureProps = { figure: Content; place: 'beside' | 'below'; tiles?: string | undefined };

/** The figure of an explanation: a list of parts. Its texts are HTML, so screen readers read them like other content. */
export function Figure({ figure, place, tiles }: FigureProps) {
  return (
    <figure className={styles.root} data-place={place} data-raised="" aria-label={figure.caption}>
      {/* Hidden from screen readers, which would announce the caption twice: it is already the figure's name. */}
      <figcaption aria-hidden>{figure.caption}</figcaption>
      {figure.kind === 'conversation' && <Conversation {...figure} />}
      {figure.kind === 'flow' && <Flow {...figure} />}
      {figure.kind === 'widths' && <Widths {...figure} tiles={tiles} />}
      {figure.kind === 'path' && <Path {...figure} />}
    </figure>
  );
}

/** The messages of a conversation, in order. Each message starts with its author; notes have no author. */
function Conversation({ messages }: FigureOf<'conversation'>) {
  return (
    <ol role="list" className={styles.conversation}>
      {messages.map((message) => (
        <li key={message.text} data-by={message.from === 'note' ? undefined : message.from}>
          {message.from === 'note' ? <b>{message.text}</b> : <Words {...message} />}
        </li>
      ))}
    </ol>
  );
}

/*
 * The lines on the wall of a step, which is two tiles wide. A step shows the middle of its drawing, at y 300, and as
 * much above and below as it is high. So curves keep their shape in a step of any height.
 */
const ribbon = 'M15 0V285a15 15 0 0 0 15 15a15 15 0 0 1 15 15V600';
const partedRibbon = 'M15 0V300a15 15 0 0 0 15 15h15V600M15 285h15a15 15 0 0 1 15 15v15';
const topOfRing = 'M15 600V307a15 15 0 0 1 30 0V600';
const sidesOfRing = 'M15 0V600M45 0V600';
const endOfRing = 'M15 0V293a15 15 0 0 0 30 0V0';
/** At its end, a ring shows that it goes down on the right, and back up on the left. */
const arrowheads = 'M9 295l6-7 6 7v-11h-12zM39 284l6 7 6-7v10h-12z';
const line = {
  viewBox: '0 0 60 600',
  preserveAspectRatio: 'xMidYMid slice',
  stroke: 'var(--_shape)',
  strokeWidth: 10,
};

/**
 * The steps of a flow, in order, along a ribbon. A step with two places happens in both at once. If `by` is `person`,
 * the step waits for a person. If `again` is set, the ribbon is a ring.
 */
function Flow({ steps, again }: FigureOf<'flow'>) {
  const lineOf = (index: number, places: number) => {
    if (again) return index === 0 ? topOfRing : sidesOfRing;
    return places > 1 ? partedRibbon : ribbon;
  };
  return (
    <ol role="list" className={styles.flow}>
      {steps.map(({ by, places }, index) => (
        <li key={places.map(({ at }) => at).join()} data-by={by === 'tool' ? undefined : by}>
          <TileDrawing {...line}>
            <path d={lineOf(index, places.length)} transform={index % 2 === 1 ? 'matrix(-1 0 0 1 60 0)' : undefined} />
          </TileDrawing>
          {places.map(({ at, text }) => (
            <Words key={at} name={at} text={text} />
          ))}
        </li>
      ))}
      {again && (
        <li>
          <TileDrawing {...line}>
            <path d={endOfRing} />
            <path fill="var(--_ground)" strokeWidth="0" d={arrowheads} />
          </TileDrawing>
          <b>{again}</b>
        </li>
      )}
    </ol>
  );
}

/** The stations of a path, without an order. Each has a leaf, as high as its text on a phone: the tips of the leaves touch. */
function Path({ stations }: FigureOf<'path'>) {
  return (
    <ul role="list" className={styles.path}>
      {stations.map(({ title, text }, index) => (
        <li key={title}>
          <TileDrawing viewBox={`0 0 ${TILE} ${TILE}`} preserveAspectRatio="none">
            <path fill="var(--_shape)" d={motifPath('folha', index % 2 === 0 ? 0 : 1)} />
          </TileDrawing>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The page on each device, with the tiles of its own band. */
function Widths({ widths, tiles }: FigureOf<'widths'> & { tiles?: string | undefined }) {
  return (
    <ul role="list" className={styles.widths}>
      {widths.map(({ device, ...words }) => (
        <li key={device}>
          <div className={styles.screen}>
            <Screen device={device} tiles={tiles} />
          </div>
          <Words {...words} />
        </li>
      ))}
    </ul>
  );
}

/** A text of a part, below its name. */
function Words({ name, text }: { name: string; text: string }) {
  return (
    <p>
      <b>{name}</b>
      {` ${text}`}
    </p>
  );
}

/** The wall of tiles beside a part's text, as high as the part. `drawing` says how the drawing fits this height. */
function TileDrawing({ children, ...drawing }: ComponentProps<'svg'>) {
  return (
    <svg className={styles.wall} fill="none" aria-hidden {...drawing}>
      {children}
    </svg>
  );
}
