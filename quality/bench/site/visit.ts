import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';

/** This code runs from the bundle in quality/bench/dist. */
const vitalsScriptPath = fileURLToPath(new URL('../site/collect-vitals.js', import.meta.url));

const settleMs = 5_000;

const glanceMs = 2_000;

/** Values in the page. collect-vitals.js sets all except `usedAt`. */
export interface PageMetrics {
  usedAt?: number;
  readyAt?: number;
  vitals: { largestContentfulPaint: number; layoutShift: number; slowestInteraction: number };
}

interface ResourceEntry {
  name: string;
  startTime: number;
  encodedBodySize: number;
}

export interface Download {
  path: string;
  bytes: number;
  /** True if requested before the first interaction. */
  isBeforeInteraction: boolean;
  /** True if requested before the screen was visible and its buttons responded. */
  isInitial: boolean;
}

interface Visit<T> {
  isSlow: boolean;
  /** Performs the first interaction and waits for the page's response. Defaults to a mouse movement. */
  use?: (page: Page) => Promise<unknown>;
  collect: (page: Page) => Promise<T>;
}

/** Visits a page with an empty browser cache. */
export async function visitPage<T>(
  browser: Browser,
  address: string,
  { isSlow, use = moveMouse, collect }: Visit<T>,
): Promise<T> {
  const viewport = isSlow ? { width: 412, height: 823 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ locale: 'en-US', viewport });
  const page = await context.newPage();
  await page.addInitScript(readFileSync(vitalsScriptPath, 'utf8'));
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const bytesPerSecond = 1_600_000 / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  await page.goto(address, { timeout: 120_000 });
  await page.waitForTimeout(glanceMs);
  await page.evaluate(() => Object.assign(globalThis, { usedAt: performance.now() }));
  await use(page);
  await page.locator('html[data-ready] main h1').first().waitFor({ state: 'attached', timeout: 120_000 });
  await page.waitForTimeout(settleMs);
  const result = await collect(page);
  await context.close();
  return result;
}

const moveMouse = (page: Page) => page.mouse.move(10, 10);

export const listDownloads = (page: Page): Promise<Download[]> =>
  page.evaluate(() => {
    const {
      performance,
      usedAt = 0,
      readyAt = 0,
    } = globalThis as unknown as PageMetrics & {
      performance: { getEntriesByType(type: string): ResourceEntry[] };
    };
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        isBeforeInteraction: startTime < usedAt,
        isInitial: startTime < readyAt,
      }))
      .filter(({ path }) => /\.(js|css)$/.test(path));
  });
