/** A page of some engine, spoken with in one way, whatever its driver. */
export type Page = {
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It is sent as text: it knows its arguments, and nothing else of this side. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  setSize(width: number, height: number): Promise<void>;
  /** What is in the window, as a PNG. */
  picture(): Promise<Uint8Array>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Switches scripts off for the next pages, where the driver can: else it answers `false`. */
  withoutScripts(): Promise<boolean>;
  /** What went wrong since it was last asked: errors, rejections that nobody handled, what the policy refused. */
  wrong(): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * Runs before every page's own scripts. What it notes outlives the page, so that an
 * error on leaving is seen too. A page begins at its top, however it was left before.
 */
export const collector = `(() => {
  history.scrollRestoration = 'manual';
  const note = (what) => sessionStorage.setItem('wrong', (sessionStorage.getItem('wrong') || '') + what + '\\n');
  addEventListener('error', (event) => note('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => note('unhandled rejection: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.violatedDirective + ' refused ' + event.blockedURI));
})()`;

/** What the collector noted; for `evaluate`. */
export function noted(): string[] {
  const all = (sessionStorage.getItem('wrong') || '').split('\n').filter((line) => line !== '');
  sessionStorage.removeItem('wrong');
  return all;
}
