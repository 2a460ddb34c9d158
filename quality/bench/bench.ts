/**
 * `npm run bench [-- B1 B3] [--quick] [--strict]` compares the product's performance with competitors, prints tables,
 * and saves the figures in bench/results.json. Exits with 1 only if `--strict` is set and a limit is exceeded.
 */
import { loadavg } from 'node:os';
import { exitWithError, readArguments } from '@shortlist/scripts/arguments';
import { benchmarkFirstLoad } from './benchmarks/first-load';
import type { RunOptions, BenchmarkResult } from './benchmarks/benchmark-result';
import { benchmarkEastAsianPdf, benchmarkLatinPdf } from './benchmarks/pdf-rendering';
import { benchmarkScoring } from './benchmarks/scoring';
import { benchmarkTyping } from './benchmarks/typing-latency';
import { benchmarkWebVitals } from './benchmarks/web-vitals';
import { isMet } from '../shared/results';
import { printResult, saveBenchmark } from './report';

const benchmarks: Record<string, (options: RunOptions) => Promise<BenchmarkResult>> = {
  B1: benchmarkLatinPdf,
  B2: benchmarkEastAsianPdf,
  B3: benchmarkScoring,
  B6: benchmarkFirstLoad,
  B7: benchmarkWebVitals,
  B8: benchmarkTyping,
};

const { names: selectedIds, values } = readArguments('npm run bench [-- B1 B3 …] [--quick] [--strict]', {
  quick: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
});
const unknownIds = selectedIds.filter((id) => !(id in benchmarks));
if (unknownIds.length)
  exitWithError(`unknown benchmark ${unknownIds.join(', ')}: choose from ${Object.keys(benchmarks).join(', ')}`, 2);
const isQuick = values.quick;
const runOptions: RunOptions = { isQuick, rounds: isQuick ? 2 : 11 };

for (const [id, measure] of Object.entries(benchmarks)) {
  if (selectedIds.length && !selectedIds.includes(id)) continue;
  const loadBefore = loadavg()[0] ?? 0;
  const result = await measure(runOptions);
  printResult(id, result);
  console.log(`load average before ${loadBefore.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}`);
  if (!isQuick) saveBenchmark(id, result, runOptions.rounds, loadBefore);
  if (values.strict && !result.limits.every(isMet)) process.exitCode = 1;
}
