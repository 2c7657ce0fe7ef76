import { ArrowDown, ArrowLeft, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';

const icons = {
  down: ArrowDown,
  left: ArrowLeft,
  right: ArrowRight,
  outside: ArrowUpRight,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** A line icon beside a text that says the same: decoration, never the only sign. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = icons[name];
  return <Drawing size="1.25em" className="" aria-hidden focusable={false} />;
}
