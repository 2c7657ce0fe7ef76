import { Label } from '#components/Label/Label.tsx';
import { Link } from '#components/Link/Link.tsx';
import type { Target } from '#lib/links.ts';

type LinkListProps = { items: readonly { label: string; to: Target }[] };

/** Links, one below the other. */
export function LinkList({ items }: LinkListProps) {
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
