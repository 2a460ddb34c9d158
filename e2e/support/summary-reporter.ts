import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes a summary for the end of `npm test`. Flaky tests are tests that passed only on retry. */
export default class SummaryReporter implements Reporter {
  /** Error of each test's last attempt. Undefined if the attempt passed. */
  private outcomes = new Map<string, string | undefined>();
  private flaky: string[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    const title = ['e2e', ...test.titlePath().filter(Boolean)].join(' › ');
    const passed = result.status === test.expectedStatus;
    if (passed && result.retry > 0) this.flaky.push(title);
    this.outcomes.set(test.id, passed ? undefined : `${title}\n${result.error?.message ?? result.status}`);
  }

  onEnd() {
    const failures = [...this.outcomes.values()].filter((failure) => failure !== undefined);
    const passed = this.outcomes.size - failures.length;
    const folder = new URL('../test-results/', import.meta.url);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL('e2e.json', folder), JSON.stringify({ passed, failures, flaky: this.flaky }));
  }
}
