type Key = 'Enter' | 'Escape' | 'Tab';

/** How long a thumb stays down, in milliseconds. */
export const TAP_MS = 80;

/** A page in any engine, with the same interface for every driver. */
export type Page = {
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it can use only its arguments. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  setSize(width: number, height: number): Promise<void>;
  /** A screenshot of the viewport, as PNG. */
  picture(): Promise<Uint8Array>;
  click(selector: string): Promise<void>;
  /** Presses and releases the pointer at a point of the viewport, as a thumb does: whatever is there gets the event. */
  tap(x: number, y: number): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Turns scripts off for the next pages; returns `false` if the driver cannot. */
  withoutScripts(): Promise<boolean>;
  /** The problems since the last call: errors, unhandled rejections, violations of the security policy. */
  wrong(): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * Runs before every page's own scripts. Its notes outlive the page, so that an error
 * on leaving is recorded too. A page always begins at its top: its scroll position is not restored.
 */
export const collector = `(() => {
  history.scrollRestoration = 'manual';
  const note = (what) => sessionStorage.setItem('wrong', (sessionStorage.getItem('wrong') || '') + what + '\\n');
  addEventListener('error', (event) => note('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => note('unhandled rejection: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.violatedDirective + ' refused ' + event.blockedURI));
})()`;

/** The notes of the collector; to be run with `evaluate`. */
export function noted(): string[] {
  // A new window's empty page has no storage.
  if (location.href === 'about:blank') return [];
  const all = (sessionStorage.getItem('wrong') || '').split('\n').filter((line) => line !== '');
  sessionStorage.removeItem('wrong');
  return all;
}
