import { defineConfig } from '@playwright/test';
import baseConfig from '../playwright.config';

/** Runs the tests of goals R30 to R32 (see stress-reporter.ts) on the build that the end-to-end tests use. */
export default defineConfig({
  ...baseConfig,
  testDir: '..',
  testMatch: ['stress/*.spec.ts', 'journeys/{remotes,registry,release}.spec.ts'],
  outputDir: '../test-results/stress',
  globalSetup: '../support/test-app.ts',
  reporter: [['list'], ['./stress-reporter.ts']],
});
