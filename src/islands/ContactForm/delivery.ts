/** What a visitor wrote. It lives in the form and nowhere else. */
export type Draft = { name: string; email: string; message: string };

/**
 * Takes a draft to whoever should read it.
 * Resolves when it was taken, rejects when it was not. Stops at the signal, without a trace.
 */
export type Deliver = (draft: Draft, signal: AbortSignal) => Promise<void>;

/** The names of the ways of delivery that the owner can choose from. */
export type DeliveryName = 'simulated';

/** How long the simulated delivery takes, in milliseconds. */
export const SIMULATED_MS = 1500;

/** Sends nothing anywhere and always succeeds. */
const simulated: Deliver = (_draft, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, SIMULATED_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

export const deliveries: Record<DeliveryName, Deliver> = { simulated };
