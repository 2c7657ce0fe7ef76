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

/** A honeypot field: only bots fill it in. Formspree documents this name, and browsers do not autofill it. */
export const HONEYPOT = '_gotcha';
