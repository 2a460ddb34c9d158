import { type BenchmarkCase, runComparison, type Competitor } from '../comparison/comparison';
import { mean } from '../statistics';
import { type RunOptions, type BenchmarkResult, round, type ResultRow } from './benchmark-result';
import { createBenchmarkCase } from './pdf-rendering';

const renderOnlyRunner: Competitor = { name: 'file only', runner: 'shortlist', batchSize: 4, warmUpDocuments: 60 };
const scoringRunners: Competitor[] = [
  {
    name: 'score, including rendering and parsing the file',
    runner: 'score-with-file',
    batchSize: 4,
    warmUpDocuments: 60,
  },
  { name: 'score without a file', runner: 'score-without-file', batchSize: 4, warmUpDocuments: 60 },
];
const cases: BenchmarkCase[] = [
  createBenchmarkCase('en one page', 'junior', 'en'),
  createBenchmarkCase('en two pages', 'senior', 'en'),
  createBenchmarkCase('de two pages', 'senior', 'de'),
  createBenchmarkCase('ja two pages', 'senior', 'ja'),
  createBenchmarkCase('ko two pages', 'senior', 'ko'),
];

/** B3 scores a resume against a job posting with about thirty terms. The slowest case must be within the limits. */
export async function benchmarkScoring({ rounds, isQuick }: RunOptions): Promise<BenchmarkResult> {
  const runners = [renderOnlyRunner, ...scoringRunners].map((runner): Competitor =>
    isQuick ? { ...runner, batchSize: 1, warmUpDocuments: 1 } : runner,
  );
  const { results, unavailable } = await runComparison(runners, cases, rounds);
  const listTimes = (name: string) => results.filter(({ competitor }) => competitor === name).map(({ cpuMs }) => cpuMs);
  const rows = runners.map(({ name }): ResultRow => {
    const failure = unavailable.get(name);
    if (failure) return { name, figures: { 'not measured': failure } };
    const ownResults = results.filter(({ competitor }) => competitor === name);
    return {
      name,
      figures: {
        ...Object.fromEntries(ownResults.map((caseResult) => [`${caseResult.case}, ms`, round(caseResult.cpuMs)])),
        'average CPU ms': round(mean(listTimes(name))),
      },
    };
  });
  const [withFile, withoutFile] = scoringRunners.map(({ name }) => round(Math.max(...listTimes(name))));
  return {
    description: 'Scoring after warm-up, each resume different: CPU ms per score',
    rows,
    limits: [
      { name: 'slowest with a file, ms', max: 150, value: withFile ?? NaN },
      { name: 'slowest without a file, ms', max: 10, value: withoutFile ?? NaN },
    ],
  };
}
