import type { Language } from '@shortlist/contracts/platform/languages';
import type { SampleKind } from '@shortlist/documents/samples/all-samples';
import { createVariedDocument } from '../varied-documents';
import {
  type BenchmarkCase,
  measureColdStart,
  runComparison,
  type ComparisonResult,
  type Competitor,
} from '../comparison/comparison';
import { mean, median } from '../statistics';
import { type RunOptions, type BenchmarkResult, round, type ResultRow } from './benchmark-result';
import { measureWordRecall } from './word-recall';

const fastRunner = { batchSize: 8, warmUpDocuments: 150 };
const slowRunner = { batchSize: 2, warmUpDocuments: 30 };
const browserRunner = { batchSize: 1, warmUpDocuments: 4 };

const ownRenderer: Competitor = { name: 'Shortlist', runner: 'shortlist', ...fastRunner };
const competitors: Competitor[] = [
  ownRenderer,
  { name: 'Shortlist, in worker threads', runner: 'shortlist-service', ...fastRunner },
  { name: 'Typst, in process', runner: 'typst', ...fastRunner },
  { name: 'pdfmake', runner: 'pdfmake', ...slowRunner },
  { name: 'react-pdf', runner: 'react-pdf', ...slowRunner },
  { name: 'Chromium, one page per document', runner: 'chromium-isolated-pages', ...browserRunner },
  { name: 'Chromium, one shared page', runner: 'chromium-shared-page', ...browserRunner },
];

export const createBenchmarkCase = (name: string, kind: SampleKind, language: Language): BenchmarkCase => ({
  name,
  createDocument: (seed) => createVariedDocument(kind, language, seed),
});

async function comparePdfRenderers(
  cases: readonly BenchmarkCase[],
  { rounds, isQuick }: RunOptions,
  includesColdStarts = false,
): Promise<{ rows: ResultRow[]; comparison: ComparisonResult }> {
  const preparedCompetitors = isQuick
    ? competitors.map((competitor): Competitor => ({ ...competitor, batchSize: 1, warmUpDocuments: 1 }))
    : competitors;
  const result = await runComparison(preparedCompetitors, cases, rounds);
  const availableCompetitors = preparedCompetitors.filter(({ name }) => !result.unavailable.has(name));
  const coldStartCosts = includesColdStarts ? await measureColdStarts(availableCompetitors, cases, rounds) : undefined;
  const rows = preparedCompetitors.map(({ name }): ResultRow => {
    const reason = result.unavailable.get(name);
    if (reason) return { name, figures: { 'not measured': reason } };
    const caseResults = result.results.filter(({ competitor }) => competitor === name);
    return {
      name,
      figures: {
        ...Object.fromEntries(caseResults.map((caseResult) => [`${caseResult.case}, ms`, round(caseResult.cpuMs)])),
        'average CPU ms': round(mean(caseResults.map(({ cpuMs }) => cpuMs))),
        ...Object.fromEntries(
          caseResults.map((caseResult) => [`${caseResult.case}, KB`, Math.round(caseResult.kilobytes)]),
        ),
        'peak memory, MB': Math.round(result.peakMb.get(name) ?? 0),
        ...formatColdStart(coldStartCosts?.get(name)),
        'word recall, %': measureWordRecall(caseResults),
      },
    };
  });
  return { rows, comparison: result };
}

async function measureColdStarts(
  availableCompetitors: readonly Competitor[],
  cases: readonly BenchmarkCase[],
  rounds: number,
): Promise<Map<string, ColdStartCost>> {
  const costs = new Map<string, ColdStartCost[]>();
  for (let number = 0; number < rounds; number++) {
    for (const { name, runner } of availableCompetitors) {
      const document = cases[number % cases.length]?.createDocument(number);
      if (document) costs.set(name, [...(costs.get(name) ?? []), await measureColdStart(runner, document)]);
    }
  }
  const getMedianCost = (allCosts: ColdStartCost[], key: keyof ColdStartCost) =>
    median(allCosts.map((cost) => cost[key]));
  return new Map(
    [...costs].map(([name, competitorCosts]) => [
      name,
      { cpuMs: getMedianCost(competitorCosts, 'cpuMs'), wallClockMs: getMedianCost(competitorCosts, 'wallClockMs') },
    ]),
  );
}

const formatColdStart = (cost?: ColdStartCost): ResultRow['figures'] =>
  cost
    ? { 'cold start, CPU ms': Math.round(cost.cpuMs), 'cold start, wall-clock ms': Math.round(cost.wallClockMs) }
    : {};

type ColdStartCost = Awaited<ReturnType<typeof measureColdStart>>;

const getOwnFigure = (rows: readonly ResultRow[], name: string) =>
  Number(rows.find((row) => row.name === ownRenderer.name)?.figures[name]);

export async function benchmarkLatinPdf(options: RunOptions): Promise<BenchmarkResult> {
  const { rows } = await comparePdfRenderers(
    [createBenchmarkCase('one page', 'junior', 'en'), createBenchmarkCase('two pages', 'senior', 'en')],
    options,
    true,
  );
  return {
    description:
      'PDFs of one- and two-page resumes, each different: CPU ms per document (warm and cold), memory, file size',
    rows,
    limits: [
      { name: 'average CPU ms', max: 12, value: getOwnFigure(rows, 'average CPU ms') },
      { name: 'cold start, CPU ms', max: 400, value: getOwnFigure(rows, 'cold start, CPU ms') },
      { name: 'peak memory, MB', max: 200, value: getOwnFigure(rows, 'peak memory, MB') },
    ],
  };
}

export async function benchmarkEastAsianPdf(options: RunOptions): Promise<BenchmarkResult> {
  const { rows, comparison } = await comparePdfRenderers(
    [
      createBenchmarkCase('ja one page', 'junior', 'ja'),
      createBenchmarkCase('ja two pages', 'senior', 'ja'),
      createBenchmarkCase('ko one page', 'junior', 'ko'),
      createBenchmarkCase('ko two pages', 'senior', 'ko'),
    ],
    options,
  );
  const listFileSizes = (pageCount: string) =>
    comparison.results
      .filter((caseResult) => caseResult.competitor === ownRenderer.name && caseResult.case.endsWith(pageCount))
      .map(({ kilobytes }) => kilobytes);
  const getMaxKilobytes = (pageCount: string) => round(Math.max(...listFileSizes(pageCount)));
  return {
    description: 'PDFs of Japanese and Korean resumes, each different: CPU ms per document, memory, file size',
    rows,
    limits: [
      { name: 'average CPU ms', max: 12, value: getOwnFigure(rows, 'average CPU ms') },
      { name: 'one page, KB', max: 80, value: getMaxKilobytes('one page') },
      { name: 'two pages, KB', max: 80, value: getMaxKilobytes('two pages') },
    ],
  };
}
