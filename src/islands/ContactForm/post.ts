import type { Delivery } from '#delivery/delivery.ts';
import type { Deliver } from './draft.ts';
import { FORM_NAME } from './plain.ts';

/** How long an answer may take, in milliseconds. */
export const TIMEOUT_MS = 15_000;

/** Posts the draft as JSON, or as Netlify documents it, with nothing that tells who the visitor is or where he comes from. */
export function posted(to: Extract<Delivery, { address: string }>, timeout = TIMEOUT_MS): Deliver {
  return async (draft, leaving) => {
    // By hand, for Chromium has `AbortSignal.any` only from 116 on, and Safari from 17.4.
    const controller = new AbortController();
    const stop = () => controller.abort();
    if (leaving.aborted) stop();
    leaving.addEventListener('abort', stop);
    const timer = setTimeout(stop, timeout);
    const isNetlify = import.meta.env.PUBLIC_DELIVERY === 'netlify';
    try {
      const response = await fetch(to.address, {
        method: 'POST',
        // Formspree answers with a page to whoever does not ask for JSON.
        headers: isNetlify ? {} : { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: isNetlify
          ? new URLSearchParams({ 'form-name': FORM_NAME, ...draft })
          : JSON.stringify(to.kind === 'web3forms' ? { access_key: to.accessKey, ...draft } : draft),
        signal: controller.signal,
        credentials: 'omit',
        // Netlify may answer with a redirect to the page of the action. The policy allows no other origin.
        redirect: isNetlify ? 'follow' : 'error',
        referrerPolicy: 'no-referrer',
      });
      // The status is the answer; only Web3Forms has it in the body as well. What else is in there may be anything.
      const taken = response.ok && (to.kind !== 'web3forms' || (await saysSuccess(response)));
      if (!taken) throw new Error(`The message was not taken: ${response.status}.`);
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
