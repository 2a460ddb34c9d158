import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints one verdict each for failures of remotes, releases, and contracts. */
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
    const printVerdict = (goal: string, testPattern: RegExp) => {
      const matching = this.results.filter(([test]) => testPattern.test(test));
      const passed = matching.filter(([, isPassed]) => isPassed).length;
      console.log(
        `${passed > 0 && passed === matching.length ? 'ok  ' : 'FAIL'} ${goal} (${passed} of ${matching.length})`,
      );
    };
    const slowest = (Math.max(0, ...this.fallbackTimesMs) / 1_000).toFixed(1);
    printVerdict(
      `${this.fallbackTimesMs.length} fallbacks with Try Again, the slowest after ${slowest} s; the shell and another area still work`,
      /^stress\/remote-failures|Try Again works|breaks only its own area/,
    );
    printVerdict(
      'a release while a user is typing loses no input, and an outdated page reloads once',
      /while a user types in it|after its remote was replaced/,
    );
    printVerdict(
      'remotes with another contract are rejected, and the page has one React',
      / contract|there is one React/,
    );
  }
}
