import { defineConfig } from '@playwright/test';
import { chromiumArguments, port } from './e2e/product';

/** Browser journeys against the production build, served as `npm start` serves it. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/e2e',
  globalSetup: './e2e/product.ts',
  // One product, one database, one visitor at a time: journeys that change the site's files would meet each other.
  workers: 1,
  // Machines that build at the same time are slow; nothing is judged by its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['./e2e/summary.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: chromiumArguments },
  },
});
