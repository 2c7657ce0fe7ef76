import type { FigureOf } from '../fields.ts';
import styles from './Figure.module.css';
import { Wall, Words } from './parts.tsx';

/*
 * The lines on the wall of a step, which is two tiles wide. A step shows the middle of its drawing, at y 300, and as
 * much above and below as it is high. So curves keep their shape in a step of any height.
 */
const ribbon = 'M15 0V285a15 15 0 0 0 15 15a15 15 0 0 1 15 15V600';
const partedRibbon = 'M15 0V300a15 15 0 0 0 15 15h15V600M15 285h15a15 15 0 0 1 15 15v15';
const topOfRing = 'M15 600V307a15 15 0 0 1 30 0V600';
const sidesOfRing = 'M15 0V600M45 0V600';
const endOfRing = 'M15 0V293a15 15 0 0 0 30 0V0';
/** At its last step, a ring shows that it goes down on the right, and back up on the left. */
const arrowheads = 'M11 304h8l-4-7zM41 296h8l-4 7z';

/**
 * The steps of a flow, in order, along a ribbon. A step with two places happens in both at once. If `by` is `person`,
 * the step waits for a person. If `again` is set, the ribbon is a ring.
 */
export function Flow({ steps, again }: FigureOf<'flow'>) {
  return (
    <ol role="list" className={styles.flow}>
      {steps.map(({ by, places }, index) => (
        <li key={places.map(({ at }) => at).join()} data-by={by === 'tool' ? undefined : by}>
          {again ? (
            <Line path={index === 0 ? topOfRing : sidesOfRing} arrows={index === steps.length - 1} />
          ) : (
            <Line path={places.length > 1 ? partedRibbon : ribbon} mirrored={index % 2 === 1} />
          )}
          {places.map(({ at, text }) => (
            <Words key={at} name={at} text={text} />
          ))}
        </li>
      ))}
      {again && (
        <li>
          <Line path={endOfRing} />
          <b>{again}</b>
        </li>
      )}
    </ol>
  );
}

type LineProps = { path: string; mirrored?: boolean; arrows?: boolean };

function Line({ path, mirrored = false, arrows = false }: LineProps) {
  return (
    <Wall box="0 0 60 600" fit="xMidYMid slice">
      <path
        stroke="var(--_shape)"
        strokeWidth="10"
        transform={mirrored ? 'matrix(-1 0 0 1 60 0)' : undefined}
        d={path}
      />
      {arrows && <path fill="var(--_ground)" d={arrowheads} />}
    </Wall>
  );
}
