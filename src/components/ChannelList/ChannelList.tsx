import type { LinkTarget } from '#lib/links.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { PlatformLogo } from '../Icon/PlatformLogo.tsx';
import { Label } from '../Label/Label.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './ChannelList.module.css';

/** A way to reach the owner, and who answers. A channel without an icon of its own has the logo of its platform. */
export type Channel = { label: string; who?: string; icon?: IconName; to: LinkTarget };

/**
 * The ways to reach the owner. If the form's script does not load, `contactForm/script.ts` copies
 * the list below the form.
 */
export function ChannelList({ items }: { items: readonly Channel[] }) {
  if (items.length === 0) return null;
  return (
    <ul role="list" className={styles.root} data-channels="">
      {items.map(({ label, who, icon, to }) => (
        <li key={label}>
          <Link to={to} {...(!icon && { icon: to.newTab ? 'outside' : 'right' })}>
            {icon ? <Icon name={icon} /> : <PlatformLogo name={to.mark} />}
            <span>
              <Label text={label} />
              {who && (
                <small>
                  <Label text={` ${who}`} />
                </small>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
