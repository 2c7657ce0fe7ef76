/** A visitor's message. It is stored only in the form. */
export type Draft = { name: string; email: string; message: string };

/**
 * Delivers a draft to its recipient. Aborting the signal cancels the delivery completely.
 * @returns nothing if delivered, or the URL where the visitor can send the message.
 * @throws if the delivery fails for any reason.
 */
export type Deliver = (draft: Draft, signal: AbortSignal) => Promise<string | undefined>;
