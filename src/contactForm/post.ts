/** The time limit for a response, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Posts a draft as JSON, without credentials and referrer. Only the status of the response counts.
 * @throws if the draft was not accepted.
 */
export async function post(
  address: string,
  draft: object,
  leaving: AbortSignal,
  timeout = TIMEOUT_MS,
): Promise<undefined> {
  // One controller combines the time limit with `leaving`. `AbortSignal.any` would need Chromium 116 or Safari 17.4.
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (leaving.aborted) stop();
  leaving.addEventListener('abort', stop);
  const timer = setTimeout(stop, timeout);
  try {
    const response = await fetch(address, {
      method: 'POST',
      // Without `Accept`, Formspree responds with an HTML page.
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(draft),
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
}
