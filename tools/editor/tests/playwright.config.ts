import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import template from '../../../tests/e2e/playwright.config.ts';
import { cookieOf } from '../border.ts';
import { KEY_HEADER } from '../protocol.ts';

// The tested `npm run edit` creates this folder. `??=` keeps the path if a Playwright worker loads this file again.
process.env.EDITED ??= join(mkdtempSync(join(tmpdir(), 'editor-')), 'content');
if (!process.env.TEST_WORKER_INDEX) {
  process.on('exit', () => rmSync(dirname(process.env.EDITED ?? ''), { recursive: true, force: true }));
}

/** The URL of the tested editor. Playwright sets it for the workers, from the line that `npm run edit` prints. */
const { origin, port, searchParams } = new URL(process.env.EDITOR_URL ?? 'http://127.0.0.1/');
const key = searchParams.get('chave') ?? '';
/** The headers of a request that changes something. */
export const KEY_HEADERS = { Origin: origin, [KEY_HEADER]: key };

const cookie = {
  name: `editor-${port}`,
  value: cookieOf(key),
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Strict' as const,
};

/** The tests of the real editor. The timeouts are long because the editor is bundled at each start. */
export default defineConfig({
  ...template,
  testDir: '.',
  // All tests change the same folder.
  workers: 1,
  fullyParallel: false,
  timeout: 360_000,
  expect: { timeout: 30_000 },
  use: {
    ...template.use,
    actionTimeout: 30_000,
    baseURL: `${origin}/`,
    storageState: { cookies: [cookie], origins: [{ origin, localStorage: [{ name: 'chave', value: key }] }] },
  },
  webServer: {
    command: 'node tools/editor/edit.ts',
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      // The system chooses a free port.
      PORT: '0',
      BROWSER: 'none',
      SITE_CONTENT: process.env.EDITED,
      SITE_DIST: join(dirname(process.env.EDITED), 'dist-published'),
      // Hides the developer's SSH keys, so the server asks for a password.
      SSH_AUTH_SOCK: '',
      // The proxy does not exist, so the visit to the public address fails.
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: 'http://127.0.0.1:1',
    },
    wait: { stdout: /O editor está em (?<editor_url>\S+)/ },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
