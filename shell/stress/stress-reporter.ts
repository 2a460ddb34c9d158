import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the results of goals R30 to R32. */
export default class StressReporter implements Reporter {
  private readonly fallbacks: number[] = [];
  private readonly results: [test: string, passed: boolean][] = [];

  onTestEnd({ location, title }: TestCase, { annotations, status }: TestResult) {
    for (const { type, description } of annotations) if (type === 'fallback') this.fallbacks.push(Number(description));
    const file = location.file.split('/').slice(-2).join('/');
    this.results.push([`${file} ${title}`, status === 'passed']);
  }

  onEnd() {
    const printVerdict = (says: string, tests: RegExp) => {
      const matching = this.results.filter(([test]) => tests.test(test));
      const passed = matching.filter(([, isPassed]) => isPassed).length;
      console.log(
        `${passed > 0 && passed === matching.length ? 'ok  ' : 'FAIL'} ${says} (${passed} of ${matching.length})`,
      );
    };
    const slowest = (Math.max(0, ...this.fallbacks) / 1_000).toFixed(1);
    printVerdict(
      `R30: ${this.fallbacks.length} fallbacks with Try Again, the slowest after ${slowest} s; the frame and another area work`,
      /^stress\/remote-failures|Try Again works|costs its own area only/,
    );
    printVerdict(
      'R31: releases while somebody writes: a guarded reload, nothing lost',
      /while somebody writes in it|was replaced while it was open/,
    );
    printVerdict('R32: other contracts are refused, and one React', / contract|there is one React/);
  }
}
