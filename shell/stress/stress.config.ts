import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Goals R30 to R32: every kind of remote failure, and the release journeys, on the same build as the journeys. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: ['stress/*.spec.ts', 'e2e/{remotes,registry,release}.spec.ts'],
  outputDir: '../test-results/stress',
  globalSetup: '../e2e/test-app.ts',
  reporter: [['list'], ['./stress-reporter.ts']],
});
