import { isOwn } from '#lib/delivery.ts';
import { faultId, limits, type MessageField, placeOf } from '#lib/receiver.ts';
import type { FormDelivery } from './delivery.ts';

/** With scripts, the form is posted by `post.ts`; without them, by the browser. */
export function plainForm(delivery: FormDelivery): { action?: string } {
  return isOwn(delivery) ? { action: delivery.address } : {};
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
