import { Fragment } from 'react';
import { isPlatformName } from '#lib/platforms.ts';

/**
 * The text of a link. Browsers do not translate it if it is only the name of a platform, such as “GitHub”, or an e-mail
 * address. An address can break after its @ and dots.
 */
export function Label({ text }: { text: string }) {
  if (isPlatformName(text)) return <span translate="no">{text}</span>;
  if (!text.includes('@')) return text;
  return (
    <span translate="no">
      {[...text.matchAll(/[^@.]*[@.]|[^@.]+/g)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
