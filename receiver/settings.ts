/**
 * The settings that a build writes for the receiver of the contact form: the owner's addresses and texts, and two pages
 * for visitors without scripts.
 */
export type Settings = {
  to: string;
  from: string;
  /** The site's address, which ends with a slash. */
  address: string;
  /** The path and the fragment of the contact form. */
  form: string;
  /** The maximum number of characters in each field. */
  limits: { name: number; email: number; message: number };
  /** The texts of errors: one for each field, `often` if a limit is exceeded, `error` for any other failure. */
  words: { name: string; email: string; message: string; often: string; error: string };
  /** The HTML of the two response pages. */
  pages: { sent: string; failed: string };
};

/** The path of the settings file in the built site. The configurations in `deploy/` hide the file from visitors. */
export const SETTINGS_FILE = '.contato.json';

/** The maximum number of messages per hour: from one sender, and from all senders. */
export const MOST_EACH = 10;
export const MOST_OF_ALL = 1000;
