import type { Delivery } from './delivery.ts';
import type { Deliver } from './draft.ts';

/** The time limit for a response, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * A delivery that posts the draft as JSON. It sends no credentials and no referrer. The site's own receiver writes the
 * subject of the mail itself. Source of `_subject`: help.formspree.io, “Special Fields”.
 */
export function posted(to: Extract<Delivery, { address: string }>, timeout = TIMEOUT_MS): Deliver {
  return async (draft, leaving) => {
    // One controller combines the time limit with `leaving`. `AbortSignal.any` would need Chromium 116 or Safari 17.4.
    const controller = new AbortController();
    const stop = () => controller.abort();
    if (leaving.aborted) stop();
    leaving.addEventListener('abort', stop);
    const timer = setTimeout(stop, timeout);
    const { name, about } = draft;
    const subject = to.kind === 'formspree' && about && { _subject: `Mensagem de ${name} pelo site, sobre ${about}` };
    try {
      const response = await fetch(to.address, {
        method: 'POST',
        // Without `Accept`, Formspree responds with an HTML page.
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...draft, ...subject }),
        signal: controller.signal,
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
      });
      if (!response.ok) throw new Error(`The message was not accepted: ${response.status}.`);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}
