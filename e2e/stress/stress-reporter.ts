import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class StressReporter implements Reporter {
  private readonly fallbackTimesMs: number[] = [];
  private readonly results: [test: string, passed: boolean][] = [];

  onTestEnd({ location, title }: TestCase, { annotations, status }: TestResult) {
    for (const { type, description } of annotations)
      if (type === 'fallback') this.fallbackTimesMs.push(Number(description));
    const file = location.file.split('/').slice(-2).join('/');
    this.results.push([`${file} ${title}`, status === 'passed']);
  }

  onEnd() {
    const printResult = (goal: string, testPattern: RegExp) => {
      const matchingResults = this.results.filter(([test]) => testPattern.test(test));
      const total = matchingResults.length;
      const passedCount = matchingResults.filter(([, isPassed]) => isPassed).length;
      console.log(`${passedCount > 0 && passedCount === total ? 'ok  ' : 'FAIL'} ${goal} (${passedCount} of ${total})`);
    };
    const slowestSeconds = (Math.max(0, ...this.fallbackTimesMs) / 1_000).toFixed(1);
    printResult(
      `${this.fallbackTimesMs.length} fallbacks with Try Again, the slowest after ${slowestSeconds} s; the shell and another area still work`,
      /^stress\/remote-failures|Try Again works|breaks only its own area/,
    );
    printResult(
      'a release while a user is typing loses no input, and an outdated page reloads once',
      /while a user types in it|after its remote was replaced/,
    );
    printResult(
      'remotes with another contract are rejected, and the page has one React',
      / contract|there is one React/,
    );
  }
}
