import { defineConfig } from '@playwright/test';
import template from '../../playwright.config.ts';

/** The owner's checks: on whatever was built, of whatever the owner wrote. */
export default defineConfig({ ...template, testDir: '.' });
