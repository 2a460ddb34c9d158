/** A row of results. A text value is the reason for a missing figure. */
export interface ResultRow {
  name: string;
  figures: Record<string, number | string>;
}

export interface Limit {
  name: string;
  max: number;
  value: number;
}

export interface BenchmarkResult {
  description: string;
  rows: ResultRow[];
  limits: Limit[];
}

/** `isQuick` means a smoke run with too few rounds to quote. */
export interface RunOptions {
  rounds: number;
  isQuick: boolean;
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
