import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findShell } from '../../commands/chromium.js';

// By default, the suites test the demonstration site. For the owner's checks, `npm test` sets `content` instead.
process.env.SITE_CONTENT ??= 'demo';

const executablePath = findShell();

export default defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list', { printSteps: false }]],
  // The limits only end a test that hangs. An ARIA snapshot also fails if the page has additional content.
  timeout: 120_000,
  expect: { timeout: 30_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
  use: {
    // Playwright sets SITE_URL for the workers, from the line that the server prints.
    ...(process.env.SITE_URL && { baseURL: process.env.SITE_URL }),
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    // With `true`, the tests would not notice content that the security policy blocks in visitors' browsers.
    bypassCSP: false,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium cannot start its sandbox as root in a container.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node commands/serve.ts',
    cwd: join(import.meta.dirname, '../..'),
    // The system chooses a free port.
    env: { PORT: '0' },
    wait: { stdout: /O site está em (?<site_url>\S+)/ },
  },
});
