import { defineConfig } from '@playwright/test';
import { chromiumArguments, port } from './support/test-app';

/** Runs the browser journeys against the production build, served as by `npm start`. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results/e2e',
  globalSetup: './support/test-app.ts',
  // Each worker has its own server and database. More workers would slow each other down on a small machine.
  workers: 2,
  // Generous, because the machine may be busy with builds. No test relies on it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A test that fails on a busy machine is retried and listed as flaky at the end, so that it gets fixed.
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
