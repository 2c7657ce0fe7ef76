import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const needed: Record<string, () => boolean> = {
  orca: () => existsSync('/usr/bin/orca'),
  'firefox-esr': () => existsSync('/usr/bin/firefox-esr'),
  'firefox-esr-l10n-pt-br': () => existsSync('/usr/share/doc/firefox-esr-l10n-pt-br'),
  'at-spi2-core': () => existsSync('/usr/libexec/at-spi-bus-launcher'),
  'dbus-x11': () => existsSync('/usr/bin/dbus-launch'),
  xvfb: () => existsSync('/usr/bin/Xvfb'),
  openbox: () => existsSync('/usr/bin/openbox'),
  xdotool: () => existsSync('/usr/bin/xdotool'),
  'x11-utils': () => existsSync('/usr/bin/xprop'),
  'the locale pt_BR.UTF-8': () =>
    /^pt_BR\.utf-?8$/im.test(spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout ?? ''),
};

/** The Debian packages and the locale that are missing on this machine. */
const missing = Object.keys(needed).filter((name) => !needed[name]?.());
if (missing.length > 0) console.warn(`Not heard: here is no ${missing.join(', no ')}.`);

/** Developers' machines may skip the screen reader tests; CI may not. */
export const isTested = missing.length === 0 || process.env.CI === 'true';

type Step = { press: string; until: readonly string[] } | { type: string } | { listen: string };

/** A screen reader with its browser, on one page. Each step returns all speech until the next silence. */
export type Reader = {
  /** The speech after loading: the whole page, unless the URL has a fragment. */
  arrival: string[];
  /** Presses a key, and listens until the text is spoken. */
  press(key: string, until?: string): Promise<string[]>;
  /** Presses a key once per text, each time after the previous text was spoken. Stops if a text is not spoken. */
  walk(key: string, until: readonly string[]): Promise<string[]>;
  type(text: string): Promise<string[]>;
  /** Listens until the text is spoken. */
  listen(until: string): Promise<string[]>;
  stop(): Promise<void>;
};

/** Opens a page in a new browser with a new screen reader, so that no other page affects it. */
export async function listenTo(url: string, { scripts = true } = {}): Promise<Reader> {
  const program = fileURLToPath(new URL('reader.py', import.meta.url));
  const driver = spawn('python3', [program, url, scripts ? 'scripts' : 'no scripts'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  driver.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  const ended = new Promise<void>((resolve) => driver.once('close', () => resolve()));
  const answers = createInterface(driver.stdout)[Symbol.asyncIterator]();
  const answer = async (): Promise<string[]> => {
    const { value, done } = await answers.next();
    if (done) throw new Error(`The screen reader stopped:\n${complaint}`);
    return JSON.parse(value);
  };
  const step = (one: Step) => {
    driver.stdin.write(`${JSON.stringify(one)}\n`);
    return answer();
  };
  return {
    arrival: await answer(),
    press: (key, until = '') => step({ press: key, until: [until] }),
    walk: (key, until) => step({ press: key, until }),
    type: (text) => step({ type: text }),
    listen: (until) => step({ listen: until }),
    stop() {
      driver.stdin.end();
      return ended;
    },
  };
}
