import { Select } from '@mantine/core';
import { type Field, valueAt } from '../../../src/lib/schema/json.ts';
import { filesOf, nameOf, pathOf, slugIn } from './pages.ts';
import { listAt, type Store, useStore, write } from './store.ts';
import { type FieldProps, labelsOf, useText } from './useField.ts';

type Choices = { group: string; items: { value: string; label: string }[] }[];

/** A field in which the owner chooses something of the site by its title, instead of writing its address or name. */
export function Choose(props: FieldProps) {
  const { field, place, isRequired } = props;
  const value = useText(place);
  const groups = withoutRepeated(choicesOf(field, useStore()));
  const isKnown = value === '' || groups.some(({ items }) => items.some((one) => one.value === value));
  return (
    <Select
      {...labelsOf(props)}
      aria-required={isRequired}
      data={isKnown ? groups : [...groups, { group: 'Escrito no arquivo', items: [{ value, label: value }] }]}
      value={value || null}
      onChange={(chosen) => write(place, chosen ?? undefined)}
      placeholder="Escolha"
      searchable
      clearable={!isRequired}
      nothingFoundMessage="Nada com esse nome"
    />
  );
}

/** The choices, each only once: while it is typed, a name can be the same as another one. */
function withoutRepeated(choices: Choices): Choices {
  const values = new Set<string>();
  const isNew = ({ value }: { value: string }) => values.size < values.add(value).size;
  return choices.map(({ group, items }) => ({ group, items: items.filter(isNew) }));
}

function choicesOf({ choose }: Field, { files, kinds, targets, parts }: Store): Choices {
  const named = (list: unknown): Choices[number]['items'] =>
    (Array.isArray(list) ? list : []).flatMap(({ name }) => (name ? [{ value: name, label: name }] : []));
  if (choose === 'service') {
    const items = filesOf('services').map((file) => ({ value: slugIn(file), label: nameOf(file) }));
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
    ...kinds.map(({ kind, title, list }) => ({
      group: title,
      items: [
        ...(list && filesOf(kind).length > 0 ? [{ value: `/${list}`, label: `${title}: a lista` }] : []),
        ...filesOf(kind).map((file) => ({ value: pathOf(file) ?? '', label: nameOf(file) })),
      ],
    })),
    { group: 'Links', items: named(listAt({ file: 'site.yaml', path: ['links'] })) },
    { group: 'Outros', items: entries(targets) },
  ].filter(({ items }) => items.length > 0);
}
