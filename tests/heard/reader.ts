import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import puppeteer from 'puppeteer-core';
import { expect, onTestFinished } from 'vitest';
import { emptyFolder } from '../temporary.ts';

const needed = ['orca', 'firefox-esr', 'dbus-daemon', 'Xvfb', 'openbox', 'xdotool'].map((name) => `/usr/bin/${name}`);
const missing = [...needed, '/usr/share/doc/firefox-esr-l10n-pt-br'].filter((path) => !existsSync(path));
if (missing.length > 0) console.warn(`Not heard: here is no ${missing.join(', no ')}.`);

/** Developers' machines may skip the screen reader; CI may not. */
export const isTested = missing.length === 0 || process.env.CI === 'true';

/**
 * Opens a page in Firefox with Orca, in Portuguese, on a virtual screen and with a D-Bus session of their own. Each step
 * returns the speech since the previous step, to the words that end it.
 * @param last The last words of the page.
 */
export async function listenTo(address: string, last: string) {
  const home = emptyFolder();
  const env: Record<string, string> = { PATH: '/usr/bin:/bin', HOME: home, XDG_RUNTIME_DIR: home };
  Object.assign(env, { LANG: 'pt_BR.UTF-8', LC_ALL: 'pt_BR.UTF-8', LANGUAGE: 'pt_BR:pt', GSETTINGS_BACKEND: 'memory' });
  function start(command: string, args: string[], stdio: SpawnOptions['stdio'] = 'ignore'): ChildProcess {
    const child = spawn(command, args, { env, stdio, detached: true });
    onTestFinished(() => void (child.pid && process.kill(-child.pid, command === 'Xvfb' ? 'SIGTERM' : 'SIGKILL')));
    return child;
  }
  const told = async (stream: unknown) => String((await once(stream as Readable, 'data'))[0]).trim();

  // Without `-noreset`, Xvfb resets when its last client disconnects, and drops clients that connect then.
  const size = ['-noreset', '-displayfd', '3', '-screen', '0', '1280x900x24'];
  env.DISPLAY = `:${await told(start('Xvfb', size, ['ignore', 'ignore', 'ignore', 'pipe']).stdio[3])}`;
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], ['ignore', 'pipe', 'ignore']);
  env.DBUS_SESSION_BUS_ADDRESS = await told(bus.stdout);
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
  start('openbox', []);
  mkdirSync(join(home, '.local/share/orca'), { recursive: true });
  cpSync(join(import.meta.dirname, 'speech.py'), join(home, '.local/share/orca/orca-customizations.py'));

  const heard: string[] = [];
  const orca = start('orca', [], ['ignore', 'ignore', 'ignore', 'pipe']);
  createInterface(orca.stdio[3] as Readable).on('line', (line) => {
    const said = line.replace(/^SPEECH OUTPUT: '|'(?: voice=\w+)?$/g, '');
    heard.push(said.replace(/\s+/g, ' ').trim());
  });
  async function listen(until: string): Promise<string[]> {
    const speechTo = (index: number) => heard.slice(0, index + 1).join(' ');
    const end = () => heard.findIndex((_, index) => speechTo(index).includes(until));
    await expect.poll(end, { interval: 30, message: `“${until}” is heard after ${heard}` }).toBeGreaterThanOrEqual(0);
    return heard.splice(0, end() + 1);
  }
  await expect.poll(() => heard.length).toBeGreaterThan(0);

  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    args: [address],
    defaultViewport: null,
    env,
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      'intl.accept_languages': 'pt-BR,pt',
      'intl.locale.requested': 'pt-BR',
      'ui.prefersReducedMotion': 1,
    },
  });
  onTestFinished(() => browser.close());
  const xdotool = (...args: string[]) => execFileSync('xdotool', args, { env });
  return {
    // The speech after loading: the whole page. Before the page, Firefox shows an empty one.
    arrival: [...(await listen('Carregamento de')), ...(await listen(last))],
    press(key: string, until: string) {
      xdotool('key', key);
      return listen(until);
    },
    type: (text: string) => void xdotool('type', '--delay', '30', text),
    listen,
  };
}
