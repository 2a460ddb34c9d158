import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../competitors/chromium';
import { serveProduct } from '../site/serve-product';
import { visitPage, type PageMetrics } from '../site/visit';
import { median } from '../statistics';
import { type RunOptions, type BenchmarkResult, round, type ResultRow } from './benchmark-result';

const paths = ['/', '/autonomous', '/templates', '/blog'];
/** Google's thresholds for "good". Paint and interaction are in milliseconds. */
const goodThresholds = { largestContentfulPaint: 2_500, layoutShift: 0.1, slowestInteraction: 200 };
const targetShare = 0.6;
type WebVitals = PageMetrics['vitals'];

async function simulateFirstUse(page: Page): Promise<WebVitals> {
  for (let scrollCount = 0; scrollCount < 4; scrollCount++) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(250);
  }
  await page.mouse.wheel(0, -9_000);
  await page.waitForTimeout(250);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as unknown as PageMetrics).vitals);
}

async function measureFirstClick(browser: Browser, url: string): Promise<number> {
  let durationMs = NaN;
  const openMenu = async (page: Page) => {
    const clickedAt = Date.now();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
    durationMs = Date.now() - clickedAt;
  };
  await visitPage(browser, url, { isSlow: true, use: openMenu, collect: async () => {} });
  return durationMs;
}

/** B7 visits public pages on a simulated phone, with 4x CPU throttling and 1.6 Mbit/s at 150 ms latency. */
export async function benchmarkWebVitals({ rounds }: RunOptions): Promise<BenchmarkResult> {
  const browser = await launchChromium();
  const { url, stop } = await serveProduct('as deployed');
  const visits = new Map<string, WebVitals[]>(paths.map((path) => [path, []]));
  const firstClickTimes = new Map<string, number[]>(paths.map((path) => [path, []]));
  try {
    for (let roundNumber = 0; roundNumber < rounds; roundNumber++)
      for (const path of paths) {
        visits.get(path)?.push(await visitPage(browser, url + path, { isSlow: true, collect: simulateFirstUse }));
        firstClickTimes.get(path)?.push(await measureFirstClick(browser, url + path));
      }
  } finally {
    await stop();
    await browser.close();
  }
  const getMedian = (path: string, name: keyof WebVitals) =>
    median((visits.get(path) ?? []).map((visit) => visit[name]));
  const rows = paths.map((path): ResultRow => ({
    name: path,
    figures: {
      'LCP, ms': round(getMedian(path, 'largestContentfulPaint'), 0),
      CLS: round(getMedian(path, 'layoutShift'), 3),
      'slowest interaction, ms': round(getMedian(path, 'slowestInteraction'), 0),
      'first click opens the menu, ms': round(median(firstClickTimes.get(path) ?? []), 0),
    },
  }));
  const getMax = (name: keyof WebVitals) => Math.max(...paths.map((path) => getMedian(path, name)));
  return {
    description: 'Public pages on a slow phone: LCP, CLS and slowest interaction (medians of first visits)',
    rows,
    limits: [
      {
        name: 'worst LCP, ms',
        max: goodThresholds.largestContentfulPaint * targetShare,
        value: round(getMax('largestContentfulPaint'), 0),
      },
      {
        name: 'worst CLS',
        max: round(goodThresholds.layoutShift * targetShare, 2),
        value: round(getMax('layoutShift'), 3),
      },
      {
        name: 'slowest interaction, ms',
        max: goodThresholds.slowestInteraction * targetShare,
        value: round(getMax('slowestInteraction'), 0),
      },
    ],
  };
}
