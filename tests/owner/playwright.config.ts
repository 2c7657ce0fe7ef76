import { defineConfig } from '@playwright/test';
import template from '../e2e/playwright.config.ts';

/** The owner's checks, which run on a built site with any content. */
export default defineConfig({ ...template, testDir: '.' });
