import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg, totalmem } from 'node:os';
import { isMet, saveResult } from '../shared/results';
import { isPinnedToCore } from './comparison/runner-process';
import type { BenchmarkResult } from './benchmarks/benchmark-result';

const root = new URL('../../../', import.meta.url);
const file = new URL('bench/results.json', root);
const packages = ['pdfmake', 'fontkit', '@react-pdf/renderer', '@myriaddreamin/typst-ts-node-compiler', 'unpdf'];

export function printResult(id: string, { description, rows, limits }: BenchmarkResult): void {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const table = [
    ['', ...columns],
    ...rows.map(({ name, figures }) => [name, ...columns.map((key) => String(figures[key] ?? ''))]),
  ];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0))) ?? [];
  console.log(`\n${id}  ${description}`);
  for (const cells of table)
    console.log(cells.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  '));
  for (const limit of limits) {
    const { name, value, max } = limit;
    console.log(`${isMet(limit) ? 'pass' : 'FAIL'}  ${name}: ${value}, max ${max}`);
  }
}

export function saveBenchmark(
  id: string,
  { description, rows, limits }: BenchmarkResult,
  rounds: number,
  loadBefore: number,
): void {
  saveResult(file, id, {
    description,
    figures: Object.fromEntries(rows.map(({ name, figures }) => [name, figures])),
    limits,
    rounds,
    machine: {
      memoryGb: Math.round(totalmem() / 2 ** 30),
      pinnedToOneCore: isPinnedToCore,
      loadBefore: Math.round(loadBefore * 10) / 10,
      loadAfter: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    },
    versions: readVersions(),
  });
}

function readVersions(): Record<string, string> {
  const packageVersions = packages.map((name): [string, string] => {
    const description = readFileSync(new URL(`node_modules/${name}/package.json`, root), 'utf8');
    return [name, (JSON.parse(description) as { version: string }).version];
  });
  return { ...Object.fromEntries(packageVersions), chromium: readChromiumVersion() };
}

function readChromiumVersion(): string {
  try {
    return execFileSync('/usr/bin/chromium', ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'none';
  }
}
