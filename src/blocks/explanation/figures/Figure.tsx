import type { Figure as Content } from '../fields.ts';
import { Conversation } from './Conversation.tsx';
import styles from './Figure.module.css';
import { Flow } from './Flow.tsx';
import { Path } from './Path.tsx';
import { Widths } from './Widths.tsx';

/** `tiles` is the id of the tiles in the page's band, if it has one. A figure may show these tiles again. */
type FigureProps = { figure: Content; tiles?: string | undefined };

/** The figure of an explanation: a list of parts. Its texts are HTML, so screen readers read them like other content. */
export function Figure({ figure, tiles }: FigureProps) {
  return (
    <figure className={styles.root} data-place="beside" aria-label={figure.caption}>
      {/* Hidden from screen readers, which would announce the caption twice: it is already the figure's name. */}
      <figcaption aria-hidden>{figure.caption}</figcaption>
      <Parts figure={figure} tiles={tiles} />
    </figure>
  );
}

function Parts({ figure, tiles }: FigureProps) {
  switch (figure.kind) {
    case 'conversation':
      return <Conversation {...figure} />;
    case 'flow':
      return <Flow {...figure} />;
    case 'widths':
      return <Widths {...figure} tiles={tiles} />;
    case 'path':
      return <Path {...figure} />;
    default:
      return figure satisfies never;
  }
}
