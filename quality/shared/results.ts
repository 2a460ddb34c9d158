import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

export interface Limit {
  name: string;
  value: number;
  min?: number;
  max?: number;
}

interface Result {
  description: string;
  figures: Record<string, unknown>;
  limits: readonly Limit[];
  rounds?: number;
  /** Properties of the machine other than its processor. */
  machine?: Record<string, unknown>;
  /** Versions of programs other than Node. */
  versions?: Record<string, string>;
}

export const isMet = ({ value, min = -Infinity, max = Infinity }: Limit) => value >= min && value <= max;

/** Adds a result to a file, or replaces the previous result with the same id. */
export function saveResult(file: URL, id: string, result: Result): void {
  const { description, figures, limits, rounds, machine, versions } = result;
  const results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  results[id] = {
    description,
    figures,
    limits: limits.map((limit) => ({ ...limit, met: isMet(limit) })),
    rounds,
    machine: { processor: cpus()[0]?.model.trim(), cores: cpus().length, ...machine },
    date: new Date().toISOString().slice(0, 10),
    versions: { node: process.version, ...versions },
  };
  const sorted = Object.entries(results).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
