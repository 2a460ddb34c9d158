import { readFileSync } from 'node:fs';
import { resumeContentSchema } from '@shortlist/contracts/builder/document-content';
import { languages } from '@shortlist/contracts/platform/languages';
import { examples } from '@shortlist/documents/samples/examples/example-list';
import { loadExampleText } from '@shortlist/documents/samples/examples/texts';
import { createExampleCards, getExampleCardsFile, scoreExample, listExampleLanguages } from './example-scores';

const exampleCases = examples.flatMap((example) =>
  listExampleLanguages(example.id).map((code) => [example.id, code, example] as const),
);

describe('resume examples', () => {
  it('have up-to-date cards (if not, run `npm run samples -w quality`)', async () => {
    const cards = await createExampleCards();
    for (const { code } of languages) {
      const savedCards: unknown = JSON.parse(readFileSync(getExampleCardsFile(code), 'utf8'));
      expect(savedCards).toEqual(cards[code]);
    }
  });

  it.each(exampleCases)('follow our own advice: %s, %s', async (id, code, example) => {
    const { resume, skills } = (await loadExampleText(id, code)).text;
    const { atsScore, checks } = await scoreExample(example, code);
    expect(atsScore).toBeGreaterThanOrEqual(85);
    // Only checks of terms may lose points, because some typical terms do not apply to the example's job.
    const imperfectChecks = checks
      .filter(({ applies, points, max }) => applies && points < max)
      .map(({ id: check }) => check);
    expect(imperfectChecks.filter((check) => !['E2', 'T2', 'T3'].includes(check))).toEqual([]);
    expect(resumeContentSchema.parse(resume)).toEqual(resume);
    const resumeText = JSON.stringify(resume).toLowerCase();
    expect(skills.filter((skill) => !resumeText.includes(skill.toLowerCase()))).toEqual([]);
  });
});
