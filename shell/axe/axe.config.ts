import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Every screen and state of the product under axe, on the product as the browser journeys find it. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results/axe',
  globalSetup: '../e2e/product.ts',
  workers: 2,
  fullyParallel: true,
  reporter: [['line'], ['./count.ts']],
});
