import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Takes screenshots of the same build as the browser journeys. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results/gallery',
  globalSetup: '../e2e/test-app.ts',
  globalTeardown: './write-index.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: 'line',
});
