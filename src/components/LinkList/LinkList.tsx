import { Label } from '#components/Label/Label.tsx';
import { Link } from '#components/Link/Link.tsx';
import type { Way } from '#lib/links.ts';

/** Links, one below the other. */
export function LinkList({ items }: { items: readonly Way[] }) {
  return (
    <ul role="list">
      {items.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} look="underlined">
            <Label text={label} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
