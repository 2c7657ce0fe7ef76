import { defineConfig } from '@playwright/test';
import { findBrowser } from './commands/browser.js';
import { site } from './src/content/content.ts';
import { basePath } from './src/lib/links.ts';

const PORT = 4173;
const executablePath = findBrowser();

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
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
});
