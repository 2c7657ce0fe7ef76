import { getViteConfig } from 'astro/config';
import type { ViteUserConfig } from 'vitest/config';

// The template's own suites test the demonstration site, even if the owner's `content/` exists.
process.env.SITE_CONTENT ??= 'demo';

const test: ViteUserConfig['test'] = {
  // The files of one worker share their modules, which halves the time.
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  maxWorkers: 2,
  // These limits only end a test that hangs, so they fit a machine that is busy with other programs.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  projects: [
    { extends: true, test: { name: 'unit', include: ['{src,commands,tools/editor/app}/**/*.test.{ts,tsx}'] } },
    // These tests replace modules.
    { extends: true, test: { name: 'tools', include: ['tools/*/*.test.ts'], isolate: true } },
    { extends: true, test: { name: 'publish', include: ['tools/publish/tests/**/*.test.ts'] } },
    ...['repo', 'built', 'hosts', 'receivers', 'engines', 'heard', 'variants'].map((name) => ({
      extends: true as const,
      test: { name, include: [`tests/${name}/*.test.ts`] },
    })),
  ],
};
// Adds Astro's own Vite configuration, so that a test resolves modules as the build does.
export default getViteConfig({ test });
