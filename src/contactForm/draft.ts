/** A visitor's message. It is stored only in the form. */
export type Draft = {
  name: string;
  email: string;
  message: string;
  /** Undefined if the visitor gave no number, or if the form does not ask for one. */
  phone?: string | undefined;
  /** The name of the page that the message is about, such as a service's. */
  about?: string | undefined;
};

/**
 * Removes the subject of the next message from the line above the form. Without the slug in the page's URL, loading the
 * page again does not bring the subject back.
 */
export function forgetAbout(line: HTMLElement): void {
  delete line.dataset.about;
  line.textContent = '';
  const url = new URL(location.href);
  url.searchParams.delete('sobre');
  history.replaceState(null, '', url);
}

/**
 * Delivers a draft to its recipient. Aborting the signal cancels the delivery completely.
 * @returns nothing if delivered, or the URL where the visitor can send the message.
 * @throws if the delivery fails for any reason.
 */
export type Deliver = (draft: Draft, signal: AbortSignal) => Promise<string | undefined>;
