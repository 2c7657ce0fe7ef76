import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { started } from '../../launch/started.ts';
import { asCode, collector, noted, type Page, TAP_MS } from './page.ts';

const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/**
 * Opens a page in WebKit, in the minimal window of `window.py` on a virtual screen. W3C WebDriver controls the page.
 * Each page has its own driver, because a driver has only one session.
 */
export async function openWebKit(): Promise<Page> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  // WebKit cannot start its sandbox as root in a container.
  const env = { DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = await started((port) =>
    spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } }),
  );

  async function ask(method: 'POST' | 'GET', path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${driver.port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  const binary = fileURLToPath(new URL('window.py', import.meta.url));
  const { sessionId } = await ask('POST', '', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: [collector] } } },
  });
  const post = (path: string, body: object) => ask('POST', `/${sessionId}/${path}`, body);
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  const strike = (keys: string[]) =>
    act(
      'key',
      keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  const page: Page = {
    goto: (url) => post('url', { url }),
    evaluate: (run, ...args) => post('execute/sync', { script: `return ${asCode(run, args)}`, args: [] }),
    async setSize(width, height) {
      await post('window/rect', { width, height });
      const arrived = () => page.evaluate((one, other) => innerWidth === one && innerHeight === other, width, height);
      while (!(await arrived()));
    },
    picture: async () => Buffer.from(await ask('GET', `/${sessionId}/screenshot`), 'base64'),
    tap: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: TAP_MS },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => strike([...text]),
    press: (key) => strike([KEYS[key]]),
    wrong: () => page.evaluate(noted),
    async close() {
      driver.stop();
      // Ending the screen closes the window too.
      screen.kill();
    },
  };
  return page;
}
