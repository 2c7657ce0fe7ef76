import type { ComponentProps } from 'react';
import { interfaceWords } from '#interfaceWords.ts';

/**
 * The maximum number of characters in each field of the contact form, if the site itself receives the messages. Only
 * some sites have the field `phone`.
 */
export const limits = { name: 100, email: 254, phone: 40, message: 5000 } as const;

/** The maximum number of characters in a field that the owner added. */
export const OWN_LIMIT = 200;

/**
 * A visitor's message. Empty fields are left out. `about` is its subject, such as a service's name. The other fields are
 * those that the owner added.
 */
export type Draft = { name: string; email: string; message: string; phone?: string; about?: string } & {
  [own: string]: string;
};

/** The characters between digits, as people and programs write them: spaces, dashes, invisible marks. HTML needs each backslash. */
const GAP = '[\\s\\p{Z}\\p{Cf}\\p{Pd}\u2212\\(\\).\\/]*';
const ABROAD = `(?:[+\uff0b]|0${GAP}0)${GAP}`;
const BRAZIL = `5${GAP}5${GAP}`;
/** Before the area code, for calls from another area: `0`, or `0xx`, where `xx` stands for the number of a provider. */
const TRUNK = `0${GAP}(?:[xX]${GAP}[xX]${GAP})?`;
/** An area code, which has no zero, and a number: nine digits from 9 on, or eight. Source: Anatel, Resolução 749/2022 */
const NATIONAL = `[1-9]${GAP}[1-9]${GAP}(?:9(?:${GAP}\\d){8}|[2-9](?:${GAP}\\d){7})`;

/**
 * Matches a whole phone number: a Brazilian one with its area code, or an international one with `+` or `00`. The only
 * group has the Brazilian number. The form has this pattern in its HTML, and the receiver in its code.
 */
export const PHONE = `${GAP}(?:(?:(?:${ABROAD})?${BRAZIL})?(?:${TRUNK})?(${NATIONAL})|${ABROAD}(?!${BRAZIL})[1-9](?:${GAP}\\d){7,14})${GAP}`;

/** The part of `contact` in `site.yaml` that decides which fields the form has, and what is beside its button. */
export type FieldSettings = {
  delivery: { kind: string };
  /** When visitors get an answer. */
  note: string;
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
export function fieldsOf({ delivery, phone: hasPhone, fields = [] }: FieldSettings): FormField[] {
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
