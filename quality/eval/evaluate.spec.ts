import { languages } from '@shortlist/contracts/platform/languages';
import { evaluateAll, type EvalResult } from './evaluate';
import { loadAllCases } from './cases/load-all-cases';
import { parseBaseline, findRegressions } from './baseline';
import { loadRecordings } from './recordings';
import { formatDetails, listFindings, formatSummary } from './report';
import { EvalEnvironment } from './eval-environment';

it('has at least sixty cases in six languages, each with a recording', async () => {
  const evalCases = await loadAllCases();
  expect(evalCases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(evalCases.map(({ language }) => language)).size).toBe(languages.length);
  expect(Object.keys(loadRecordings()).sort()).toEqual(evalCases.map(({ id }) => id).sort());
});

describe('a subset of the cases', () => {
  const ids = [
    'en/software-developer',
    'ja/mechanical-engineer',
    'en/unknown',
    'fr/summary-nurse',
    'ko/letter-analyst',
  ];
  let results: EvalResult[] = [];
  beforeAll(async () => {
    const environment = await EvalEnvironment.open({ PATH: process.env.PATH });
    const evalCases = (await loadAllCases()).filter(({ id }) => ids.includes(id));
    results = await evaluateAll(evalCases, environment).finally(() => environment.close());
  }, 120_000);
  const findResult = (writer: string, id: string) =>
    results.find((result) => result.writer === writer && result.evalCase.id === id);

  it('finds no fabrications and no cost for the rule-based writer', () => {
    const ruleBasedResults = results.filter(({ writer }) => writer === 'built-in');
    expect(ruleBasedResults).toHaveLength(ids.length);
    expect(listFindings(ruleBasedResults)).toEqual([]);
    for (const { usage, length } of ruleBasedResults) {
      expect(usage.costMicros).toBe(0);
      expect(length).toBeGreaterThan(20);
    }
  });

  it('finds fabrications in the model’s answers and none after the grounding check', () => {
    for (const id of ids.filter((caseId) => caseId !== 'en/unknown')) {
      expect(findResult('recorded', id)?.rawFabrications?.length).toBeGreaterThan(2);
      expect(findResult('recorded', id)?.fabrications).toEqual([]);
    }
  });

  it('counts sentences that documents for two titles share', () => {
    expect(findResult('built-in', 'en/software-developer')?.repeatedSentenceCount).toBeGreaterThan(0);
    expect(findResult('built-in', 'fr/summary-nurse')?.repeatedSentenceCount).toBe(0);
  });

  it('counts tokens and cost of all calls and reports unusable answers', () => {
    expect(findResult('recorded', 'fr/summary-nurse')?.usage).toMatchObject({ calls: 2 });
    expect(findResult('recorded', 'fr/summary-nurse')?.usage.costMicros).toBeGreaterThan(100);
    expect(findResult('recorded', 'en/unknown')?.failure).toBe('nonsense');
    expect(findResult('recorded', 'ja/mechanical-engineer')).toMatchObject({
      languagePurity: 1,
      blankCount: expect.any(Number) as number,
    });
  });

  it('detects an increase in fabrications since the saved tables', () => {
    expect(formatSummary(results)).toContain('| recorded | ko | 1 | 0 |');
    const baseline = parseBaseline(formatDetails(results));
    expect(baseline.size).toBe(results.length);
    expect(findRegressions(results, baseline)).toEqual([]);
    const worseResults = results.map((result) =>
      result === results[0] ? { ...result, fabrications: ['Google'] } : result,
    );
    expect(findRegressions(worseResults, baseline)).toEqual([`built-in ${results[0]?.evalCase.id}: 0 before, 1 now`]);
    expect(findRegressions(worseResults, new Map())).toHaveLength(1);
  });
});
