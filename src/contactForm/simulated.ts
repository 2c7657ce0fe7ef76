import type { Outcome } from './delivery.ts';

/** How long the simulated delivery takes, in milliseconds. */
const SIMULATED_MS = 1500;

/** Sends nothing anywhere and always succeeds. */
export async function simulated(): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
  return { status: 'success' };
}
