/** What a build tells its receiver: the owner's addresses and words, and the two pages for visitors without scripts. */
export type Settings = {
  to: string;
  from: string;
  /** The site's address, which ends with a slash. */
  address: string;
  /** The path of the contact form. */
  form: string;
  /** The most characters of each field. */
  limits: { name: number; email: number; message: number };
  /** What is wrong with each field; that messages are too many; that the message was not sent. */
  words: { name: string; email: string; message: string; often: string; error: string };
  /** Whole pages in HTML. */
  pages: { sent: string; failed: string };
};

/** The file in the built site with the settings. Hosts do not serve a file with a dot at the start of its name. */
export const SETTINGS_FILE = '.contato.json';

/** Messages that are sent in a period: from one sender, and from all. */
export const MOST_EACH = 10;
export const MOST_OF_ALL = 1000;
