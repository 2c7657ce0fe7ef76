import type { Deliver } from './delivery.ts';

/** How long the simulated delivery takes, in milliseconds. */
const SIMULATED_MS = 1500;

/** Sends nothing anywhere and always succeeds. */
export const simulated: Deliver = (_draft, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, SIMULATED_MS, undefined);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
