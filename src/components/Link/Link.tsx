import type { ReactNode } from 'react';
import button from '#components/Button/Button.module.css';
import { Icon, type IconName } from '#components/Icon/Icon.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { LinkTarget } from '#lib/links.ts';
import styles from './Link.module.css';

/**
 * An `underlined` link is a text of its own, a link `inText` is a part of a sentence. The others look like buttons;
 * `primary` is the look of the main action, and `strong` that of an action in a band or on a card.
 */
type Look = 'underlined' | 'inText' | 'primary' | 'outline' | 'strong';

type LinkProps = {
  to: LinkTarget;
  /** Without a look, a link gets its styles from its parent. */
  look?: Look | undefined;
  /** `left` is before the text; other icons are after it. A text with an icon should fit on one line. */
  icon?: IconName;
  /** Hidden text for screen readers, after the visible text, if the visible text does not name the target. */
  about?: string;
  /** Whether the link is also on paper, with its whole address. The other links to pages of this site are left out. */
  printed?: boolean;
  children: ReactNode;
};

/** A link, with an optional icon. External links open in a new tab and announce that. */
export function Link({ to, look, icon, about, printed, children }: LinkProps) {
  return (
    // A browser may have translated the text before an island is hydrated.
    <a
      suppressHydrationWarning
      href={to.href}
      className={look === 'underlined' || look === 'inText' ? styles[look] : look && button.root}
      data-look={look}
      data-icon={icon === 'left' ? icon : undefined}
      data-printed={printed && ''}
      {...(to.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {icon === 'left' && <Icon name={icon} />}
      {children}
      {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
      {to.newTab && <VisuallyHidden>{` ${to.newTab}`}</VisuallyHidden>}
      {icon && icon !== 'left' && <Icon name={icon} />}
    </a>
  );
}
