import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import type { LinkTarget } from '#lib/links.ts';

/** The elements that a text may have. Other elements are shown as their text only. */
const ELEMENTS = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'];

type RichTextProps = {
  /** Markdown. HTML in it is shown as it is written. */
  text: string;
  /** The target of a link; undefined if the link becomes text: its page is not there, or its address is not allowed. */
  targetOf: (href: string) => LinkTarget | undefined;
};

const list = (Tag: 'ul' | 'ol', items: ReactNode) => (
  <Tag role="list" data-marks="">
    {items}
  </Tag>
);

/** A text with paragraphs, subtitles, lists, bold, italic and links. */
export function RichText({ text, targetOf }: RichTextProps) {
  const components: Components = {
    h3: ({ children }) => <Heading>{children}</Heading>,
    ul: ({ children }) => list('ul', children),
    ol: ({ children }) => list('ol', children),
    a({ href = '', children }) {
      const to = targetOf(href);
      return to ? (
        <Link to={to} look="inText">
          {children}
        </Link>
      ) : (
        children
      );
    },
  };
  return (
    // `targetOf` decides about addresses. The default of Markdown removes phone numbers.
    <Markdown allowedElements={ELEMENTS} unwrapDisallowed components={components} urlTransform={(url) => url}>
      {text}
    </Markdown>
  );
}
