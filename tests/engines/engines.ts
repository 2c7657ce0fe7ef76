import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../launch/chromium.js';

/** `whole`: everything in the specification works. `readable`: all texts are readable; the links and the form work. */
type Tier = 'whole' | 'readable';

export type Engine = {
  name: string;
  tier: Tier;
  /** How the tests control the engine. */
  driver:
    | { kind: 'packaged'; from: string; flags: string[] }
    | { kind: 'chromium' | 'firefox'; path: string | undefined }
    | { kind: 'webkit'; paths: string[] };
  /** How to install the engine. */
  install: string;
};

const packaged = (version: number, tier: Tier, flags: string[]): Engine => ({
  name: `Chromium ${version}`,
  tier,
  driver: { kind: 'packaged', from: `chromium-${version}`, flags },
  install: 'npm install --prefix tests/engines',
});

/** The engine that all others are compared with. */
export const reference: Engine = {
  name: 'Chromium of today',
  tier: 'whole',
  driver: { kind: 'chromium', path: findBrowser() },
  install: 'apt install chromium, or set CHROME_PATH',
};

export const engines: Engine[] = [
  reference,
  packaged(138, 'whole', ['--no-zygote']),
  packaged(119, 'whole', ['--no-zygote']),
  packaged(106, 'whole', ['--disable-gpu']),
  packaged(92, 'readable', ['--disable-gpu']),
  {
    name: 'Firefox',
    tier: 'whole',
    driver: {
      kind: 'firefox',
      path: [
        process.env.FIREFOX_PATH,
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ].find((path) => path && existsSync(path)),
    },
    install: 'apt install firefox-esr, or set FIREFOX_PATH',
  },
  {
    name: 'WebKit',
    tier: 'whole',
    driver: {
      kind: 'webkit',
      paths: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/lib/python3/dist-packages/gi'],
    },
    install: 'apt install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
  },
];

/** The folder of the packages that are installed only for these tests. */
export const packages = fileURLToPath(new URL('node_modules', import.meta.url));

export function isInstalled({ driver }: Engine): boolean {
  if (driver.kind === 'webkit') return driver.paths.every((path) => existsSync(path));
  if (driver.kind !== 'packaged') return driver.path !== undefined;
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(join(packages, driver.from));
}
