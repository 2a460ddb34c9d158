import { defineConfig } from '@playwright/test';
import baseConfig from '../playwright.config';

/** Uses the same build as the end-to-end tests. */
export default defineConfig({
  ...baseConfig,
  testDir: '..',
  testMatch: ['stress/*.spec.ts', 'journeys/{remotes,registry,release}.spec.ts'],
  outputDir: '../test-results/stress',
  globalSetup: '../support/test-app.ts',
  reporter: [['list'], ['./stress-reporter.ts']],
});
