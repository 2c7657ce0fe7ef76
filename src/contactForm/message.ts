/**
 * The maximum number of characters in each field of the contact form, if the site itself receives the messages. Only
 * some sites have the field `phone`.
 */
export const limits = { name: 100, email: 254, phone: 40, message: 5000 } as const;

export type MessageField = keyof typeof limits;

/** The fields of the form of a site. */
export const fieldsOf = (hasPhone: boolean): MessageField[] => [
  'name',
  'email',
  ...(hasPhone ? (['phone'] as const) : []),
  'message',
];

/** The characters between the digits of a phone number. HTML's patterns need each backslash. */
const GAP = '[ \\(\\).\\-]*';

/**
 * Matches a whole phone number: a Brazilian one with its area code, which has ten or eleven digits, or an international
 * one with `+`. The form has this pattern in its HTML, and each receiver in its settings.
 */
export const PHONE = `(?:${GAP}\\+?${GAP}5${GAP}5|${GAP}0)?(?:${GAP}\\d){10,11}${GAP}|${GAP}\\+(?!${GAP}5${GAP}5)(?:${GAP}\\d){8,15}${GAP}`;

/** The subject of a message. */
export const subjectOf = (name: string, about = '') => `Mensagem de ${name} pelo site${about && `, sobre ${about}`}`;

/** The placeholders in the error page. The receiver replaces each placeholder by text. */
export const placeOf = {
  value: (field: MessageField | 'about') => `{{${field}}}`,
  /** Replaced by `true` or `false`. */
  isInvalid: (field: MessageField) => `{{${field}-invalid}}`,
  /** Replaced by the field's error message, or by nothing. */
  fault: (field: MessageField) => `{{${field}-fault}}`,
  /** Replaced by the reason why the whole message was rejected, such as too many messages; otherwise by nothing. */
  reason: '{{reason}}',
};

/** The id of a field's error message. */
export const faultId = (field: MessageField) => `erro-${field}`;
