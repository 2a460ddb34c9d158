import type { Browser, Page } from '@playwright/test';
import { launch } from '../rivals/browser';
import { serve } from '../site/product';
import { visit, type Watched } from '../site/visit';
import { type Effort, type Result, round, type Row } from './measure';

const paths = ['/', '/autonomous', '/templates', '/blog'];
/** Thresholds for "good": milliseconds, share of the viewport, milliseconds. */
const good = { largestPaint: 2_500, shift: 0.1, slowestAnswer: 200 };
const aim = 0.6;
type Vitals = Watched['vitals'];

async function use(page: Page): Promise<Vitals> {
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
  return page.evaluate(() => (globalThis as unknown as Watched).vitals);
}

async function pressFirst(browser: Browser, address: string): Promise<number> {
  let took = NaN;
  const use = async (page: Page) => {
    const pressed = Date.now();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
    took = Date.now() - pressed;
  };
  await visit(browser, address, { slow: true, use, look: async () => {} });
  return took;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** B7: public pages on a simulated phone: CPU four times slower, network at 1.6 Mbit/s with 150 ms latency. */
export async function vitals({ rounds }: Effort): Promise<Result> {
  const browser = await launch();
  const { address, stop } = await serve('as it is served');
  const visits = new Map<string, Vitals[]>(paths.map((path) => [path, []]));
  const firstPresses = new Map<string, number[]>(paths.map((path) => [path, []]));
  try {
    for (let turn = 0; turn < rounds; turn++)
      for (const path of paths) {
        visits.get(path)?.push(await visit(browser, address + path, { slow: true, look: use }));
        firstPresses.get(path)?.push(await pressFirst(browser, address + path));
      }
  } finally {
    await stop();
    await browser.close();
  }
  const of = (path: string, name: keyof Vitals) => median((visits.get(path) ?? []).map((seen) => seen[name]));
  const rows = paths.map((path): Row => ({
    name: path,
    figures: {
      'largest paint, ms': round(of(path, 'largestPaint'), 0),
      shift: round(of(path, 'shift'), 3),
      'slowest answer, ms': round(of(path, 'slowestAnswer'), 0),
      'menu by a first press, ms': round(median(firstPresses.get(path) ?? []), 0),
    },
  }));
  const worst = (name: keyof Vitals) => Math.max(...paths.map((path) => of(path, name)));
  return {
    what: 'Public pages on a slow phone: largest paint, layout shift, slowest answer to a press; medians of first visits',
    rows,
    limits: [
      { what: 'latest largest paint, ms', most: good.largestPaint * aim, value: round(worst('largestPaint'), 0) },
      { what: 'largest shift', most: round(good.shift * aim, 2), value: round(worst('shift'), 3) },
      { what: 'slowest answer, ms', most: good.slowestAnswer * aim, value: round(worst('slowestAnswer'), 0) },
    ],
  };
}
