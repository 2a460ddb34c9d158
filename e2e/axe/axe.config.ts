import { defineConfig } from '@playwright/test';
import baseConfig from '../playwright.config';

/** Uses the same build as the end-to-end tests. */
export default defineConfig({
  ...baseConfig,
  testDir: '.',
  outputDir: '../test-results/axe',
  globalSetup: '../support/test-app.ts',
  workers: 2,
  fullyParallel: true,
  reporter: [['line'], ['./count-reporter.ts']],
});
