import { defineConfig } from '@playwright/test';
import { findShell } from './launch/chromium.js';
import { readContent } from './src/content/read.ts';
import { basePath } from './src/lib/links.ts';

// The suites are about the site that ships; the owner’s checks name another.
process.env.SITE_CONTENT ??= 'demo';
const { site } = readContent();

const PORT = 4173;
const executablePath = findShell();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list', { printSteps: false }]],
  // A page that says more than was reviewed has changed too.
  expect: { toMatchAriaSnapshot: { children: 'deep-equal' } },
  use: {
    baseURL: `http://localhost:${PORT}${basePath(site.address)}/`,
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    // Playwright's own policy bypass would hide what a visitor's browser refuses.
    bypassCSP: false,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // As root, in a container, Chromium has no sandbox to start.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node server/serve.ts',
    cwd: import.meta.dirname,
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
});
