/** The most characters of each field of the contact form, for the form and for each receiver. */
export const limits = { name: 100, email: 254, message: 5000 } as const;

export type MessageField = keyof typeof limits;

/** The places in the error page that a receiver fills in, as text. */
export const placeOf = {
  value: (field: MessageField) => `{{${field}}}`,
  /** `true` or `false`. */
  isInvalid: (field: MessageField) => `{{${field}-invalid}}`,
  /** What is wrong with the field, or nothing. */
  fault: (field: MessageField) => `{{${field}-fault}}`,
  /** Why the message was not sent, if no field is the reason. */
  reason: '{{reason}}',
};

/** The id of the sentence that says what is wrong with a field. */
export const faultId = (field: MessageField) => `erro-${field}`;
