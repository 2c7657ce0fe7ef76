import type { Outcome } from './formState.ts';

/**
 * Posts a draft as JSON, without credentials and referrer, as the receiver on the site's own host expects it. Only the
 * status of the response counts.
 */
export async function post(draft: object, address: string, signal: AbortSignal): Promise<Outcome> {
  const response = await fetch(address, {
    method: 'POST',
    // Without `Accept`, Formspree responds with an HTML page.
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(draft),
    signal,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  return { status: response.ok ? 'success' : 'error' };
}
