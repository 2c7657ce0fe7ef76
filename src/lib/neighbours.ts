/**
 * The items before and after the item at `index`. The last of three or more items is before the first; of two items,
 * the first has only a next one and the second only a previous one. A single item has none.
 */
export function neighboursOf<Item>(items: readonly Item[], index: number): { previous?: Item; next?: Item } {
  const at = (place: number) => (items.length > 2 ? items.at(place % items.length) : items[place]);
  const [previous, next] = [at(index - 1), at(index + 1)];
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) };
}
