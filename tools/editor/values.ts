import { site } from '../../src/content/files/site.ts';
import { chosenField, type Field, valueAt } from '../../src/lib/schema/json.ts';
import { isEmpty } from './edits.ts';
import type { Place, Value } from './protocol.ts';

/* Pure functions on the values of the owner's files: texts, lists and groups of fields. */

/** The other files that follow if the place is the name of a link, or of a person who signs news, and the name changes. */
export function withNewName(
  { file, path }: Place,
  saved: Value,
  typed: ReadonlyMap<string, Value>,
): [string, object][] {
  const isLink = file === 'site.yaml' && path[0] === 'links' && path[2] === 'name';
  const isPerson =
    path[2] === 'items' && path[4] === 'name' && valueAt(saved, ['blocks', Number(path[1]), 'kind']) === 'people';
  const [from, to] = [saved, typed.get(file)].map((one) => valueAt(one, path));
  if (!(isLink || isPerson) || !from || !to) return [];
  const others = [saved, typed.get(file)].flatMap((one) =>
    (valueAt(one, path.slice(0, -2)) as { name?: string }[]).toSpliced(Number(path.at(-2)), 1),
  );
  // A name that another link or a place of the site has is refused: what followed would lead there.
  const { error } = site.shape.links.safeParse([{ name: to }, ...others.map(({ name = '' }) => ({ name }))]);
  if (isLink && error?.issues.some((issue) => issue.path[0] === 0)) return [];
  // Two people with one name cannot be told apart.
  if (isPerson && others.some(({ name }) => name === from || name === to)) return [];
  const key = isLink ? 'to' : 'author';
  return [...typed].flatMap(([other, value]) => {
    const text = JSON.stringify(value);
    const follows = JSON.parse(text, (one, part) => (one === key && part === from ? to : part));
    return other === file || JSON.stringify(follows) === text ? [] : [[other, follows]];
  });
}

/** A value of the owner's form without empty lists and groups, and without the defaults that the owner left as they are. */
export function withoutDefaults(field: Field | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDefaults(field?.items, item));
  if (typeof value !== 'object' || value === null) return value;
  const properties = chosenField(field, value)?.properties ?? {};
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const one = properties[key];
    // A colour is kept, because the owner chose it with the others of the palette.
    if (part === one?.default && one?.format !== 'color') return [];
    const inner = withoutDefaults(one, part);
    return isEmpty(inner) ? [] : [[key, inner]];
  });
  return Object.fromEntries(kept);
}
