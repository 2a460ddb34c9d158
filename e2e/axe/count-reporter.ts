import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class CountReporter implements Reporter {
  private readonly counts: Record<string, number> = {};
  private failedCount = 0;

  onTestEnd(_test: TestCase, { annotations, status }: TestResult) {
    for (const { type, description } of annotations)
      this.counts[type] = (this.counts[type] ?? 0) + Number(description ?? 1);
    if (status !== 'passed') this.failedCount++;
  }

  onEnd() {
    const { page = 0, state = 0, story = 0, scan = 0, violation = 0 } = this.counts;
    console.log(
      `shortlist: ${page} pages (each route in English and Japanese), ${state} states and ${story} stories of components, ` +
        `in light and dark mode, ${scan} axe scans: ${violation} violations, ${this.failedCount} failed`,
    );
  }
}
