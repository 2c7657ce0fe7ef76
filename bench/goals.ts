/**
 * The goals of `npm run bench`; times in milliseconds. Most goals are relative to an empty page in the same run,
 * because times from different machines or days cannot be compared. The size limits for every build are in
 * `budgets.ts`.
 */
export const goals = {
  /** Each of Lighthouse's four scores, in every run. */
  score: 100,
  /** First and largest paint, as a multiple of the empty page's. The font's request time on slow 4G is added. */
  paint: 1.15,
  /** The main thread's work, as a multiple of the empty page's. That page's work varies by a quarter between runs. */
  mainThreadHome: 2.5,
  mainThread: 1.75,
  layoutShift: 0,
  /** Requests and bytes at load. */
  requests: 4,
  bytes: 38_000,
  /** The time from a click until the next page's heading is painted, minus the same time between empty pages. */
  navigationPlain: 25,
  navigationSlow: 50,
  /**
   * The slowest response to a key press or a tap, minus the slowest response of a bare form, with the CPU slowed down
   * six times. The browser's own message at an invalid field takes half of this time.
   */
  interaction: 100,
};
