import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the figures of R30 to R32. */
export default class Figures implements Reporter {
  private readonly fallbacks: number[] = [];
  private readonly results: [file: string, passed: boolean][] = [];

  onTestEnd({ location }: TestCase, { annotations, status }: TestResult) {
    for (const { type, description } of annotations) if (type === 'fallback') this.fallbacks.push(Number(description));
    this.results.push([location.file.split('/').slice(-2).join('/'), status === 'passed']);
  }

  onEnd() {
    const verdict = (says: string, ...files: string[]) => {
      const of = this.results.filter(([file]) => files.includes(file));
      const passed = of.filter(([, isPassed]) => isPassed).length;
      console.log(`${passed > 0 && passed === of.length ? 'ok  ' : 'FAIL'} ${says} (${passed} of ${of.length})`);
    };
    const slowest = (Math.max(...this.fallbacks) / 1_000).toFixed(1);
    verdict(
      `R30: ${this.fallbacks.length} fallbacks with Try Again, the slowest after ${slowest} s; the frame and another area work`,
      'torture/remotes.spec.ts',
    );
    verdict(
      'R31: releases while somebody writes: a guarded reload, nothing lost',
      'e2e/release.spec.ts',
      'e2e/registry.spec.ts',
    );
    verdict('R32: other contracts are refused, and one React', 'torture/remotes.spec.ts', 'e2e/remotes.spec.ts');
  }
}
