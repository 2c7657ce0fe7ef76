import { Label } from '#components/Label/Label.tsx';
import { Link } from '#components/Link/Link.tsx';
import type { LabelledLink } from '#lib/links.ts';

/** Links, one below the other. Without a look, they get their styles from their parent. */
export function LinkList({ items, look }: { items: readonly LabelledLink[]; look?: 'underlined' }) {
  if (items.length === 0) return null;
  return (
    <ul role="list">
      {items.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} look={look}>
            <Label text={label} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
