import { industries } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { withBlanksFilled } from '../../ats/potential';
import { writeGeneration } from '../built-in/generation';
import { profileIn } from '../profiles/all';
import { writeLetter } from './letter';
import { checkTexts } from './truth';

const languages: Language[] = ['en', 'es', 'fr', 'de', 'ja', 'ko'];
const today = '2026-11-21';

/** The blanks of a one-click resume filled, and a letter made from it: what the built-in writer says stands in the resume. */
it.each(languages)('letters from resumes of every industry pass the truth guard: %s', (language) => {
  for (const industry of industries) {
    const jobTitle = profileIn(language, industry).occupations[0]?.title ?? '';
    const order = { jobTitle, industry, language, pageSize: 'A4' as const, today };
    const resume = withBlanksFilled(writeGeneration(order).resume, today);
    const { paragraphs } = writeLetter.write({ resume, jobTitle, industry, company: 'Acme', language, length: 'long' });
    const texts = paragraphs.map((text) => ({ text }));
    const { offences } = checkTexts(texts, { resume, language, given: [jobTitle, 'Acme'] });
    expect([industry, offences]).toEqual([industry, []]);
  }
});
