import { readFileSync, writeFileSync } from 'node:fs';
import {
  countBy,
  readPairs,
  type BenchmarkCounts,
  type BenchmarkPair,
  type BenchmarkSet,
  type Prediction,
} from '../../../grounding-benchmark/score.mjs';
import { formatMarkdownTable } from '../report';
import { predict } from './predict';

type Counts = Record<string, BenchmarkCounts>;

interface GroundingRun {
  /** Name and batches of the set, such as "dev 1+2". */
  set: string;
  date: string;
  note: string;
  byTask: Counts;
  byLanguage: Counts;
  byKind: Counts;
}

const runsFile = new URL('runs.json', import.meta.url);
const readRuns = () => JSON.parse(readFileSync(runsFile, 'utf8')) as GroundingRun[];

const formatShare = (part: number, whole: number) =>
  whole === 0 ? '' : `${part} of ${whole} (${((part / whole) * 100).toFixed(0)}%)`;

const formatCounts = ({ invented, caught, onClaim, honest, flagged }: BenchmarkCounts) => [
  formatShare(caught, invented),
  formatShare(onClaim, invented),
  formatShare(flagged, honest),
];

const formatTable = (title: string, counts: Counts) =>
  formatMarkdownTable(
    [title, 'Caught', 'Marked on the claim', 'Honest flagged'],
    Object.entries(counts).map(([key, row]) => [key, ...formatCounts(row)]),
  );

function describePair(pair: BenchmarkPair, { quotes = [] }: Prediction): string {
  const text = pair.task === 'resume' ? pair.proposed : pair.task === 'letter' ? pair.paragraph : pair.text;
  const claim = pair.claim ? ` | claim: ${pair.claim}` : '';
  const marks = quotes.length > 0 ? ` | marked: ${quotes.join(' / ')}` : '';
  return `${pair.id} ${pair.label} ${pair.kind}: ${text}${claim}${marks}`;
}

export interface GroundingOptions {
  set: BenchmarkSet;
  /** Recorded with the counts. Without a note, the run is not recorded. */
  note: string | undefined;
  listErrors: boolean;
}

/** Checks a set with the product and returns tables of counts. Never prints pairs of the blind set. */
export function evaluateGrounding({ set, note, listErrors }: GroundingOptions): string {
  const pairs = readPairs(set);
  const predictions = new Map(pairs.map((pair) => [pair.id, predict(pair)]));
  if (listErrors && set === 'dev')
    for (const pair of pairs) {
      const prediction = predictions.get(pair.id);
      if (prediction && prediction.flagged !== (pair.label === 'invented')) console.log(describePair(pair, prediction));
    }
  const count = (getKey: (pair: BenchmarkPair) => string) => Object.fromEntries(countBy(pairs, predictions, getKey));
  const byTask = count(({ task }) => task);
  const byLanguage = count(({ task, language }) => `${task} ${language}`);
  const byKind = count(({ label, kind }) => `${label}: ${kind}`);
  if (note !== undefined) {
    const batches = [...new Set(pairs.map(({ id }) => id.split('/')[1]))].join('+');
    const run: GroundingRun = {
      set: `${set} ${batches}`,
      date: new Date().toISOString().slice(0, 10),
      note,
      byTask,
      byLanguage,
      byKind,
    };
    writeFileSync(runsFile, `${JSON.stringify([...readRuns(), run], undefined, 2)}\n`);
  }
  return [formatTable('Task', byTask), formatTable('Task and language', byLanguage), formatTable('Kind', byKind)].join(
    '\n\n',
  );
}

function formatComparison(title: string, runs: readonly GroundingRun[], select: (run: GroundingRun) => Counts): string {
  const sets = [...new Set(runs.map(({ set }) => set))];
  const columns = sets.flatMap((set) => {
    const [firstRun, ...laterRuns] = runs.filter((run) => run.set === set);
    return [firstRun, laterRuns.at(-1)].flatMap((run, index) =>
      run ? [{ name: `${set}, ${index === 0 ? 'first' : 'last'}`, counts: select(run) }] : [],
    );
  });
  const keys = [...new Set(columns.flatMap(({ counts }) => Object.keys(counts)))].sort();
  const formatCell = (row: BenchmarkCounts | undefined) => {
    if (!row) return '';
    const parts = [
      row.invented > 0 && `${row.caught}/${row.invented} caught`,
      row.honest > 0 && `${row.flagged}/${row.honest} flagged`,
    ];
    return parts.filter(Boolean).join(', ');
  };
  return formatMarkdownTable(
    [title, ...columns.map(({ name }) => name)],
    keys.map((key) => [key, ...columns.map(({ counts }) => formatCell(counts[key]))]),
  );
}

/** Formats all recorded runs for docs/quality/eval.md. */
export function formatRuns(): string {
  const runs = readRuns();
  const runsTable = formatMarkdownTable(
    ['Run', 'Set', 'Changed', 'Resume', 'Letter', 'One-click'],
    runs.map(({ set, date, note, byTask }, index) => [
      `${index + 1}, ${date}`,
      set,
      note,
      ...['resume', 'letter', 'one-click'].map((task) => {
        const row = byTask[task];
        return row
          ? `${formatShare(row.caught, row.invented)} caught, ${formatShare(row.flagged, row.honest)} flagged`
          : '';
      }),
    ]),
    6,
  );
  return [
    runsTable,
    formatComparison('Task and language', runs, ({ byLanguage }) => byLanguage),
    formatComparison('Kind', runs, ({ byKind }) => byKind),
  ].join('\n\n');
}
