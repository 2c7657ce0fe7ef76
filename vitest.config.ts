import { getViteConfig } from 'astro/config';

/** Astro's own Vite configuration, so that a test resolves modules as the build does. */
export default getViteConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'] } },
      { extends: true, test: { name: 'repo', include: ['tests/repo/**/*.test.ts'] } },
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});
