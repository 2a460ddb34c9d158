import type { BenchDocument } from '../documents';
import { Seat } from './seats';

export interface Rival {
  name: string;
  program: string;
  /** Documents per batch. Fast renderers get more, so that the resolution of the clock does not matter. */
  inARow: number;
  warmUp: number;
}

export interface Case {
  name: string;
  /** Deterministic: the same number produces the same document, different numbers produce different ones. */
  document: (number: number) => BenchDocument;
}

/** The result of a competitor in one case: medians over the rounds. */
export interface Lap {
  rival: string;
  case: string;
  /** CPU time per document. */
  milliseconds: number;
  /** Size of the largest file. */
  kilobytes: number;
  file?: Uint8Array;
  document: BenchDocument;
}

export interface Race {
  laps: Lap[];
  peakMb: Map<string, number>;
  missing: Map<string, string>;
}

/**
 * Runs all competitors in turn, round by round. Every round has different documents, but they are the same for every
 * competitor.
 */
export async function race(rivals: readonly Rival[], cases: readonly Case[], rounds: number): Promise<Race> {
  const result: Race = { laps: [], peakMb: new Map(), missing: new Map() };
  const seats: { rival: Rival; seat: Seat }[] = [];
  for (const rival of rivals) {
    try {
      seats.push({ rival, seat: await Seat.open(rival.program) });
    } catch (error) {
      result.missing.set(rival.name, error instanceof Error ? error.message : String(error));
    }
  }
  const warmth = 1_000_000;
  for (const { rival, seat } of seats)
    for (const { document } of cases)
      await seat.work(Array.from({ length: rival.warmUp }, (_, i) => document(warmth + i)));

  const times = new Map<string, number[]>();
  const laps = new Map<string, Lap>();
  for (let round = 0; round < rounds; round++) {
    for (const { name, document } of cases) {
      for (const { rival, seat } of seats) {
        const documents = Array.from({ length: rival.inARow }, (_, i) => document(round * 100 + i));
        const { milliseconds, bytes, peakMb, first } = await seat.work(documents);
        const key = `${rival.name} ${name}`;
        times.set(key, [...(times.get(key) ?? []), milliseconds / documents.length]);
        const kilobytes = Math.max(laps.get(key)?.kilobytes ?? 0, ...bytes.map((each) => each / 1024));
        const [sample] = documents;
        if (sample)
          laps.set(key, { rival: rival.name, case: name, milliseconds: 0, kilobytes, file: first, document: sample });
        result.peakMb.set(rival.name, Math.max(result.peakMb.get(rival.name) ?? 0, peakMb));
      }
    }
  }
  for (const { seat } of seats) await seat.close();
  for (const [key, lap] of laps) result.laps.push({ ...lap, milliseconds: median(times.get(key) ?? []) });
  return result;
}

/** Starts a process for a single document. Returns its CPU time and the wall-clock time since it started, in ms. */
export async function coldStart(
  program: string,
  document: BenchDocument,
): Promise<{ milliseconds: number; clock: number }> {
  const begun = performance.now();
  const seat = await Seat.open(program);
  const { sinceStart } = await seat.work([document]);
  const clock = performance.now() - begun;
  await seat.close();
  return { milliseconds: sinceStart, clock };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
