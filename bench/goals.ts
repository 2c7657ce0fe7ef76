/**
 * The goals of `npm run bench`; times in milliseconds. The byte budgets that
 * every build is checked against are in `budgets.ts`.
 */
export const goals = {
  /** Each of Lighthouse's four scores, in every run. */
  score: 100,
  /** Medians under Lighthouse's simulated slow 4G and CPU x 4. */
  firstContentfulPaint: 720,
  largestContentfulPaint: 920,
  totalBlockingTime: 0,
  layoutShift: 0,
  /** How much later than the first paint the largest may come, under applied (not simulated) throttling. */
  largestAfterFirst: 0,
  /** Requests and bytes at load. */
  requests: 4,
  bytes: 36_000,
  /** Medians of the time from a click until the next page's heading is painted. */
  navigationPlain: 50,
  navigationSlow: 100,
  /** The slowest response to a key press or a click in the form, at CPU x 4. */
  interaction: 200,
};
