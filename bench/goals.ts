/**
 * The goals of `npm run bench`; times in milliseconds. Most goals are relative to an empty page in the same run,
 * because times from different machines or days cannot be compared. The size limits for every build are in
 * `budgets.ts`.
 */
export const goals = {
  /** The minimum of each of Lighthouse's four scores, in every run. */
  score: 100,
  /** First and largest paint: this multiple of the empty page's time, plus the time to load the font on slow 4G. */
  paint: 1.15,
  /**
   * The main thread's working time, as a multiple of its working time for the empty page. The time for the empty page
   * varies by a quarter between runs.
   */
  mainThreadHome: 2.5,
  mainThread: 1.75,
  layoutShift: 0,
  /** The maximum number of requests and of bytes while a page loads. */
  requests: 4,
  bytes: 38_000,
  /** The time from a click until the next page's heading is painted, minus the same time between empty pages. */
  navigationPlain: 25,
  navigationSlow: 50,
  /**
   * The slowest response to a key press or a tap, minus the slowest response of a form without styles or scripts. The
   * CPU runs at a sixth of its speed. The browser's own message at an invalid field takes half of the response's time.
   */
  interaction: 100,
};
