import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import puppeteer from 'puppeteer-core';
import { started } from '../launch/started.ts';

/** A page of a running engine. The visitor's acts are real events at the place of an element. */
type Page = {
  goto(address: string): Promise<unknown>;
  /** Runs code of one expression in the page. */
  evaluate(code: string): Promise<unknown>;
  tap(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  close(): Promise<void>;
};

export const engines = [
  { name: 'Firefox', programs: ['/usr/bin/firefox-esr'], open: openFirefox },
  { name: 'WebKit', programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'], open: openWebKit },
];

async function openFirefox(width: number, height: number): Promise<Page> {
  const executablePath = '/usr/bin/firefox-esr';
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: { width, height } });
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address),
    evaluate: (code) => page.evaluate(code),
    tap: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}

/** Opens WebKit's own small browser on a virtual screen. W3C WebDriver controls the page. */
async function openWebKit(width: number, height: number): Promise<Page> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  // WebKit cannot start its sandbox as root in a container.
  const env = { DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = await started((port) =>
    spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } }),
  );
  async function post(path: string, body: object) {
    const address = `http://127.0.0.1:${driver.port}/session${path}`;
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }
  const session = `/${(await post('', { capabilities: {} })).sessionId}`;
  await post(`${session}/window/rect`, { width, height });
  const evaluate = (code: string) => post(`${session}/execute/sync`, { script: `return ${code}`, args: [] });
  /** Finds an element, and brings it into the middle of the window. */
  async function find(selector: string): Promise<Record<string, string>> {
    await evaluate(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center' })`);
    return post(`${session}/element`, { using: 'css selector', value: selector });
  }
  return {
    goto: (url) => post(`${session}/url`, { url }),
    evaluate,
    async tap(selector) {
      const move = { type: 'pointerMove', origin: await find(selector), x: 0, y: 0 };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await post(`${session}/actions`, { actions: [{ type: 'pointer', id: 'finger', actions }] });
    },
    async type(selector, text) {
      await post(`${session}/element/${Object.values(await find(selector))[0]}/value`, { text });
    },
    async close() {
      driver.stop();
      // The end of the screen closes the browser too.
      screen.kill();
    },
  };
}
