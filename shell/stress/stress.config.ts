import { defineConfig } from '@playwright/test';
import baseConfig from '../playwright.config';

/** Runs the tests of goals R30 to R32 (see stress-reporter.ts) on the build that the end-to-end tests use. */
export default defineConfig({
  ...baseConfig,
  testDir: '..',
  testMatch: ['stress/*.spec.ts', 'e2e/{remotes,registry,release}.spec.ts'],
  outputDir: '../test-results/stress',
  globalSetup: '../e2e/test-app.ts',
  reporter: [['list'], ['./stress-reporter.ts']],
});
