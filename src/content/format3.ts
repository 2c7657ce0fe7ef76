import { type Document, isMap, isScalar, Pair, Scalar, YAMLSeq } from 'yaml';

/**
 * The owner's files in format 3, from files in format 2, each by its path without `.yaml`. The numbers of the services
 * become the list `services` in `site.yaml`.
 */
export function toFormat3(before: ReadonlyMap<string, Document>): Map<string, Document> {
  const files = new Map([...before].map(([name, document]) => [name, document.clone() as Document]));
  const list = servicesIn(files);
  const site = files.get('site')?.contents;
  if (isMap(site) && !site.has('services')) {
    const after = site.items.findIndex(({ key }) => isScalar(key) && key.value === 'links');
    site.items.splice(after < 0 ? site.items.length : after + 1, 0, new Pair(new Scalar('services'), list));
  }
  return files;
}

/** The last of the numbers that a service could have. */
const LAST = 9999;

/** Removes the numbers of the services. Returns the slugs of all services in the order of the numbers, then by name. */
function servicesIn(files: ReadonlyMap<string, Document>): YAMLSeq {
  const services = [...files].flatMap(([path, { contents }]) => {
    if (!path.startsWith('services/') || !isMap(contents)) return [];
    const place = Number(contents.get('order') ?? LAST + 1);
    const index = contents.items.findIndex(({ key }) => isScalar(key) && key.value === 'order');
    const [removed] = index < 0 ? [] : contents.items.splice(index, 1);
    const next = contents.items[index];
    // A comment above the number may be about the file.
    if (isScalar(removed?.key) && isScalar(next?.key) && removed.key.commentBefore) {
      next.key.commentBefore = [removed.key.commentBefore, next.key.commentBefore].filter(Boolean).join('\n');
    }
    return { slug: path.slice('services/'.length), place, name: String(contents.get('name') ?? '') };
  });
  const slugs = services
    .sort((one, other) => one.place - other.place || one.name.localeCompare(other.name, 'pt-BR'))
    .map(({ slug }) => new Scalar(slug));
  const list = new YAMLSeq();
  list.items.push(...slugs);
  return list;
}
