import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../competitors/chromium';
import { serveProduct } from '../site/serve-product';
import { visitPage, type PageMetrics } from '../site/visit';
import { type RunOptions, type BenchmarkResult, round, type ResultRow } from './benchmark-result';

const paths = ['/', '/autonomous', '/templates', '/blog'];
/** Thresholds for "good": milliseconds, share of the viewport, milliseconds. */
const goodThresholds = { largestContentfulPaint: 2_500, layoutShift: 0.1, slowestInteraction: 200 };
const targetShare = 0.6;
type WebVitals = PageMetrics['vitals'];

async function simulateFirstUse(page: Page): Promise<WebVitals> {
  for (let turns = 0; turns < 4; turns++) {
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

async function pressFirst(browser: Browser, address: string): Promise<number> {
  let took = NaN;
  const use = async (page: Page) => {
    const pressed = Date.now();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
    took = Date.now() - pressed;
  };
  await visitPage(browser, address, { slow: true, use, look: async () => {} });
  return took;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** B7: public pages on a simulated phone: CPU four times slower, network at 1.6 Mbit/s with 150 ms latency. */
export async function benchmarkWebVitals({ rounds }: RunOptions): Promise<BenchmarkResult> {
  const browser = await launchChromium();
  const { url, stop } = await serveProduct('as it is served');
  const visits = new Map<string, WebVitals[]>(paths.map((path) => [path, []]));
  const firstPresses = new Map<string, number[]>(paths.map((path) => [path, []]));
  try {
    for (let turn = 0; turn < rounds; turn++)
      for (const path of paths) {
        visits.get(path)?.push(await visitPage(browser, url + path, { slow: true, look: simulateFirstUse }));
        firstPresses.get(path)?.push(await pressFirst(browser, url + path));
      }
  } finally {
    await stop();
    await browser.close();
  }
  const of = (path: string, name: keyof WebVitals) => median((visits.get(path) ?? []).map((seen) => seen[name]));
  const rows = paths.map((path): ResultRow => ({
    name: path,
    figures: {
      'largest paint, ms': round(of(path, 'largestContentfulPaint'), 0),
      shift: round(of(path, 'layoutShift'), 3),
      'slowest answer, ms': round(of(path, 'slowestInteraction'), 0),
      'menu by a first press, ms': round(median(firstPresses.get(path) ?? []), 0),
    },
  }));
  const worst = (name: keyof WebVitals) => Math.max(...paths.map((path) => of(path, name)));
  return {
    description:
      'Public pages on a slow phone: largest paint, layout shift, slowest answer to a press; medians of first visits',
    rows,
    limits: [
      {
        name: 'latest largest paint, ms',
        max: goodThresholds.largestContentfulPaint * targetShare,
        value: round(worst('largestContentfulPaint'), 0),
      },
      {
        name: 'largest shift',
        max: round(goodThresholds.layoutShift * targetShare, 2),
        value: round(worst('layoutShift'), 3),
      },
      {
        name: 'slowest answer, ms',
        max: goodThresholds.slowestInteraction * targetShare,
        value: round(worst('slowestInteraction'), 0),
      },
    ],
  };
}
