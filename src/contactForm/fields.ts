import { interfaceWords } from '#interfaceWords.ts';
import { limits, OWN_LIMIT, PHONE } from './message.ts';

const words = interfaceWords.form;

/** The part of `contact` in `site.yaml` that decides which fields the form has. */
export type FieldFacts = {
  delivery: { kind: string };
  phone?: boolean | undefined;
  fields?: readonly { label: string; required?: boolean | undefined }[] | undefined;
};

/** A field of the form, with the attributes of its input; the text area has rows. */
type FormField = {
  name: string;
  label: string;
  /** The maximum number of characters, if the site itself receives the messages. */
  most: number;
  id: string;
  required: boolean;
} & { [attribute in 'type' | 'autoComplete' | 'placeholder' | 'pattern' | 'title']?: string } & { rows?: number };

const phoneField: FormField = {
  name: 'phone',
  id: 'telefone',
  type: 'tel',
  autoComplete: 'tel',
  required: false,
  most: limits.phone,
  pattern: PHONE,
  title: words.phone.wrong,
  label: words.phone.label,
  placeholder: words.phone.placeholder,
};

/** The fields of the form of a site, in their order. Each delivery sends them under these names. */
export function fieldsOf({ delivery, phone: hasPhone, fields = [] }: FieldFacts): FormField[] {
  const { name, email, message } = words;
  return [
    { name: 'name', id: 'nome', type: 'text', autoComplete: 'name', required: true, most: limits.name, ...name },
    { name: 'email', id: 'email', type: 'email', autoComplete: 'email', required: true, most: limits.email, ...email },
    ...(hasPhone ? [phoneField] : []),
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
