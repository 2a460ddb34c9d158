/**
 * `npm run eval [-- --keep]`: runs both writers on a fixed set of cases and compares the results with those in
 * docs/eval.md. Exits with 1 if a writer fabricates more than before. `--keep` saves the results. `--titles` prints
 * forty titles in all languages, written by the rule-based writer, instead.
 */
import { existsSync, readFileSync } from 'node:fs';
import { evaluate } from './evaluate';
import { allInputs } from './inputs/all';
import { keep, keptFile } from './keep';
import { keptFabrications, risen } from './kept';
import { detailsOf, findingsOf, summaryOf } from './report';
import { titlesTable } from './titles';
import { World } from './world';

const args = process.argv.slice(2);
const unknown = args.filter((arg) => !['--keep', '--titles'].includes(arg));
if (unknown.length) throw new Error(`Unknown option: ${unknown.join(', ')}. Available: --keep, --titles.`);

async function compareTitles(): Promise<void> {
  const results = await titlesTable();
  console.log(results);
  if (args.includes('--keep')) await keep(keptFile('eval-titles'), 'Forty titles in six languages', results);
}

async function evaluateWriters(): Promise<void> {
  const world = await World.open(process.env);
  const rows = await evaluate(await allInputs(), world).finally(() => world.close());
  const model = world.candidates.map(({ name }) => name).find((name) => !['built-in', 'recorded'].includes(name));
  const file = keptFile(model ? `eval-${model}` : 'eval');
  const [summary, details] = [summaryOf(rows), detailsOf(rows)];
  console.log(`${summary}\n\n${details}\n`);
  for (const finding of findingsOf(rows)) console.log(finding);
  const rise = existsSync(file) ? risen(rows, keptFabrications(readFileSync(file, 'utf8'))) : [];
  if (args.includes('--keep')) {
    await keep(file, `Both writers, with ${model}`, `${summary}\n\n## Each input\n\n${details}`);
  } else if (rise.length > 0) {
    console.log(`More fabrications than recorded in ${file.pathname}:\n${rise.join('\n')}`);
    process.exitCode = 1;
  }
}

await (args.includes('--titles') ? compareTitles() : evaluateWriters());
