import { getViteConfig } from 'astro/config';
import { defaultExclude, type ViteUserConfig } from 'vitest/config';

// The template's own suites test the demonstration site, even if the owner's `content/` exists.
process.env.SITE_CONTENT ??= 'demo';

const test: ViteUserConfig['test'] = {
  // These limits only end a test that hangs, so they fit a machine that is busy with other programs.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['**/*.test.{ts,tsx}'],
        // The owner's files are no tests, whatever their names.
        exclude: [...defaultExclude, '**/tests/**', 'content*/**'],
      },
    },
    { extends: true, test: { name: 'repo', include: ['tests/repo/**/*.test.ts'] } },
    { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
    {
      extends: true,
      test: { name: 'publish', include: ['tools/publish/tests/**/*.test.ts'] },
    },
    { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
    { extends: true, test: { name: 'receivers', include: ['tests/receivers/**/*.test.ts'] } },
    {
      extends: true,
      test: {
        name: 'variants',
        include: ['tests/variants/**/*.test.ts'],
        globalSetup: 'tests/variants/setup.ts',
      },
    },
    { extends: true, test: { name: 'engines', include: ['tests/engines/**/*.test.ts'] } },
    { extends: true, test: { name: 'heard', include: ['tests/heard/**/*.test.ts'] } },
  ],
};

const config: ViteUserConfig = { test };
// Adds Astro's own Vite configuration, so that a test resolves modules as the build does.
export default getViteConfig(config);
