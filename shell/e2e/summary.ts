import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes how many journeys ran, for the last line of `npm test`. */
export default class Summary implements Reporter {
  private outcomes = new Map<string, boolean>();

  onTestEnd(test: TestCase, result: TestResult) {
    this.outcomes.set(test.id, result.status === test.expectedStatus);
  }

  onEnd() {
    const all = [...this.outcomes.values()];
    const folder = new URL('../test-results/', import.meta.url);
    mkdirSync(folder, { recursive: true });
    const passed = all.filter(Boolean).length;
    writeFileSync(new URL('e2e.json', folder), JSON.stringify({ passed, failed: all.length - passed }));
  }
}
