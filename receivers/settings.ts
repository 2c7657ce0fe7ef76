/** The path of the settings file in the built site. The configurations in `deploy/` hide the file from visitors. */
export const SETTINGS_FILE = '.contato.json';

/** The maximum number of messages per hour: from one sender, and from all senders. */
export const MOST_EACH = 10;
export const MOST_OF_ALL = 1000;
