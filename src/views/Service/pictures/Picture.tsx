import type { Picture as Content } from '#content/schema/service.ts';
import { Conversation } from './Conversation.tsx';
import { Flow } from './Flow.tsx';
import { Path } from './Path.tsx';
import styles from './Picture.module.css';
import { Widths } from './Widths.tsx';

/** `tiles` is the id of the tiles in the page's band. A picture may show these tiles again. */
type PictureProps = Content & { tiles: string };

/** The picture of an explanation. Its texts are HTML, so screen readers read them like other content. */
export function Picture({ tiles, ...picture }: PictureProps) {
  return (
    <figure className={styles.root} data-place="beside" aria-label={picture.caption}>
      {/* Hidden from screen readers, which would announce the caption twice: it is already the figure's name. */}
      <figcaption aria-hidden>{picture.caption}</figcaption>
      <Drawing {...picture} tiles={tiles} />
    </figure>
  );
}

function Drawing({ tiles, ...picture }: PictureProps) {
  switch (picture.kind) {
    case 'conversation':
      return <Conversation {...picture} />;
    case 'flow':
      return <Flow {...picture} />;
    case 'widths':
      return <Widths {...picture} tiles={tiles} />;
    case 'path':
      return <Path {...picture} />;
    default:
      return picture satisfies never;
  }
}
