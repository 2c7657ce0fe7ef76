import { ColorInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { date } from '../../../src/lib/schema/normalise.ts';
import { write } from './changes.ts';
import { type FieldProps, labelsOf, textAt } from './field.ts';

/** A text, a date or a colour. */
export function TextField(props: FieldProps) {
  const { field, place, isRequired, isTyping } = props;
  const stored = textAt(place);
  const [typed, setTyped] = useState<string>();
  const isDate = field.format === 'date';
  // The browser's field for a date shows only the format of ISO 8601.
  const shown = isDate ? date(stored) : stored;
  const type = (text: string) => {
    setTyped(text);
    write(place, text);
  };
  const input = {
    ...labelsOf(props),
    'aria-required': isRequired,
    // The tidied text is shown only after the owner has left the field.
    value: isTyping ? (typed ?? shown) : shown,
    placeholder: field.default ?? '',
  };
  const onChange = ({ target }: { target: { value: string } }) => type(target.value);
  if (field.format === 'color') return <ColorInput {...input} onChange={type} fixOnBlur={false} />;
  if (field.long) return <Textarea {...input} onChange={onChange} autosize minRows={2} />;
  return <TextInput {...input} onChange={onChange} type={isDate ? 'date' : 'text'} />;
}
