/** The items before and after one in a circle. Of two items, each is the other's only neighbour; a single one has none. */
export function neighboursOf<Item>(items: readonly Item[], index: number): { previous?: Item; next?: Item } {
  const previous = items.at(index - 1);
  const next = items[(index + 1) % items.length];
  const one = items[index];
  return {
    ...(previous !== undefined && previous !== one && { previous }),
    ...(next !== undefined && next !== one && next !== previous && { next }),
  };
}
