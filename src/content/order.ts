import type { Fault } from './faults.ts';
import type { Read } from './file.ts';
import type { Site } from './files/site.ts';

/** Compares services: those in the owner's list are first, in its order; the others follow by name. */
export const inOrder =
  (list: readonly string[]) =>
  (one: { slug: string; name: string }, other: { slug: string; name: string }): number => {
    const place = ({ slug }: { slug: string }) => (list.includes(slug) ? list.indexOf(slug) : list.length);
    return place(one) - place(other) || one.name.localeCompare(other.name, 'pt-BR');
  };

/**
 * The faults of slugs in the owner's list of services that no service has, or that are in the list twice.
 * @param slugs The slugs of all services, also of those with mistakes.
 * @param present The present slugs of services by their former ones.
 */
export function orderFaults(
  { data, at }: Read<Site>,
  slugs: readonly string[],
  present: ReadonlyMap<string, string>,
): Fault[] {
  return data.services.flatMap((slug, index): Fault[] => {
    const fault = { ...at(['services', index]), found: `“${slug}”` };
    if (!slugs.includes(slug) && !present.has(slug)) {
      const expected = `o endereço de um serviço: ${slugs.join(', ')}`;
      return [{ ...fault, expected, todo: `apague-o desta lista, ou crie services/${slug}.yaml` }];
    }
    const earlier = data.services.indexOf(slug);
    if (earlier === index) return [];
    const expected = `cada serviço uma vez só: este já é o ${earlier + 1} da lista`;
    return [{ ...fault, expected, todo: 'apague um dos dois' }];
  });
}
