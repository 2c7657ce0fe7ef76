import { kindNames, listOf, pageKinds } from '../../../src/lib/pageKinds.ts';
import { type Field, valueAt } from '../../../src/lib/schema/json.ts';
import { filesOf, pageName, slugIn, urlPath } from './pageFiles.ts';
import { listAt } from './places.ts';
import { current } from './state.ts';

type Choices = { group: string; items: { value: string; label: string }[] }[];

/** The things of the site that a field can name, by their titles. Otherwise the owner would write addresses and names. */
export function choicesOf({ choose }: Field): Choices {
  const { files, targets, parts } = current();
  const named = (list: unknown): Choices[number]['items'] =>
    (Array.isArray(list) ? list : []).flatMap(({ name }) => (name ? [{ value: name, label: name }] : []));
  if (choose === 'service') {
    const items = filesOf('services').map((file) => ({ value: slugIn(file), label: pageName(file) }));
    return [{ group: 'Serviços', items }];
  }
  const blocksOf = (file: string) => listAt({ file, path: ['blocks'] });
  const kindOf = (block: unknown) => valueAt(block, ['kind']);
  if (choose === 'person') {
    const people = Object.keys(files).flatMap((file) => blocksOf(file).filter((block) => kindOf(block) === 'people'));
    return [{ group: 'Pessoas', items: people.flatMap((block) => named(valueAt(block, ['items']))) }];
  }
  const there = blocksOf('home.yaml').map(kindOf);
  const entries = (all: Record<string, string>) => Object.entries(all).map(([value, label]) => ({ value, label }));
  return [
    { group: 'Página inicial', items: entries(parts).filter(({ value }) => there.includes(value)) },
    ...kindNames.map((kind) => {
      const { title } = pageKinds[kind];
      const list = filesOf(kind).length > 0 && listOf(kind)?.list;
      const pages = filesOf(kind).map((file) => ({ value: urlPath(file) ?? '', label: pageName(file) }));
      return { group: title, items: [...(list ? [{ value: `/${list}`, label: `${title}: a lista` }] : []), ...pages] };
    }),
    { group: 'Links', items: named(listAt({ file: 'site.yaml', path: ['links'] })) },
    { group: 'Outros', items: entries(targets) },
  ].filter(({ items }) => items.length > 0);
}
