import type { ReactNode } from 'react';
import button from '#components/Button/Button.module.css';
import { Icon, type IconName } from '#components/Icon/Icon.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { Target } from '#lib/links.ts';
import styles from './Link.module.css';

type LinkProps = {
  to: Target;
  /** `plain` leaves the look to its place. The others are actions: `primary` is what a visitor came to do. */
  look?: 'plain' | 'underlined' | 'primary' | 'outline' | 'dark' | 'light';
  /** Before the text when it points back, else after it. */
  icon?: IconName;
  /** Heard after the text, where the text alone does not say where it leads. */
  about?: string;
  children: ReactNode;
};

/** Every link of the site. One that leaves it opens in a new tab, and says so. */
export function Link({ to, look = 'plain', icon, about, children }: LinkProps) {
  const isAction = look !== 'plain' && look !== 'underlined';
  return (
    <a
      href={to.href}
      className={isAction ? button.root : look === 'underlined' ? styles.underlined : undefined}
      data-look={isAction && look !== 'primary' ? look : undefined}
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
