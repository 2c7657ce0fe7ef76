/** The duration of a tap, in milliseconds. */
export const TAP_MS = 80;

/** A running engine, with the same interface for every driver. */
export type Browser = {
  /**
   * Opens a page without history, cache and stored data.
   * @param scripts Whether scripts are on. Only Chromium can turn them off.
   */
  open(scripts?: boolean): Promise<Page>;
  close(): Promise<void>;
};

export type Page = {
  goto(address: string): Promise<void>;
  /** Runs a function in the page. The function is sent as text, so it can use only its arguments. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  setSize(width: number, height: number): Promise<void>;
  /** Takes a screenshot of the viewport, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Presses and releases the pointer at a point of the viewport. The topmost element there gets the event. */
  tap(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Returns the problems since the last call: errors, console errors and violations of the security policy. */
  wrong(): Promise<string[]>;
  close(): Promise<void>;
};

/** Returns the code that calls a function with arguments. */
export const asCode = (run: (...args: never[]) => unknown, args: unknown[]) => `(${run})(...${JSON.stringify(args)})`;

/**
 * A script that records errors and runs before every page's own scripts. The records survive navigation, so they
 * include errors from leaving a page. The script also turns off scroll restoration: every page starts at its top.
 */
export const collector = `(() => {
  history.scrollRestoration = 'manual';
  const note = (what) => sessionStorage.setItem('wrong', (sessionStorage.getItem('wrong') || '') + what + '\\n');
  console.error = (...all) => note('console: ' + all.join(' '));
  addEventListener('error', (event) => note('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => note('unhandled rejection: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.violatedDirective + ' refused ' + event.blockedURI));
})()`;

/** Returns and clears the records of the collector. Runs in the page, through `evaluate`. */
export function noted(): string[] {
  // The empty page of a new window has no storage.
  if (location.href === 'about:blank') return [];
  const all = (sessionStorage.getItem('wrong') || '').split('\n').filter((line) => line !== '');
  sessionStorage.removeItem('wrong');
  return all;
}
