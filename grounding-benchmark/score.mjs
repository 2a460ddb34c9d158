/**
 * `node score.mjs PREDICTIONS.jsonl [SET]`: scores a checker on the pairs of this folder.
 *
 * Each line of the predictions is {"id": "dev/1/en/rp01", "flagged": true, "quotes": ["led the team"]}. `quotes` are
 * the passages that the checker marked. Omit `quotes` if the checker answers only yes or no. SET is "dev" (the default)
 * or "blind". Exits with 1 if a pair has no prediction.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const languages = ['en', 'es', 'fr', 'de', 'ja', 'ko'];
export const tasks = { 'resume-pairs': 'resume', 'letter-pairs': 'letter', 'one-click': 'one-click' };

const readLines = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));

/** Reads all pairs of a set, "dev" or "blind". Replaces the id of each pair's resume with the resume itself. */
export function readPairs(set) {
  const setFolder = new URL(`pairs/${set}/`, import.meta.url);
  return readdirSync(setFolder)
    .sort()
    .flatMap((batch) => languages.flatMap((language) => readBatch(setFolder, `${batch}/${language}`, language, set)));
}

function readBatch(setFolder, path, language, set) {
  const folder = new URL(`${path}/`, setFolder);
  const resumes = new Map(
    JSON.parse(readFileSync(new URL('resumes.json', folder), 'utf8')).map(({ id, resume }) => [id, resume]),
  );
  return Object.entries(tasks).flatMap(([name, task]) =>
    readLines(readFileSync(new URL(`${name}.jsonl`, folder), 'utf8')).map((pair) => ({
      ...pair,
      id: `${set}/${path}/${pair.id}`,
      task,
      language,
      ...(pair.resume && { resume: resumes.get(pair.resume) }),
    })),
  );
}

const normalize = (text) => text.normalize('NFKC').toLowerCase();

const overlapsClaim = (quotes, claim) => {
  const normalizedClaim = normalize(claim);
  return quotes.map(normalize).some((quote) => quote.includes(normalizedClaim) || normalizedClaim.includes(quote));
};

/**
 * Counts pairs by key, in the order in which the keys first appear. `caught` counts the `invented` pairs that the
 * checker flagged, and `flagged` the `honest` pairs that it flagged. `onClaim` counts the caught pairs in which the
 * checker marked the invented words.
 */
export function countBy(pairs, predictions, getKey) {
  const rows = new Map();
  for (const pair of pairs) {
    const key = getKey(pair);
    const row = rows.get(key) ?? { invented: 0, caught: 0, onClaim: 0, honest: 0, flagged: 0 };
    rows.set(key, row);
    const { flagged, quotes = [] } = predictions.get(pair.id);
    if (pair.label === 'honest') {
      row.honest += 1;
      row.flagged += Number(flagged);
    } else {
      row.invented += 1;
      row.caught += Number(flagged);
      row.onClaim += Number(flagged && overlapsClaim(quotes, pair.claim));
    }
  }
  return rows;
}

function printTable(title, rows) {
  console.log(`\n${title.padEnd(24)} caught      on the claim  honest flagged`);
  for (const [key, { invented, caught, onClaim, honest, flagged }] of rows)
    console.log(
      `${key.padEnd(24)} ${`${caught}/${invented}`.padEnd(11)} ${`${onClaim}/${invented}`.padEnd(13)} ${flagged}/${honest}`,
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, set = 'dev'] = process.argv.slice(2);
  const predictions = new Map(readLines(readFileSync(file, 'utf8')).map((prediction) => [prediction.id, prediction]));
  const pairs = readPairs(set);
  const missingPairs = pairs.filter(({ id }) => !predictions.has(id));
  if (missingPairs.length > 0) {
    console.error(`${missingPairs.length} of ${pairs.length} pairs have no prediction, first ${missingPairs[0].id}`);
    process.exit(1);
  }
  printTable(
    'Task, language',
    countBy(pairs, predictions, ({ task, language }) => `${task} ${language}`),
  );
  printTable(
    'Task',
    countBy(pairs, predictions, ({ task }) => task),
  );
  printTable(
    'Kind',
    countBy(pairs, predictions, ({ label, kind }) => `${label} ${kind}`),
  );
}
