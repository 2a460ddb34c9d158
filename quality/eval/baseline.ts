import type { EvalResult } from './evaluate';

/** Returns the saved fabrication counts by "writer case". */
export function parseBaseline(markdown: string): Map<string, number> {
  const rows = markdown.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([, writer, input, , fabrications]) =>
      writer && /^[a-z]{2}\//.test(input ?? '') ? [[`${writer} ${input}`, Number(fabrications)] as const] : [],
    ),
  );
}

/** Returns cases in which a writer fabricates more than in the saved table. New cases have a baseline of zero. */
export function findRegressions(results: readonly EvalResult[], baseline: ReadonlyMap<string, number>): string[] {
  return results.flatMap(({ writer, evalCase, fabrications }) => {
    const baselineCount = baseline.get(`${writer} ${evalCase.id}`) ?? 0;
    return fabrications.length > baselineCount
      ? [`${writer} ${evalCase.id}: ${baselineCount} before, ${fabrications.length} now`]
      : [];
  });
}
