/**
 * The goals of `npm run bench`; times in milliseconds. Most goals are relative to an empty page in the same run,
 * because times from different machines or days cannot be compared. The size limits for every build are in
 * `budgets.ts`.
 */
export const goals = {
  /** Each of Lighthouse's four scores, in every run. */
  score: 100,
  /** First and largest paint: this multiple of the empty page's time, plus the time to request the font on slow 4G. */
  paint: 1.15,
  /** The main thread's work: a multiple of its work on the empty page, which varies by a quarter between runs. */
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
   * The slowest response to a key press or a tap, minus the slowest response of a bare form, with the CPU at a sixth of
   * its speed. The browser's own message at an invalid field takes half of the slowest response.
   */
  interaction: 100,
};
