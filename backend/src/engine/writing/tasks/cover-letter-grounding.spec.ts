import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { industries } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { allSamples } from '@shortlist/documents/samples/all-samples';
import { exampleIds, translatedExampleIds } from '@shortlist/documents/samples/examples/ids';
import { loadExampleText } from '@shortlist/documents/samples/examples/texts';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { getIndustryOccupations } from '@shortlist/occupations/get-occupations';
import { takeSample } from '@shortlist/testing/scope';
import { hasQuantity } from '../../language/quantities';
import { isCharacterBased } from '../../language/text-processing';
import { extractJobTerms } from '../../matching/job-terms';
import { jobPostings } from '../../matching/testing/job-postings';
import { fillBlanksWithPlaceholders } from '../../scoring/potential';
import { writeGeneration } from '../rule-based/generation';
import { coverLetterTask } from './cover-letter';
import { checkTexts } from './check-texts';

const languages: Language[] = ['en', 'es', 'fr', 'de', 'ja', 'ko'];
const today = '2026-11-21';

it.each(languages)('writes letters that pass grounding for resumes of every industry: %s', (language) => {
  for (const industry of takeSample(industries, 3)) {
    const jobTitle = getIndustryOccupations(language, industry).occupations[0]?.title ?? '';
    const input = { jobTitle, industry, language, pageSize: 'A4' as const, today };
    const resume = fillBlanksWithPlaceholders(writeGeneration(input).resume, today);
    const { paragraphs } = coverLetterTask.runRuleBased({
      resume,
      jobTitle,
      industry,
      company: 'Acme',
      language,
      length: 'long',
    });
    const texts = paragraphs.map((text) => ({ text }));
    const { violations } = checkTexts(texts, { resume, language, allowedNames: [jobTitle, 'Acme'] });
    expect([industry, violations]).toEqual([industry, []]);
  }
});

async function loadResumes(language: Language): Promise<ResumeContent[]> {
  const ids = language === 'en' ? exampleIds : translatedExampleIds;
  const examples = await Promise.all(ids.map(async (id) => (await loadExampleText(id, language)).text.resume));
  const resumes = [...examples, ...Object.values(allSamples).map((sample) => sample[language])];
  return [...takeSample(resumes, 3), (await loadNurseSample(language)).sample.resume];
}

const splitSentences = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu}|\p{Lo}|\[)|(?<=。)/u).filter(Boolean);
const findNumbers = (text: string) => text.match(/\p{Nd}[\p{Nd}.,\u00a0 ]*(?<=\p{Nd})/gu) ?? [];

describe.each(languages)('letters of all samples in %s', (language) => {
  it('state facts and figures from the resume, without repetition, in whole sentences', async () => {
    for (const resume of await loadResumes(language)) {
      for (const jobPostingText of [undefined, jobPostings[language].beginner]) {
        const jobTitle = resume.personalInfo.headline;
        const terms = jobPostingText && extractJobTerms(jobPostingText, language).map(({ term }) => term);
        const input = { resume, jobTitle, company: 'Acme', jobPostingText, terms: terms || undefined, language };
        const { paragraphs } = coverLetterTask.runRuleBased(input);
        const letter = paragraphs.join('\n');
        const isMentioned = (bullet: string) =>
          findNumbers(bullet).length > 0 && findNumbers(bullet).every((number) => letter.includes(number));
        const bullets = resume.experience.flatMap(({ achievements }) => achievements);
        const facts = bullets.filter(isMentioned);
        // At least three of the four facts contain a figure, if the resume has that many.
        const figures = bullets.filter((bullet) => hasQuantity(bullet, language)).length;
        expect(facts.length >= Math.min(3, figures) || letter).toBe(true);
        const sentences = paragraphs.flatMap(splitSentences);
        expect(new Set(sentences).size).toBe(sentences.length);
        for (const [i, sentence] of sentences.entries()) {
          if (!(language === 'de' && i === 0)) expect(sentence).not.toMatch(/^\p{Ll}/u);
          const words = isCharacterBased(language) ? [...sentence].length / 3.4 : sentence.split(/\s+/u).length;
          expect(words <= 45 || sentence).toBe(true);
        }
        expect(letter).not.toMatch(/ {2}| [.,;。、)]|\(\s|\.\.|,,|[.,;:]{2}|\(\)|undefined|;\s*[.)]/u);
        const { violations } = checkTexts(
          paragraphs.map((text) => ({ text })),
          {
            resume,
            language,
            allowedNames: [jobTitle, 'Acme'],
            jobPostingText,
          },
        );
        expect([letter, violations]).toEqual([letter, []]);
      }
    }
  });
});
