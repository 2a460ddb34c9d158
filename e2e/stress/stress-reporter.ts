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
    const slowestSeconds = (Math.max(0, ...this.fallbackTimesMs) / 1_000).toFixed(1);
    const goals: [goal: string, testPatterns: RegExp[]][] = [
      [
        `${this.fallbackTimesMs.length} fallbacks with Try Again, the slowest after ${slowestSeconds} s; the shell and another area still work`,
        [/^stress\/remote-failures/, /Try Again works/, /breaks only its own area/],
      ],
      [
        'a release while a user is typing loses no input, and an outdated page reloads once',
        [/while a user types in it/, /an open page reloads itself only once/],
      ],
      ['remotes with another contract are rejected, and the page has one React', [/ contract/, /there is one React/]],
    ];
    for (const [goal, patterns] of goals) this.printResult(goal, patterns);
    const unmatchedPatterns = goals
      .flatMap(([, patterns]) => patterns)
      .filter((pattern) => !this.results.some(([test]) => pattern.test(test)));
    for (const pattern of unmatchedPatterns) console.log(`FAIL no test matches ${String(pattern)}`);
    return Promise.resolve(unmatchedPatterns.length > 0 ? { status: 'failed' as const } : undefined);
  }

  private printResult(goal: string, testPatterns: RegExp[]) {
    const matchingResults = this.results.filter(([test]) => testPatterns.some((pattern) => pattern.test(test)));
    const total = matchingResults.length;
    const passedCount = matchingResults.filter(([, isPassed]) => isPassed).length;
    console.log(`${passedCount > 0 && passedCount === total ? 'ok  ' : 'FAIL'} ${goal} (${passedCount} of ${total})`);
  }
}
