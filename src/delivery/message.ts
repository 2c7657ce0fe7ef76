/** The maximum number of characters in each field of the contact form, for the form and for every receiver. */
export const limits = { name: 100, email: 254, message: 5000 } as const;

export type MessageField = keyof typeof limits;

/** The placeholders in the error page, which a receiver replaces by text. */
export const placeOf = {
  value: (field: MessageField) => `{{${field}}}`,
  /** `true` or `false`. */
  isInvalid: (field: MessageField) => `{{${field}-invalid}}`,
  /** The field's error message, or nothing. */
  fault: (field: MessageField) => `{{${field}-fault}}`,
  /** The reason why the message was not sent, if every field is valid. */
  reason: '{{reason}}',
};

/** The id of a field's error message. */
export const faultId = (field: MessageField) => `erro-${field}`;
