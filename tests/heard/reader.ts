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

/** What is not installed here, by the names of Debian's packages. */
export const missing = Object.keys(needed).filter((name) => !needed[name]?.());

type Step = { press: string; until: readonly string[] } | { type: string } | { listen: string };

/** A screen reader with its browser, at one page. Each of its steps ends with all that was said, once there is silence. */
export type Reader = {
  /** What was said when the page had come: all of it, unless the address leads into the page. */
  arrival: string[];
  /** Presses a key, and listens until that is said. */
  press(key: string, until?: string): Promise<string[]>;
  /** Presses a key once for each of these: again as soon as that is said, and no more where it is not. */
  walk(key: string, until: readonly string[]): Promise<string[]>;
  type(text: string): Promise<string[]>;
  /** Listens until that is said. */
  listen(until: string): Promise<string[]>;
  stop(): Promise<void>;
};

/** Opens a page in a browser of its own, with a reader of its own: nothing is left over from another page. */
export async function listenTo(url: string, { width = 1280, scripts = true } = {}): Promise<Reader> {
  const program = fileURLToPath(new URL('reader.py', import.meta.url));
  const driver = spawn('python3', [program, url, String(width), scripts ? 'scripts' : 'no scripts'], {
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
