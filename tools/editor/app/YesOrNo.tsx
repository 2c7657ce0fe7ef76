import { Checkbox } from '@mantine/core';
import { write } from './changes.ts';
import { type FieldProps, textAt } from './field.ts';

/** Yes or no. The answer of a missing field is not written. */
export function YesOrNo({ field, place, fault }: FieldProps) {
  const value = textAt(place);
  const { yesIfMissing = false } = field;
  return (
    <Checkbox
      label={field.title}
      description={field.description}
      error={fault}
      checked={value ? ['true', 'sim', 'yes'].includes(value.toLowerCase()) : yesIfMissing}
      onChange={({ target: { checked } }) => write(place, checked === yesIfMissing ? undefined : String(checked))}
    />
  );
}
