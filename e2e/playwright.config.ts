import { defineConfig } from '@playwright/test';
import { chromiumArguments, port } from './support/test-app';

/** Runs the journeys against the production build, served as by `npm start`. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results/e2e',
  globalSetup: './support/test-app.ts',
  // Each worker has its own server and database. More workers would slow each other down on a small machine.
  workers: 2,
  // Generous, because the machine may be busy with builds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A test that passes only on retry is listed as flaky, so that somebody fixes it.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['./support/summary-reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // An action without a target fails long before the test times out.
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: chromiumArguments },
  },
});
