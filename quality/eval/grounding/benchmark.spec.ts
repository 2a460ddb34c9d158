import { resumeContentSchema } from '@shortlist/contracts/builder/document-content';
import {
  countBy,
  languages,
  readPairs,
  type BenchmarkPair,
  type Prediction,
} from '../../../grounding-benchmark/score.mjs';

const getText = (pair: BenchmarkPair) =>
  pair.task === 'resume' ? pair.proposed : pair.task === 'letter' ? pair.paragraph : pair.text;

describe.each([
  ['dev', 2],
  ['blind', 1],
] as const)('the %s set of the grounding benchmark', (set, batches) => {
  const pairs = readPairs(set);

  it('has 18 invented and 18 honest pairs per task, language and batch', () => {
    const predictions = new Map<string, Prediction>(pairs.map(({ id }) => [id, { flagged: false }]));
    const counts = countBy(pairs, predictions, ({ task, language }) => `${task} ${language}`);
    expect(counts.size).toBe(3 * languages.length);
    for (const row of counts.values()) expect(row).toMatchObject({ invented: 18 * batches, honest: 18 * batches });
    expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
  });

  it('quotes each claim from its text', () => {
    for (const pair of pairs)
      if (pair.label === 'invented')
        expect([pair.id, getText(pair)]).toEqual([pair.id, expect.stringContaining(pair.claim!)]);
  });

  it('refers to fields that exist in valid resumes', () => {
    for (const pair of pairs)
      if (pair.task !== 'one-click') {
        const resume: unknown = resumeContentSchema.parse(pair.resume);
        if (pair.task !== 'resume') continue;
        const value = pair.field
          .split('.')
          .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], resume);
        expect([pair.id, typeof value]).toEqual([pair.id, 'string']);
      }
  });
});

describe('countBy', () => {
  const pairs = readPairs('dev').slice(0, 36);
  const count = (predict: (pair: BenchmarkPair) => Prediction) =>
    countBy(pairs, new Map(pairs.map((pair) => [pair.id, predict(pair)])), ({ task }) => task).get('resume');

  it('gives full marks to a checker that marks exactly the claims', () => {
    const counts = count(({ label, claim }) => ({ flagged: label === 'invented', quotes: claim ? [claim] : [] }));
    expect(counts).toEqual({ invented: 18, caught: 18, onClaim: 18, honest: 18, flagged: 0 });
  });

  it('counts false alarms of a checker that flags everything', () => {
    const counts = count(() => ({ flagged: true, quotes: ['nowhere in the text'] }));
    expect(counts).toEqual({ invented: 18, caught: 18, onClaim: 0, honest: 18, flagged: 18 });
  });
});
