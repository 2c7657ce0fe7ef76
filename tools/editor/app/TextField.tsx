import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { date } from '../../../src/lib/schema/normalise.ts';
import { write } from './changes.ts';
import { type FieldProps, labelsOf, textAt } from './field.ts';

/** A text, a date or a colour. */
export function TextField(props: FieldProps) {
  const { field, place, isRequired, isTyping } = props;
  const { title, format, default: usual = '' } = field;
  const stored = textAt(place);
  const [typed, setTyped] = useState<string>();
  // The browser's field for a date shows only the format of ISO 8601.
  const shown = format === 'date' ? date(stored) : stored;
  const onChange = ({ target }: { target: { value: string } }) => {
    setTyped(target.value);
    write(place, target.value);
  };
  const input = {
    ...labelsOf(props),
    'aria-required': isRequired,
    // The tidied text is shown only after the owner has left the field.
    value: isTyping ? (typed ?? shown) : shown,
    placeholder: usual,
    onChange,
  };
  if (field.long) return <Textarea {...input} autosize minRows={2} />;
  if (format !== 'color') return <TextInput {...input} type={format ?? 'text'} />;
  const picker = (
    <input type="color" aria-label={`${title}: escolher a cor`} value={stored || usual} onChange={onChange} />
  );
  return <TextInput {...input} rightSection={picker} rightSectionPointerEvents="all" />;
}
