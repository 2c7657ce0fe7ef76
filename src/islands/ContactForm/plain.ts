import { isOwn } from '#delivery/delivery.ts';
import { faultId, limits, type MessageField, placeOf } from '#delivery/message.ts';
import type { FormDelivery } from './send.ts';

/** The name that Netlify has for the form, and that each message has in the field `form-name`. */
export const FORM_NAME = 'contato';

type PlainForm = { action?: string; name?: string; 'data-netlify'?: 'true'; 'netlify-honeypot'?: string };

/** With scripts, the form is posted by `post.ts`; without them, by the browser. Netlify finds its forms in the HTML. */
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

/** The limit of a field, and in the error page also the places for what was typed. */
export function plainField(delivery: FormDelivery, field: MessageField): PlainField {
  if (!isOwn(delivery)) return {};
  return {
    maxLength: limits[field],
    ...('answers' in delivery && {
      defaultValue: placeOf.value(field),
      // The receiver writes `true` or `false` there.
      'aria-invalid': placeOf.isInvalid(field) as 'true',
      'aria-describedby': faultId(field),
    }),
  };
}
