/** What a visitor wrote. It lives in the form and nowhere else. */
export type Draft = { name: string; email: string; message: string };

/**
 * Takes a draft to whoever should read it. Stops at the signal, without a trace.
 * @returns nothing once it was taken; or the address at which the visitor hands it over himself.
 * @throws where it was not taken, whatever the reason.
 */
export type Deliver = (draft: Draft, signal: AbortSignal) => Promise<string | undefined>;
