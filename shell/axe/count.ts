import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class Count implements Reporter {
  private readonly counted: Record<string, number> = {};
  private failed = 0;

  onTestEnd(_test: TestCase, { annotations, status }: TestResult) {
    for (const { type, description } of annotations)
      this.counted[type] = (this.counted[type] ?? 0) + Number(description ?? 1);
    if (status !== 'passed') this.failed++;
  }

  onEnd() {
    const { page = 0, state = 0, look = 0, violation = 0 } = this.counted;
    console.log(
      `shortlist: ${page} pages (each route in English and Japanese) and ${state} states, in both modes, ` +
        `${look} looks by axe: ${violation} violations, ${this.failed} failed`,
    );
  }
}
