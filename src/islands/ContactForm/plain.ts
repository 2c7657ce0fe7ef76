import { isOwn } from '#delivery/delivery.ts';
import { faultId, limits, type MessageField, placeOf } from '#delivery/message.ts';
import type { FormDelivery } from './send.ts';

/** The form's name at Netlify. Each message to Netlify contains this name in the field `form-name`. */
export const FORM_NAME = 'contato';

type PlainForm = { action?: string; name?: string; 'data-netlify'?: 'true'; 'netlify-honeypot'?: string };

/**
 * The form's attributes for browsers without scripts (with scripts, `post.ts` sends the form), and for Netlify, which
 * detects forms in the HTML.
 */
export function plainForm(delivery: FormDelivery, honeypot: string): PlainForm {
  if (!isOwn(delivery)) return {};
  const forNetlify = { name: FORM_NAME, 'data-netlify': 'true', 'netlify-honeypot': honeypot } as const;
  return { action: delivery.address, ...(delivery.kind === 'netlify' && forNetlify) };
}

type PlainField = {
  maxLength?: number;
  defaultValue?: string;
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
};

/**
 * A field's attributes, if the site itself receives the messages. They are the length limit and, on the error page, the
 * placeholders and the id of the field's error message.
 */
export function plainField(delivery: FormDelivery, field: MessageField): PlainField {
  if (!isOwn(delivery)) return {};
  return {
    maxLength: limits[field],
    ...('answers' in delivery && {
      defaultValue: placeOf.value(field),
      // The receiver replaces this placeholder by `true` or `false`.
      'aria-invalid': placeOf.isInvalid(field) as 'true',
      'aria-describedby': faultId(field),
    }),
  };
}
