import type { Browser, Page } from '@playwright/test';
import { allSamples } from '@shortlist/documents/samples/all-samples';
import { launchChromium } from '../competitors/chromium';
import { serveProduct } from '../site/serve-product';
import { type BenchmarkResult, type ResultRow, round } from './benchmark-result';

const minPages = 6;
const keyCount = 150;
/** A fast typist. */
const keyIntervalMs = 90;
const targetMs = 16;

/** Milliseconds from each keystroke to the change in the sheet, and to the frame that shows the change. */
interface KeyLatencies {
  change: number[];
  paint: number[];
}

const observeSheet = (page: Page) =>
  page.evaluate(() => {
    const latencies: KeyLatencies = { change: [], paint: [] };
    let pressedAt: number | undefined;
    document.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    new MutationObserver(() => {
      if (pressedAt === undefined) return;
      const start = pressedAt;
      pressedAt = undefined;
      latencies.change.push(performance.now() - start);
      // The second frame begins only after the browser has handed the first frame to the screen.
      requestAnimationFrame(() => requestAnimationFrame(() => latencies.paint.push(performance.now() - start)));
    }).observe(document.querySelector('.sheet-page')?.parentElement as Element, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    Object.assign(globalThis, { latencies });
  });

async function measureTyping(
  browser: Browser,
  url: string,
  field: string,
  section: RegExp,
): Promise<KeyLatencies & { pages: number }> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const response = await page.request.post(`${url}/api/resumes/draft`, {
    data: {
      ...allSamples.academic.en,
      title: 'Six pages',
      templateId: 'minimal-clean',
      language: 'en',
      density: 'airy',
    },
    headers: { origin: url },
  });
  const { id } = (await response.json()) as { id: string };
  await page.goto(`${url}/resume-builder/${id}?tab=content`);
  await page
    .locator('.sheet-page')
    .nth(minPages - 1)
    .waitFor({ state: 'attached' });
  const input = page.locator(`[data-field="${field}"]`);
  if (!(await input.isVisible())) await page.locator('h2 span', { hasText: section }).first().click();
  await input.scrollIntoViewIfNeeded();
  await input.click();
  await page.waitForTimeout(3_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await observeSheet(page);
  await page.keyboard.press('End');
  await page.keyboard.type('the quick brown fox jumps over '.repeat(9).slice(0, keyCount), { delay: keyIntervalMs });
  await page.waitForTimeout(1_000);
  const latencies = await page.evaluate(() => (globalThis as unknown as { latencies: KeyLatencies }).latencies);
  const pages = await page.locator('.sheet-page').count();
  await context.close();
  return { ...latencies, pages };
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

/** B8 measures the time from a keystroke to the sheet, in a six-page resume with 4x CPU throttling. */
export async function benchmarkTyping(): Promise<BenchmarkResult> {
  const browser = await launchChromium();
  const { url, stop } = await serveProduct('as deployed');
  try {
    const fields = {
      summary: ['personalInfo.summary', /^Summary$/],
      location: ['personalInfo.location', /^Personal/],
      'job bullet': ['experience.0.achievements.0', /^Experience/],
    } satisfies Record<string, [field: string, section: RegExp]>;
    const rows: ResultRow[] = [];
    let max = 0;
    for (const [name, [field, section]] of Object.entries(fields)) {
      const { change, paint, pages } = await measureTyping(browser, url, field, section);
      max = Math.max(max, percentile(change, 0.95));
      rows.push({
        name,
        figures: {
          pages,
          keystrokes: change.length,
          'sheet changed, p50 ms': round(percentile(change, 0.5)),
          'sheet changed, p95 ms': round(percentile(change, 0.95)),
          'painted, p50 ms': round(percentile(paint, 0.5)),
          'painted, p95 ms': round(percentile(paint, 0.95)),
        },
      });
    }
    return {
      description: 'Latency from keystroke to sheet in a six-page resume, with 4x CPU throttling',
      rows,
      limits: [{ name: 'keystroke to sheet, p95 ms', max: targetMs, value: round(max) }],
    };
  } finally {
    await stop();
    await browser.close();
  }
}
