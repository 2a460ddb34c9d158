import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Checks every screen and state with axe, on the same build as the browser journeys. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results/axe',
  globalSetup: '../e2e/test-app.ts',
  workers: 2,
  fullyParallel: true,
  reporter: [['line'], ['./count-reporter.ts']],
});
