import { faultId, limits, type MessageField, PHONE, placeOf } from './message.ts';
import type { FormDelivery } from './send.ts';

/** The form's URL for browsers without scripts. With scripts, `post.ts` sends the form. */
export function plainForm(delivery: FormDelivery): { action?: string } {
  return delivery.kind === 'php' ? { action: delivery.address } : {};
}

/** The check of a phone number. Browsers show `title` if the number does not match the pattern. */
export const plainPhone = (wrong: string) => ({ pattern: PHONE, title: wrong });

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
  if (delivery.kind !== 'php') return {};
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
