/**
 * What the site must reach; times in milliseconds. Weights have their budgets
 * in `budgets.ts`, and every build is held to them.
 */
export const goals = {
  /** Each of Lighthouse's four scores, in every run. */
  score: 100,
  /** Medians under Lighthouse's simulated slow 4G and CPU x 4. */
  firstContentfulPaint: 720,
  largestContentfulPaint: 920,
  totalBlockingTime: 0,
  layoutShift: 0,
  /** How much later the largest paint may be than the first where the throttling is applied and not simulated. */
  largestAfterFirst: 0,
  /** Requests and bytes at load. */
  requests: 4,
  bytes: 36_000,
  /** From a click to the next page's heading painted: medians. */
  navigationPlain: 50,
  navigationSlow: 100,
  /** The slowest answer to a key or a click in the form, at CPU x 4. */
  interaction: 200,
};
