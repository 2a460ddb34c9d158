import type { Limit } from '../../shared/results';

/** A string in place of a figure is the reason why the figure is missing. */
export interface ResultRow {
  name: string;
  figures: Record<string, number | string>;
}

export interface BenchmarkResult {
  description: string;
  rows: ResultRow[];
  limits: (Limit & { max: number })[];
}

/** A quick run has too few rounds for figures to quote. */
export interface RunOptions {
  rounds: number;
  isQuick: boolean;
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
