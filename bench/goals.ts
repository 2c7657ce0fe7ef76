/**
 * The goals of `npm run bench`; times in milliseconds. Most are compared with an empty page of the same run, because
 * times on different machines, or on different days, say nothing about each other. The byte budgets that every build
 * is checked against are in `budgets.ts`.
 */
export const goals = {
  /** Each of Lighthouse's four scores, in every run. */
  score: 100,
  /** First and largest paint, as a multiple of the empty page's; the time that the font takes on slow 4G is added to it. */
  paint: 1.15,
  /** The main thread's work at CPU x 4. */
  mainThreadHome: 300,
  mainThread: 200,
  layoutShift: 0,
  /** Requests and bytes at load. */
  requests: 4,
  bytes: 38_000,
  /** From a click until the next page's heading is painted: how much later than between empty pages. */
  navigationPlain: 25,
  navigationSlow: 50,
  /** The slowest response to a key press or a tap, in the form and on the menu, at CPU x 4. */
  interaction: 100,
};
