import type { ComponentProps } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { type Place, raised, sectionPlace } from '#components/Section/place.ts';
import { unmarked } from '#lib/origin.ts';
import { motifPath, TILE } from '#look/walls/mural.ts';
import type { Figure as Content, FigureOf } from '../fields.ts';
import styles from './Figure.module.css';
import { Screen } from './Screen.tsx';

type FigureProps = {
  figure: Content;
  place: Place;
  tiles?: string | undefined;
  /** The text above the figure. */
  lead?: string | undefined;
};

/** The figure of an explanation: a list of parts. Its texts are HTML, so screen readers read them like other content. */
export function Figure({ figure, place, tiles, lead = '' }: FigureProps) {
  return (
    <figure className={styles.root} {...sectionPlace(place)} {...raised} aria-label={figure.caption}>
      {/* Hidden from screen readers, which would announce the caption twice: it is already the figure's name. */}
      {figure.kind !== 'path' && <figcaption aria-hidden>{figure.caption}</figcaption>}
      {figure.kind === 'conversation' && <Conversation {...figure} />}
      {figure.kind === 'flow' && <Flow {...figure} />}
      {figure.kind === 'widths' && <Widths {...figure} tiles={tiles} />}
      {figure.kind === 'path' && <Path {...figure} lead={lead} />}
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
 * much above and below as it is high; the first and the last step of a ring show its ends. So curves keep their shape in
 * a step of any height.
 */
const ribbon = 'M15 0V285a15 15 0 0 0 15 15a15 15 0 0 1 15 15V600';
/** Parts and meets again around a leaf. */
const partedRibbon = 'M15 0V302a13 13 0 0 0 13 13h17M15 285h17a13 13 0 0 1 13 13V600';
const topOfRing = 'M15 600V27a15 15 0 0 1 30 0V600';
const sidesOfRing = 'M15 0V600M45 0V600';
/** A ring goes down on the right, and back up on the left, past the steps of the AI and of people. */
const rightOfRing = 'M45 0V600';
const leftOfRing = 'M15 0V600';
const endOfRing = 'M15 0V573a15 15 0 0 0 30 0V0';
/** The direction of a ring, on its way back. */
const arrowhead = 'M11 304h8l-4-8z';
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
  const lastOnRing = steps.findLastIndex(({ by }) => by === 'tool');
  return (
    <ol role="list" className={styles.flow} data-ring={again && ''}>
      {steps.map(({ by, places }, index) => (
        <li key={places.map(({ at }) => at).join()} data-by={by === 'tool' ? undefined : by}>
          {!again && (
            <TileDrawing {...line}>
              <path
                d={places.length > 1 ? partedRibbon : ribbon}
                transform={index % 2 === 0 ? undefined : 'matrix(-1 0 0 1 60 0)'}
              />
            </TileDrawing>
          )}
          {again && index === 0 && (
            <TileDrawing {...line} preserveAspectRatio="xMidYMin slice">
              <path d={topOfRing} />
            </TileDrawing>
          )}
          {again && index > 0 && (
            <TileDrawing {...line}>
              {by !== 'tool' && <path d={leftOfRing} stroke="var(--accent)" />}
              <path d={by === 'tool' ? sidesOfRing : rightOfRing} />
              {index === lastOnRing && <path d={arrowhead} fill="var(--_ground)" stroke="none" />}
            </TileDrawing>
          )}
          {places.map(({ at, text }) => (
            <Words key={at} name={at} text={text} />
          ))}
        </li>
      ))}
      {again && (
        <li>
          <TileDrawing {...line} preserveAspectRatio="xMidYMax slice">
            <path d={endOfRing} />
          </TileDrawing>
          <b>{again}</b>
        </li>
      )}
    </ol>
  );
}

/** The leaves of a station, and the tiles on a side: four that meet, one, four of which one differs, two that cross. */
const LEAVES = [
  { side: 2, turns: [1, 0, 0, 1] },
  { side: 1, turns: [1] },
  { side: 2, turns: [0, 0, 1, 0] },
  { side: 1, turns: [0, 1] },
] as const;

const leaves = ({ side, turns }: (typeof LEAVES)[number]) =>
  turns.map((turn, index) => motifPath('folha', turn, (index % side) * TILE, (Math.floor(index / side) % side) * TILE));

/** The stations of a path, without an order. A station that the lead names has its colours swapped. */
function Path({ stations, lead }: FigureOf<'path'> & { lead: string }) {
  return (
    <ul role="list" className={styles.path}>
      {stations.map(({ title, text }, index) => {
        const drawing = LEAVES[index % LEAVES.length] ?? LEAVES[0];
        const size = drawing.side * TILE;
        return (
          <li key={title} data-named={unmarked(lead).includes(unmarked(title)) || undefined}>
            <TileDrawing viewBox={`0 0 ${size} ${size}`}>
              <path fill="var(--_shape)" fillRule="evenodd" d={leaves(drawing).join('')} />
            </TileDrawing>
            <Heading>{title}</Heading>
            <p>{text}</p>
          </li>
        );
      })}
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
