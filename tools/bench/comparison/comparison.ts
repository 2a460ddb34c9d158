import type { BenchDocument } from '../varied-documents';
import { RunnerProcess } from './runner-process';

export interface Competitor {
  name: string;
  runner: string;
  /** Documents per batch. Fast renderers get more, so that the resolution of the clock does not matter. */
  batchSize: number;
  warmUpDocuments: number;
}

export interface BenchmarkCase {
  name: string;
  /** Deterministic: the same number produces the same document, different numbers produce different ones. */
  createDocument: (number: number) => BenchDocument;
}

/** The result of a competitor in one case: medians over the rounds. */
export interface CaseResult {
  competitor: string;
  case: string;
  /** CPU time per document. */
  cpuMs: number;
  /** Size of the largest file. */
  kilobytes: number;
  file?: Uint8Array;
  document: BenchDocument;
}

export interface ComparisonResult {
  results: CaseResult[];
  peakMb: Map<string, number>;
  unavailable: Map<string, string>;
}

/**
 * Runs all competitors in turn, round by round. Every round has different documents, but they are the same for every
 * competitor.
 */
export async function runComparison(
  competitors: readonly Competitor[],
  cases: readonly BenchmarkCase[],
  rounds: number,
): Promise<ComparisonResult> {
  const result: ComparisonResult = { results: [], peakMb: new Map(), unavailable: new Map() };
  const runners: { rival: Competitor; seat: RunnerProcess }[] = [];
  for (const competitor of competitors) {
    try {
      runners.push({ rival: competitor, seat: await RunnerProcess.start(competitor.runner) });
    } catch (error) {
      result.unavailable.set(competitor.name, error instanceof Error ? error.message : String(error));
    }
  }
  const warmUpOffset = 1_000_000;
  for (const { rival, seat } of runners)
    for (const { createDocument } of cases)
      await seat.run(Array.from({ length: rival.warmUpDocuments }, (_, i) => createDocument(warmUpOffset + i)));

  const times = new Map<string, number[]>();
  const laps = new Map<string, CaseResult>();
  for (let round = 0; round < rounds; round++) {
    for (const { name, createDocument } of cases) {
      for (const { rival, seat } of runners) {
        const documents = Array.from({ length: rival.batchSize }, (_, i) => createDocument(round * 100 + i));
        const { cpuMs, fileSizes, peakMb, firstFile } = await seat.run(documents);
        const key = `${rival.name} ${name}`;
        times.set(key, [...(times.get(key) ?? []), cpuMs / documents.length]);
        const kilobytes = Math.max(laps.get(key)?.kilobytes ?? 0, ...fileSizes.map((each) => each / 1024));
        const [sample] = documents;
        if (sample)
          laps.set(key, { competitor: rival.name, case: name, cpuMs: 0, kilobytes, file: firstFile, document: sample });
        result.peakMb.set(rival.name, Math.max(result.peakMb.get(rival.name) ?? 0, peakMb));
      }
    }
  }
  for (const { seat } of runners) await seat.stop();
  for (const [key, lap] of laps) result.results.push({ ...lap, cpuMs: median(times.get(key) ?? []) });
  return result;
}

/** Starts a process for a single document. Returns its CPU time and the wall-clock time since it started, in ms. */
export async function measureColdStart(
  program: string,
  document: BenchDocument,
): Promise<{ milliseconds: number; clock: number }> {
  const startedAt = performance.now();
  const runner = await RunnerProcess.start(program);
  const { cpuMsSinceStart } = await runner.run([document]);
  const clockMs = performance.now() - startedAt;
  await runner.stop();
  return { milliseconds: cpuMsSinceStart, clock: clockMs };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
