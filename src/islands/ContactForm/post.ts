import type { Delivery } from '#delivery/delivery.ts';
import type { Deliver } from './draft.ts';
import { FORM_NAME } from './plain.ts';

/** The time limit for a response, in milliseconds. */
export const TIMEOUT_MS = 15_000;

/** A delivery that posts the draft as JSON, or to Netlify as form data. It sends no credentials and no referrer. */
export function posted(to: Extract<Delivery, { address: string }>, timeout = TIMEOUT_MS): Deliver {
  return async (draft, leaving) => {
    // One controller combines the time limit with `leaving`. `AbortSignal.any` would need Chromium 116 or Safari 17.4.
    const controller = new AbortController();
    const stop = () => controller.abort();
    if (leaving.aborted) stop();
    leaving.addEventListener('abort', stop);
    const timer = setTimeout(stop, timeout);
    const isNetlify = import.meta.env.PUBLIC_DELIVERY === 'netlify';
    try {
      const response = await fetch(to.address, {
        method: 'POST',
        // Without `Accept`, Formspree responds with an HTML page.
        headers: isNetlify ? {} : { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: isNetlify
          ? new URLSearchParams({ 'form-name': FORM_NAME, ...draft })
          : JSON.stringify(to.kind === 'web3forms' ? { access_key: to.accessKey, ...draft } : draft),
        signal: controller.signal,
        credentials: 'omit',
        // Netlify may redirect to the page of the form's action. The security policy allows no other origin.
        redirect: isNetlify ? 'follow' : 'error',
        referrerPolicy: 'no-referrer',
      });
      // The HTTP status says whether the message was accepted. Web3Forms also reports success in the body.
      const isAccepted = response.ok && (to.kind !== 'web3forms' || (await saysSuccess(response)));
      if (!isAccepted) throw new Error(`The message was not accepted: ${response.status}.`);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}

async function saysSuccess(response: Response): Promise<boolean> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true;
}
