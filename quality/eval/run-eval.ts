/**
 * `npm run eval [-- --keep]` runs both writers on a fixed set of cases and compares the results with those in
 * docs/quality/eval.md. Exits with 1 if a writer fabricates more than before. `--keep` saves the results.
 *
 * - `--titles` evaluates the rule-based writer on forty titles in all languages.
 * - `--grounding` evaluates the grounding check on the dev set of grounding-benchmark. `--note` records the run, and
 * `--list` prints wrong predictions. `--blind` uses the blind set, requires `--note`, and prints only counts.
 * - `--search` evaluates the search for titles, terms of job postings and help articles.
 * - `--imports` evaluates the import of resumes as PDF files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { exitWithUsage, readArguments } from '@shortlist/scripts/arguments';
import { evaluateAll } from './evaluate';
import { loadAllCases } from './cases/load-all-cases';
import { evaluateImports } from './imports/evaluate-imports';
import { evaluateSearch } from './search-sets/evaluate-search';
import { writeResults, getResultsFile } from './write-results';
import { parseBaseline, findRegressions } from './baseline';
import { formatDetails, listFindings, formatSummary } from './report';
import { buildTitlesTable } from './titles-table';
import { EvalEnvironment } from './eval-environment';
import { evaluateGrounding, formatRuns } from './grounding/evaluate-grounding';

const usage =
  'npm run eval [-- --keep] [--titles] [--grounding [--blind] [--note TEXT] [--list]] [--search] [--imports]';
const { values, names } = readArguments(usage, {
  keep: { type: 'boolean' },
  titles: { type: 'boolean' },
  grounding: { type: 'boolean' },
  search: { type: 'boolean' },
  imports: { type: 'boolean' },
  blind: { type: 'boolean' },
  note: { type: 'string' },
  list: { type: 'boolean' },
});
if (names.length) exitWithUsage(usage, `Unexpected ${names.join(' ')}`);

async function evaluateTitles(): Promise<void> {
  const results = await buildTitlesTable();
  console.log(results);
  if (values.keep) await writeResults(getResultsFile('eval-titles'), 'Forty titles in six languages', results);
}

async function evaluateWriters(): Promise<void> {
  const environment = await EvalEnvironment.open(process.env);
  const results = await evaluateAll(await loadAllCases(), environment).finally(() => environment.close());
  const model = environment.writers.map(({ name }) => name).find((name) => !['built-in', 'recorded'].includes(name));
  const file = getResultsFile(model ? `eval-${model}` : 'eval');
  const [summary, details] = [formatSummary(results), formatDetails(results)];
  console.log(`${summary}\n\n${details}\n`);
  for (const finding of listFindings(results)) console.log(finding);
  const regressions = existsSync(file) ? findRegressions(results, parseBaseline(readFileSync(file, 'utf8'))) : [];
  if (values.keep) {
    await writeResults(
      file,
      `Evaluation of both writers, with ${model}`,
      `${summary}\n\n## Results per input\n\n${details}`,
    );
  } else if (regressions.length > 0) {
    console.log(`More fabrications than recorded in ${file.pathname}:\n${regressions.join('\n')}`);
    process.exitCode = 1;
  }
}

async function checkGrounding(): Promise<void> {
  const set = values.blind ? 'blind' : 'dev';
  if (values.blind && !values.note) exitWithUsage(usage, 'A run of the blind set needs --note');
  console.log(evaluateGrounding({ set, note: values.note, listErrors: values.list === true }));
  if (values.note) await writeResults(getResultsFile('eval'), 'Evaluation of the writers', formatRuns(), 'grounding');
}

async function checkSearch(): Promise<void> {
  const tables = [await evaluateSearch('dev'), await evaluateSearch('blind')].join('\n\n');
  console.log(tables);
  if (values.keep) await writeResults(getResultsFile('eval'), 'Evaluation of the writers', tables, 'search');
}

async function checkImports(): Promise<void> {
  const tables = [await evaluateImports('dev'), await evaluateImports('blind')].join('\n\n');
  console.log(tables);
  if (values.keep) await writeResults(getResultsFile('eval'), 'Evaluation of the writers', tables, 'imports');
}

await (values.search
  ? checkSearch()
  : values.imports
    ? checkImports()
    : values.grounding
      ? checkGrounding()
      : values.titles
        ? evaluateTitles()
        : evaluateWriters());
