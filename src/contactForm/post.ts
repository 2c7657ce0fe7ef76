import type { Outcome } from './delivery.ts';

/** The time limit for a response, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Posts a draft as JSON, without credentials and referrer, as the receiver on the site's own host expects it. Only the
 * status of the response counts.
 */
export async function post(draft: object, address: string): Promise<Outcome> {
  const response = await fetch(address, {
    method: 'POST',
    // Without `Accept`, Formspree responds with an HTML page.
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(draft),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  return { status: response.ok ? 'success' : 'error' };
}
