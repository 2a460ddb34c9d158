import { defineConfig } from '@playwright/test';
import { chromiumArguments, port } from './e2e/product';

/** Browser journeys against the production build, served as by `npm start`. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/e2e',
  globalSetup: './e2e/product.ts',
  // Each has its own product and database; more would only wait for each other on a small machine.
  workers: 2,
  // Generous, because a machine may be busy with builds; no test depends on time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What fails once on a machine that is busy is tried again, and named as flaky at the end: it is to be mended.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['./e2e/summary.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // A press that finds nothing says so long before the journey's time is over.
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: chromiumArguments },
  },
});
