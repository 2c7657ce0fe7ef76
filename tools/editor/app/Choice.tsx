import { NativeSelect } from '@mantine/core';
import { write } from './changes.ts';
import { choicesOf } from './choices.ts';
import { type FieldProps, labelsOf, textAt } from './field.ts';

/** A choice of words, or of things of the site. */
export function Choice(props: FieldProps) {
  const { field, place, isRequired } = props;
  const value = textAt(place);
  const options = Object.entries(field.labels ?? {}).map(([value, label]) => ({ value, label }));
  const groups = field.choose ? choicesOf(field) : [];
  const isKnown =
    !field.choose || value === '' || groups.some(({ items }) => items.some((item) => item.value === value));
  const usual = field.default ?? '';
  return (
    <NativeSelect
      {...labelsOf(props)}
      aria-required={isRequired}
      data={[
        ...(usual ? [] : [{ value: '', label: isRequired ? 'Escolha' : 'Não dizer' }]),
        ...options,
        ...groups,
        ...(isKnown ? [] : [{ group: 'Escrito no arquivo', items: [value] }]),
      ]}
      value={value || usual}
      onChange={({ target }) => write(place, target.value)}
    />
  );
}
