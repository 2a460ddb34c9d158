import { readFileSync } from 'node:fs';
import { resumeContentSchema } from '@shortlist/contracts/builder/resume';
import { languages } from '@shortlist/contracts/platform/languages';
import { examples } from '@shortlist/documents/samples/examples/example';
import { exampleResumes, exampleScore, exampleScores, exampleScoresFile } from './example-scores';

const codes = languages.map(({ code }) => code);
const each = examples.flatMap((example) => codes.map((code) => [example.id, code, example] as const));

describe('the examples', () => {
  it('have the scores that the engine gives; else run `npm run samples -w tools`', async () => {
    expect(JSON.parse(readFileSync(exampleScoresFile, 'utf8'))).toEqual(await exampleScores());
  });

  it.each(each)('show what we advise: %s, %s', async (id, code, example) => {
    const { atsScore, checks } = await exampleScore(example, code);
    expect(atsScore).toBeGreaterThanOrEqual(85);
    // Written and set without a fault: only terms that the person does not have may be missing.
    const lost = checks.filter(({ applies, points, max }) => applies && points < max).map(({ id: check }) => check);
    expect(lost.filter((check) => !['E2', 'T2', 'T3'].includes(check))).toEqual([]);
    expect(resumeContentSchema.parse(exampleResumes[code][id])).toEqual(exampleResumes[code][id]);
  });
});
