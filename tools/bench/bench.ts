/**
 * `npm run bench [-- B1 B3] [--quick] [--strict]`: runs the performance benchmarks against competitors, prints tables,
 * and saves the figures in bench/results.json. Exits with 1 only if `--strict` is set and a limit is exceeded.
 */
import { loadavg } from 'node:os';
import { firstLoad } from './measures/first-load';
import type { Effort, Result } from './measures/measure';
import { eastAsian, latin } from './measures/pdf';
import { score } from './measures/score';
import { vitals } from './measures/vitals';
import { isMet, keep, print } from './report';

const measures: Record<string, (effort: Effort) => Promise<Result>> = {
  B1: latin,
  B2: eastAsian,
  B3: score,
  B6: firstLoad,
  B7: vitals,
};

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((id) => !(id in measures));
if (unknown.length)
  throw new Error(`Unknown benchmark ${unknown.join(', ')}. Available: ${Object.keys(measures).join(', ')}.`);
const quick = args.includes('--quick');
const effort: Effort = { quick, rounds: quick ? 2 : 11 };

for (const [id, measure] of Object.entries(measures)) {
  if (wanted.length && !wanted.includes(id)) continue;
  const load = loadavg()[0] ?? 0;
  const result = await measure(effort);
  print(id, result);
  console.log(`load average before ${load.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}`);
  if (!quick) keep(id, result, effort.rounds, load);
  if (args.includes('--strict') && !result.limits.every(isMet)) process.exitCode = 1;
}
