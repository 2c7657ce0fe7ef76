import type { Picture as Content } from '#content/service.ts';
import { Conversation } from './Conversation.tsx';
import { Cycle } from './Cycle.tsx';
import { Flow } from './Flow.tsx';
import { Path } from './Path.tsx';
import styles from './Picture.module.css';
import { Widths } from './Widths.tsx';

/** The one picture of a service's page: it explains with content, so it is read aloud like any other. */
export function Picture(picture: Content) {
  return (
    <figure className={styles.root}>
      <figcaption>{picture.caption}</figcaption>
      <Drawing {...picture} />
    </figure>
  );
}

function Drawing(picture: Content) {
  switch (picture.kind) {
    case 'conversation':
      return <Conversation {...picture} />;
    case 'flow':
      return <Flow {...picture} />;
    case 'cycle':
      return <Cycle {...picture} />;
    case 'widths':
      return <Widths {...picture} />;
    case 'path':
      return <Path {...picture} />;
    default:
      return picture satisfies never;
  }
}
