import { industries, type Industry } from '@shortlist/contracts/generator/industries';
import {
  letterContentSchema,
  resumeContentSchema,
  type ResumeContent,
} from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { formatRecipientLines, formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import { sampled } from '../../../test/harness/scope';
import { findStockPhrases } from '../../ats/language/stock-phrases';
import { measureLength, isMeasuredInCharacters } from '../../ats/language/text-processing';
import { scoreResume } from '../../ats/score';
import { getIndustryOccupations, occupationCatalogs } from '../occupations/catalogs';
import { formatBlank } from '../messages';
import { streamPartialDocuments } from './partial-documents';
import { writeGeneration } from './generation';
import { buildTitleTarget } from './target-terms';

const today = '2026-11-21';
const written = Object.keys(occupationCatalogs) as Language[];
const writeAnew = (jobTitle: string, industry: Industry, language: Language) =>
  writeGeneration({ jobTitle, industry, language, pageSize: 'A4', today });
const known = new Map<string, ReturnType<typeof writeGeneration>>();
const write = (jobTitle: string, industry: Industry, language: Language = 'en') => {
  const key = JSON.stringify([jobTitle, industry, language]);
  const documents = known.get(key) ?? writeAnew(jobTitle, industry, language);
  known.set(key, documents);
  return documents;
};
const bulletsOf = (resume: ResumeContent) => resume.experience.flatMap((entry) => entry.achievements);
const score = (jobTitle: string, industry: Industry, language: Language) =>
  scoreResume({
    resume: write(jobTitle, industry, language).resume,
    target: buildTitleTarget(jobTitle, industry, language),
    language: 'en',
    documentLanguage: language,
    today,
  });
const titlesOf = (language: Language, industry: Industry) =>
  getIndustryOccupations(language, industry).occupations.map(({ title }) => title);
const odd = [
  '<script>alert("x")</script>',
  '🙂',
  ' . ',
  'Chief [number] Officer',
  'x'.repeat(120),
  'Keeper of the Keys',
];

/** Removes blanks, which contain digits in some languages. No other text may. */
const outsideBlanks = (text: string) => text.replace(/\[[^[\]\n]{1,60}\]/g, '');

describe.each(written)('one-click documents in %s', (language) => {
  const at = (label: Parameters<typeof formatBlank>[1]) => formatBlank(language, label);

  it.each(industries)('are complete for every title of %s, with blanks for all facts', (industry) => {
    for (const jobTitle of [...titlesOf(language, industry), ...odd]) {
      const { resume, letter, keywords } = write(jobTitle, industry, language);
      expect(resumeContentSchema.parse(resume)).toEqual(resume);
      expect(letterContentSchema.parse(letter)).toEqual(letter);
      for (const text of [resume.personalInfo.summary, ...bulletsOf(resume), ...letter.paragraphs]) {
        expect(outsideBlanks(text)).not.toMatch(/[[\]{}]|undefined/);
        expect(outsideBlanks(text)).not.toMatch(/\p{Nd}/u);
        expect([text, findStockPhrases(text, language)]).toEqual([text, []]);
      }
      for (const { company, location, startDate, endDate } of resume.experience)
        expect([company, location, startDate, endDate]).toEqual([
          at('employer'),
          at('city'),
          at('monthYear'),
          at('monthYear'),
        ]);
      const titles = [at('jobTitle'), at('earlierTitle'), at('earlierTitle')];
      expect(resume.experience.map(({ position }) => position)).toEqual(titles);
      expect(resume.experience.map(({ achievements }) => achievements.length)).toEqual([6, 4, 2]);
      expect(letter.recipient).toEqual(formatRecipientLines(language, at('company')));
      expect(letter.salutation).toBe(formatSalutation(language));
      expect(letter.paragraphs).toHaveLength(3);
      expect(letter.paragraphs[1]).toContain(at('employer'));
      expect(keywords.length).toBeGreaterThanOrEqual(12);
    }
    const [jobTitle = ''] = titlesOf(language, industry);
    expect(writeAnew(jobTitle, industry, language)).toEqual(write(jobTitle, industry, language));
  });

  it.each(industries)(
    'reach a potential of 85 for every title of %s and 75 for an unknown title, which is flagged',
    (industry) => {
      for (const jobTitle of sampled(titlesOf(language, industry), 4)) {
        const { atsScore, potential, terms } = score(jobTitle, industry, language);
        const place = (found: boolean) => terms.filter((term) => (term.place !== 'missing') === found).length;
        expect({ jobTitle, capped: atsScore <= 60, potential: potential >= 85 }).toEqual({
          jobTitle,
          capped: true,
          potential: true,
        });
        expect(place(true)).toBeGreaterThanOrEqual(terms.length * 0.75);
        expect(write(jobTitle, industry, language).note).toBeUndefined();
      }
      expect(write('Keeper of the Keys', industry, language).note).toBe('general_profile');
      expect(score('Keeper of the Keys', industry, language).potential).toBeGreaterThanOrEqual(75);
    },
  );

  it('share at most a third of the bullets between two titles of an industry', () => {
    for (const industry of industries) {
      const sets = titlesOf(language, industry).map(
        (title) => new Set(bulletsOf(write(title, industry, language).resume)),
      );
      for (const [i, one] of sets.entries()) {
        for (const other of sets.slice(i + 1))
          expect([...one].filter((bullet) => other.has(bullet)).length).toBeLessThanOrEqual(one.size / 3);
      }
    }
  });

  it('open cover letters in different ways', () => {
    for (const industry of industries) {
      const titles = titlesOf(language, industry);
      const firsts = titles.map((title) => {
        const { letter, resume } = write(title, industry, language);
        const [position = ''] = letter.paragraphs[0]?.match(/.+?[.。](?=\s|\p{L}|$)/su) ?? [];
        return position
          .toLowerCase()
          .replace(resume.personalInfo.headline.toLowerCase(), '')
          .replace(/d[e’] ?/u, '');
      });
      expect([industry, new Set(firsts).size >= 2]).toEqual([industry, true]);
    }
    const whole = industries.flatMap((industry) =>
      titlesOf(language, industry).map((title) => write(title, industry, language).letter.paragraphs[0]),
    );
    expect(new Set(whole).size).toBe(whole.length);
  });

  it('vary the wording by seniority and leave the team size blank', () => {
    const senior = write('Senior Software Engineer', 'Technology', language).resume;
    const plain = write('Software Engineer', 'Technology', language).resume;
    const fresh = bulletsOf(senior).filter((bullet) => !profileBullets(language).has(bullet));
    expect(fresh).toEqual([expect.stringContaining(at('number'))]);
    expect(bulletsOf(plain).filter((bullet) => !profileBullets(language).has(bullet))).toEqual([]);
    expect(measureLength(fresh[0] ?? '', language)).toBeGreaterThanOrEqual(isMeasuredInCharacters(language) ? 15 : 6);
    expect(senior.personalInfo.summary.length).toBeGreaterThan(plain.personalInfo.summary.length);
  });
});

const profileBullets = (language: Language) =>
  new Set(
    industries.flatMap((industry) =>
      getIndustryOccupations(language, industry).occupations.flatMap(({ duties, pastDuties }) => [
        ...duties,
        ...pastDuties,
      ]),
    ),
  );

it('has at least 150 occupations, the same in every language', () => {
  const idsOf = (language: Language) =>
    industries.flatMap((industry) => getIndustryOccupations(language, industry).occupations.map(({ id }) => id)).sort();
  expect(idsOf('en').length).toBeGreaterThanOrEqual(150);
  for (const language of written) expect(idsOf(language)).toEqual(idsOf('en'));
});

it('produces different texts for two titles of one occupation', () => {
  const one = write('Registered Nurse', 'Healthcare').resume;
  const other = write('ICU nurse', 'Healthcare').resume;
  expect(other.personalInfo.headline).toBe('ICU Nurse');
  expect(bulletsOf(other)).not.toEqual(bulletsOf(one));
});

it('drops text in parentheses or after a dash from sentences and keeps it in the headline', () => {
  for (const title of ['Data Analyst (Remote)', 'Data Analyst - Retail']) {
    const { resume, letter } = write(title, 'Technology');
    expect(resume.personalInfo.headline).toBe(title);
    expect(resume.personalInfo.summary).toMatch(/^Data Analyst who /);
    expect(letter.paragraphs[0]).toMatch(/^[^.]*the Data Analyst (?:position|role)[^.(-]*\. /);
  }
});

it('grows drafts sentence by sentence and step by step until they are complete', () => {
  for (const language of written) {
    const whole = write('Registered Nurse', 'Healthcare', language);
    const all = [...streamPartialDocuments(whole)];
    expect(all.at(-1)).toEqual({ step: 'coverLetter', resume: whole.resume, letter: whole.letter });
    expect([...new Set(all.map(({ step }) => step))]).toEqual(['summary', 'experience', 'skills', 'coverLetter']);
    const length = all.map(({ resume, letter }) => JSON.stringify([resume, letter]).length);
    expect(length).toEqual([...length].sort((a, b) => a - b));
    expect(all.length).toBeGreaterThan(20);
    for (const { resume } of all) expect(resumeContentSchema.safeParse(resume).success).toBe(true);
  }
});
