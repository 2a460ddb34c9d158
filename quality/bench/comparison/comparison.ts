import { median } from '../statistics';
import type { BenchDocument } from '../varied-documents';
import { RunnerProcess } from './runner-process';

export interface Competitor {
  name: string;
  runner: string;
  /** Documents per batch. Fast renderers need larger batches, because the timer's resolution is limited. */
  batchSize: number;
  warmUpDocuments: number;
}

export interface BenchmarkCase {
  name: string;
  /** The same seed always returns the same document. */
  createDocument: (seed: number) => BenchDocument;
}

/** Median over the rounds. */
export interface CaseResult {
  competitor: string;
  case: string;
  /** CPU time per document. */
  cpuMs: number;
  kilobytes: number;
  file?: Uint8Array;
  document: BenchDocument;
}

export interface ComparisonResult {
  results: CaseResult[];
  peakMb: Map<string, number>;
  unavailable: Map<string, string>;
}

/** Runs all competitors in turn, round by round. Documents differ between rounds, but not between competitors. */
export async function runComparison(
  competitors: readonly Competitor[],
  cases: readonly BenchmarkCase[],
  rounds: number,
): Promise<ComparisonResult> {
  const result: ComparisonResult = { results: [], peakMb: new Map(), unavailable: new Map() };
  const runners: { competitor: Competitor; runner: RunnerProcess }[] = [];
  for (const competitor of competitors) {
    try {
      runners.push({ competitor, runner: await RunnerProcess.start(competitor.runner) });
    } catch (error) {
      result.unavailable.set(competitor.name, error instanceof Error ? error.message : String(error));
    }
  }
  const warmUpOffset = 1_000_000;
  for (const { competitor, runner } of runners)
    for (const { createDocument } of cases)
      await runner.run(Array.from({ length: competitor.warmUpDocuments }, (_, i) => createDocument(warmUpOffset + i)));

  const times = new Map<string, number[]>();
  const caseResults = new Map<string, CaseResult>();
  for (let round = 0; round < rounds; round++) {
    for (const { name, createDocument } of cases) {
      for (const { competitor, runner } of runners) {
        const documents = Array.from({ length: competitor.batchSize }, (_, i) => createDocument(round * 100 + i));
        const { cpuMs, fileSizes, peakMb, firstFile } = await runner.run(documents);
        const key = `${competitor.name} ${name}`;
        times.set(key, [...(times.get(key) ?? []), cpuMs / documents.length]);
        const kilobytes = Math.max(caseResults.get(key)?.kilobytes ?? 0, ...fileSizes.map((size) => size / 1024));
        const [sample] = documents;
        if (sample)
          caseResults.set(key, {
            competitor: competitor.name,
            case: name,
            cpuMs: 0,
            kilobytes,
            file: firstFile,
            document: sample,
          });
        result.peakMb.set(competitor.name, Math.max(result.peakMb.get(competitor.name) ?? 0, peakMb));
      }
    }
  }
  for (const { runner } of runners) await runner.stop();
  for (const [key, caseResult] of caseResults)
    result.results.push({ ...caseResult, cpuMs: median(times.get(key) ?? []) });
  return result;
}

/** Starts a process for a single document. */
export async function measureColdStart(
  program: string,
  document: BenchDocument,
): Promise<{ cpuMs: number; wallClockMs: number }> {
  const startedAt = performance.now();
  const runner = await RunnerProcess.start(program);
  const { cpuMsSinceStart } = await runner.run([document]);
  const wallClockMs = performance.now() - startedAt;
  await runner.stop();
  return { cpuMs: cpuMsSinceStart, wallClockMs };
}
