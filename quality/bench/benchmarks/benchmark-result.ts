/** A string in place of a figure is the reason why the figure is missing. */
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

/** A quick run has too few rounds for figures to quote. */
export interface RunOptions {
  rounds: number;
  isQuick: boolean;
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
