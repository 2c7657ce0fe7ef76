import type { ComponentProps } from 'react';
import { interfaceWords } from '#interfaceWords.ts';
import { limits, OWN_LIMIT, PHONE } from './message.ts';

/** The part of `contact` in `site.yaml` that decides which fields the form has. */
export type FieldFacts = {
  delivery: { kind: string };
  phone?: boolean | undefined;
  fields?: readonly { label: string; required?: boolean | undefined }[] | undefined;
};

type Attribute = 'id' | 'type' | 'autoComplete' | 'placeholder' | 'pattern' | 'title' | 'required';

/** A field of the form. `most` is the maximum number of characters, if the site itself receives the messages. */
type FormField = Pick<ComponentProps<'input'>, Attribute> & { name: string; label: string; most: number; rows?: 5 };

const phoneField = {
  name: 'phone',
  id: 'telefone',
  type: 'tel',
  autoComplete: 'tel',
  pattern: PHONE,
  most: limits.phone,
};

/** The fields of the form of a site, in their order. Each delivery sends them under these names. */
export function fieldsOf({ delivery, phone: hasPhone, fields = [] }: FieldFacts): FormField[] {
  const { name, email, phone, message } = interfaceWords.form;
  const { wrong: title, ...phoneWords } = phone;
  return [
    { name: 'name', id: 'nome', type: 'text', autoComplete: 'name', required: true, most: limits.name, ...name },
    { name: 'email', id: 'email', type: 'email', autoComplete: 'email', required: true, most: limits.email, ...email },
    ...(hasPhone ? [{ ...phoneField, ...phoneWords, title }] : []),
    ...fields.map(({ label, required = false }, index) => ({
      // The label is the name, if somebody reads it: in a chat, or in Formspree's mail.
      name: delivery.kind === 'php' ? `own${index + 1}` : label,
      id: `campo-${index + 1}`,
      type: 'text',
      required,
      most: OWN_LIMIT,
      label,
    })),
    { name: 'message', id: 'mensagem', rows: 5, required: true, most: limits.message, ...message },
  ];
}
