import { industries, type Industry } from '@shortlist/contracts/platform/industries';
import {
  letterContentSchema,
  resumeContentSchema,
  type ResumeContent,
} from '@shortlist/contracts/builder/document-content';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { formatRecipientLines, formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import { getIndustryOccupations } from '@shortlist/occupations/get-occupations';
import { takeSample } from '@shortlist/testing/scope';
import { findStockPhrases } from '../../language/stock-phrases';
import { measureLength, isCharacterBased } from '../../language/text-processing';
import { scoreResume } from '../../scoring/score';
import { formatBlank } from '../messages';
import { streamPartialDocuments } from './partial-documents';
import { writeGeneration } from './generation';
import { buildTitleTarget } from './target-terms';

const today = '2026-11-21';
const languageCodes = languages.map(({ code }) => code);
const writeUncached = (jobTitle: string, industry: Industry, language: Language) =>
  writeGeneration({ jobTitle, industry, language, pageSize: 'A4', today });
const cache = new Map<string, ReturnType<typeof writeGeneration>>();
const write = (jobTitle: string, industry: Industry, language: Language = 'en') => {
  const key = JSON.stringify([jobTitle, industry, language]);
  const documents = cache.get(key) ?? writeUncached(jobTitle, industry, language);
  cache.set(key, documents);
  return documents;
};
const listBullets = (resume: ResumeContent) => resume.experience.flatMap((entry) => entry.achievements);
const score = (jobTitle: string, industry: Industry, language: Language) =>
  scoreResume({
    resume: write(jobTitle, industry, language).resume,
    target: buildTitleTarget(jobTitle, industry, language),
    language: 'en',
    documentLanguage: language,
    today,
  });
const listTitles = (language: Language, industry: Industry) =>
  getIndustryOccupations(language, industry).occupations.map(({ title }) => title);
const oddTitles = [
  '<script>alert("x")</script>',
  '🙂',
  ' . ',
  'Chief [number] Officer',
  'x'.repeat(120),
  'Keeper of the Keys',
];

/** Removes blanks, the only text that may contain digits. */
const removeBlanks = (text: string) => text.replace(/\[[^[\]\n]{1,60}\]/g, '');

describe.each(languageCodes)('one-click documents in %s', (language) => {
  const createBlank = (label: Parameters<typeof formatBlank>[1]) => formatBlank(language, label);

  it.each(industries)('are complete for every title of %s, with blanks for all facts', (industry) => {
    for (const jobTitle of [...listTitles(language, industry), ...oddTitles]) {
      const { resume, letter, keywords } = write(jobTitle, industry, language);
      expect(resumeContentSchema.parse(resume)).toEqual(resume);
      expect(letterContentSchema.parse(letter)).toEqual(letter);
      for (const text of [resume.personalInfo.summary, ...listBullets(resume), ...letter.paragraphs]) {
        expect(removeBlanks(text)).not.toMatch(/[[\]{}]|undefined/);
        expect(removeBlanks(text)).not.toMatch(/\p{Nd}/u);
        expect([text, findStockPhrases(text, language)]).toEqual([text, []]);
      }
      for (const { company, location, startDate, endDate } of resume.experience)
        expect([company, location, startDate, endDate]).toEqual([
          createBlank('employer'),
          createBlank('city'),
          createBlank('monthYear'),
          createBlank('monthYear'),
        ]);
      const titles = [createBlank('jobTitle'), createBlank('earlierTitle'), createBlank('earlierTitle')];
      expect(resume.experience.map(({ position }) => position)).toEqual(titles);
      expect(resume.experience.map(({ achievements }) => achievements.length)).toEqual([6, 4, 2]);
      expect(letter.recipient).toEqual(formatRecipientLines(language, createBlank('company')));
      expect(letter.salutation).toBe(formatSalutation(language));
      expect(letter.paragraphs).toHaveLength(3);
      expect(letter.paragraphs[1]).toContain(createBlank('employer'));
      expect(keywords.length).toBeGreaterThanOrEqual(12);
    }
    const [jobTitle = ''] = listTitles(language, industry);
    expect(writeUncached(jobTitle, industry, language)).toEqual(write(jobTitle, industry, language));
  });

  it.each(industries)(
    'reach a potential of 85 for every title of %s and 75 for an unknown title, which is flagged',
    (industry) => {
      for (const jobTitle of takeSample(listTitles(language, industry), 4)) {
        const { atsScore, potential, terms } = score(jobTitle, industry, language);
        const countTerms = (isFound: boolean) => terms.filter((term) => (term.place !== 'missing') === isFound).length;
        expect({ jobTitle, capped: atsScore <= 60, potential: potential >= 85 }).toEqual({
          jobTitle,
          capped: true,
          potential: true,
        });
        expect(countTerms(true)).toBeGreaterThanOrEqual(terms.length * 0.75);
        expect(write(jobTitle, industry, language).note).toBeUndefined();
      }
      expect(write('Keeper of the Keys', industry, language).note).toBe('general_profile');
      expect(score('Keeper of the Keys', industry, language).potential).toBeGreaterThanOrEqual(75);
    },
  );

  it('share at most a third of their bullets with any other title in the industry', () => {
    for (const industry of industries) {
      const sets = listTitles(language, industry).map(
        (title) => new Set(listBullets(write(title, industry, language).resume)),
      );
      for (const [i, one] of sets.entries()) {
        for (const other of sets.slice(i + 1))
          expect([...one].filter((bullet) => other.has(bullet)).length).toBeLessThanOrEqual(one.size / 3);
      }
    }
  });

  it('open cover letters in different ways', () => {
    for (const industry of industries) {
      const titles = listTitles(language, industry);
      const firstSentences = titles.map((title) => {
        const { letter, resume } = write(title, industry, language);
        const [sentence = ''] = letter.paragraphs[0]?.match(/.+?[.。](?=\s|\p{L}|$)/su) ?? [];
        return sentence
          .toLowerCase()
          .replace(resume.personalInfo.headline.toLowerCase(), '')
          .replace(/d[e’] ?/u, '');
      });
      expect([industry, new Set(firstSentences).size >= 2]).toEqual([industry, true]);
    }
    const firstParagraphs = industries.flatMap((industry) =>
      listTitles(language, industry).map((title) => write(title, industry, language).letter.paragraphs[0]),
    );
    expect(new Set(firstParagraphs).size).toBe(firstParagraphs.length);
  });

  it('vary the wording by seniority and leave the team size blank', () => {
    const seniorResume = write('Senior Software Engineer', 'Technology', language).resume;
    const standardResume = write('Software Engineer', 'Technology', language).resume;
    const newBullets = listBullets(seniorResume).filter((bullet) => !listOccupationBullets(language).has(bullet));
    expect(newBullets).toEqual([expect.stringContaining(createBlank('number'))]);
    expect(listBullets(standardResume).filter((bullet) => !listOccupationBullets(language).has(bullet))).toEqual([]);
    expect(measureLength(newBullets[0] ?? '', language)).toBeGreaterThanOrEqual(isCharacterBased(language) ? 15 : 6);
    expect(seniorResume.personalInfo.summary.length).toBeGreaterThan(standardResume.personalInfo.summary.length);
  });
});

const listOccupationBullets = (language: Language) =>
  new Set(
    industries.flatMap((industry) =>
      getIndustryOccupations(language, industry).occupations.flatMap(({ duties, pastDuties }) => [
        ...duties,
        ...pastDuties,
      ]),
    ),
  );

it('produces different texts for two titles of one occupation', () => {
  const one = write('Registered Nurse', 'Healthcare').resume;
  const other = write('ICU nurse', 'Healthcare').resume;
  expect(other.personalInfo.headline).toBe('ICU Nurse');
  expect(listBullets(other)).not.toEqual(listBullets(one));
});

it('drops text in parentheses or after a dash from sentences and keeps it in the headline', () => {
  for (const title of ['Data Analyst (Remote)', 'Data Analyst - Retail']) {
    const { resume, letter } = write(title, 'Technology');
    expect(resume.personalInfo.headline).toBe(title);
    expect(resume.personalInfo.summary).toMatch(/^Data Analyst who /);
    expect(letter.paragraphs[0]).toMatch(/^[^.]*the Data Analyst (?:position|role)[^.(-]*\. /);
  }
});

it('streams drafts that grow sentence by sentence, in the order of the steps, until they are complete', () => {
  for (const language of languageCodes) {
    const documents = write('Registered Nurse', 'Healthcare', language);
    const partials = [...streamPartialDocuments(documents)];
    expect(partials.at(-1)).toEqual({ step: 'coverLetter', resume: documents.resume, letter: documents.letter });
    expect([...new Set(partials.map(({ step }) => step))]).toEqual(['summary', 'experience', 'skills', 'coverLetter']);
    const lengths = partials.map(({ resume, letter }) => JSON.stringify([resume, letter]).length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(partials.length).toBeGreaterThan(20);
    for (const { resume } of partials) expect(resumeContentSchema.safeParse(resume).success).toBe(true);
  }
});
