/** The maximum number of characters in each field of the contact form, if the site itself receives the messages. */
export const limits = { name: 100, email: 254, message: 5000 } as const;

export type MessageField = keyof typeof limits;

/** The placeholders in the error page. The receiver replaces each placeholder by text. */
export const placeOf = {
  value: (field: MessageField) => `{{${field}}}`,
  /** Replaced by `true` or `false`. */
  isInvalid: (field: MessageField) => `{{${field}-invalid}}`,
  /** Replaced by the field's error message, or by nothing. */
  fault: (field: MessageField) => `{{${field}-fault}}`,
  /** Replaced by the reason why the whole message was rejected, such as too many messages; otherwise by nothing. */
  reason: '{{reason}}',
};

/** The id of a field's error message. */
export const faultId = (field: MessageField) => `erro-${field}`;
