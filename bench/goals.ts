/**
 * The goals of `npm run bench`; times in milliseconds. Most are compared with an empty page of the same run, because
 * times on different machines, or on different days, say nothing about each other. The byte budgets that every build
 * is checked against are in `budgets.ts`.
 */
export const goals = {
  /** Each of Lighthouse's four scores, in every run. */
  score: 100,
  /** First and largest paint, as a multiple of the empty page's; the request for the font on slow 4G is added to it. */
  paint: 1.15,
  /** The main thread's work, as a multiple of the empty page's, which itself varies by a quarter from run to run. */
  mainThreadHome: 2.5,
  mainThread: 1.75,
  layoutShift: 0,
  /** Requests and bytes at load. */
  requests: 4,
  bytes: 38_000,
  /** From a click until the next page's heading is painted: how much later than between empty pages. */
  navigationPlain: 25,
  navigationSlow: 50,
  /**
   * The slowest response to a key press or a tap at CPU x 6: how much later than on a bare form. Half of it is the
   * browser's own message at a refused field.
   */
  interaction: 100,
};
