import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { addSkillSentence, dropStockPhrases } from './tidy-summary';

const withSummary = (summary: string) => {
  const resume = getSampleResume('en');
  return { ...resume, personalInfo: { ...resume.personalInfo, summary } };
};

it('drops stock phrases, and sentences that have nothing else', () => {
  expect(
    dropStockPhrases(
      withSummary(
        'Compassionate and hard working nurse with 7 years of hospital experience. Team player who is passionate about care. Looking for a place to grow.',
      ),
      'en',
    ),
  ).toBe('Compassionate nurse with 7 years of hospital experience. Looking for a place to grow.');
  expect(dropStockPhrases(withSummary('Hard-working team player.'), 'en')).toBe('');
});

it('keeps a sentence that states a fact', () => {
  const summary = 'Team player who cut waits from 14 to 6 minutes. Worked in SQL in a fast-paced environment.';
  expect(dropStockPhrases(withSummary(summary), 'en')).toContain('14 to 6 minutes');
  expect(dropStockPhrases(withSummary(summary), 'en')).toContain('SQL');
});

it('adds skills after the first sentence, once', () => {
  const summary = addSkillSentence('Shift lead with 14 years of experience. Looking for more.', ['Lean', '5S'], 'en');
  expect(summary).toBe('Shift lead with 14 years of experience. Skilled in Lean and 5S. Looking for more.');
  expect(addSkillSentence(summary, ['Excel'], 'en')).toBe(summary);
});
