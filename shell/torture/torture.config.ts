import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** R30 to R32: remotes that fail in every way, and the journeys of releases, on the product as those find it. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: ['torture/*.spec.ts', 'e2e/{remotes,registry,release}.spec.ts'],
  outputDir: '../test-results/torture',
  globalSetup: '../e2e/product.ts',
  reporter: [['list'], ['./figures.ts']],
});
