/**
 * The items before and after the item at `index`. The last item is before the first. If there are two items, each has
 * one neighbour; a single item has none.
 */
export function neighboursOf<Item>(items: readonly Item[], index: number): { previous?: Item; next?: Item } {
  const previous = items.at(index - 1);
  const next = items[(index + 1) % items.length];
  const one = items[index];
  return {
    ...(previous !== undefined && previous !== one && { previous }),
    ...(next !== undefined && next !== one && next !== previous && { next }),
  };
}
