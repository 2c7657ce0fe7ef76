import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLook } from '#components/Button/ButtonLink.tsx';
import { Icon, type IconName } from '#components/Icon/Icon.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { Target } from '#lib/links.ts';
import styles from './Link.module.css';

type LinkProps = {
  to: Target;
  /** A `plain` link gets its styles from its parent. A link `inText` is a part of a sentence. */
  look?: 'plain' | 'underlined' | 'inText' | ButtonLook;
  /** `left` is before the text; other icons are after it. A text with an icon should fit on one line. */
  icon?: IconName;
  /** Hidden text for screen readers, after the visible text, if the visible text does not name the target. */
  about?: string;
  children: ReactNode;
};

/** A link, with an optional icon. External links open in a new tab and announce that. */
export function Link({ to, look = 'plain', icon, about, children }: LinkProps) {
  const content = (
    <>
      {icon === 'left' && <Icon name={icon} />}
      {children}
      {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
      {to.newTab && <VisuallyHidden>{` ${to.newTab}`}</VisuallyHidden>}
      {icon && icon !== 'left' && <Icon name={icon} />}
    </>
  );
  if (look !== 'plain' && look !== 'underlined' && look !== 'inText') {
    return (
      <ButtonLink href={to.href} look={look} outside={to.newTab !== undefined}>
        {content}
      </ButtonLink>
    );
  }
  return (
    <a
      href={to.href}
      className={look === 'plain' ? undefined : styles[look]}
      data-in-text={look === 'inText' || undefined}
      {...(to.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {content}
    </a>
  );
}
