import { defineConfig } from '@playwright/test';
import baseConfig from '../playwright.config';

/** Uses the same build as the end-to-end tests. */
export default defineConfig({
  ...baseConfig,
  testDir: '.',
  outputDir: '../test-results/gallery',
  globalSetup: '../support/test-app.ts',
  globalTeardown: './write-index.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  reporter: 'line',
});
