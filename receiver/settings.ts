/**
 * The settings that a build writes for its receiver: the owner's addresses and texts, and two pages for visitors
 * without scripts.
 */
export type Settings = {
  to: string;
  from: string;
  /** The site's address, which ends with a slash. */
  address: string;
  /** The path of the contact form. */
  form: string;
  /** The maximum number of characters in each field. */
  limits: { name: number; email: number; message: number };
  /** The error messages: one for each field, `often` for too many messages, `error` for a message that was not sent. */
  words: { name: string; email: string; message: string; often: string; error: string };
  /** The HTML of the two response pages. */
  pages: { sent: string; failed: string };
};

/** The settings file in the built site. Hosts do not serve files whose name starts with a dot. */
export const SETTINGS_FILE = '.contato.json';

/** The maximum number of messages per hour: from one sender, and from all. */
export const MOST_EACH = 10;
export const MOST_OF_ALL = 1000;
