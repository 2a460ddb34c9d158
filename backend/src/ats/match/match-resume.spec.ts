import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { jobMatchSchema } from '@shortlist/contracts/platform/job-match';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import fc from 'fast-check';
import { detectHeadingRequirement, detectSentenceRequirement } from './requirement-markers';
import { extractJobTerms, filterLiteralTerms } from './job-terms';
import { matchResume } from './match-resume';
import { jobPostings } from './testing/job-postings';

const today = '2026-11-21';
const codes = languages.map(({ code }) => code);
const match = (resume: ResumeContent, jobText: string, language: Language) =>
  matchResume({ resume, jobPostingText: jobText, jobPostingLanguage: language, documentLanguage: language, today });
const nurses = {} as Record<Language, ResumeContent>;
beforeAll(async () => {
  for (const code of codes) nurses[code] = (await loadNurseSample(code)).sample.resume;
});

it.each(codes)('scores the right resume for a job at least 50 points above the wrong one in %s', (language) => {
  const { nurse, beginner } = jobPostings[language];
  const table = {
    nurseRight: match(nurses[language], nurse, language).matchScore,
    nurseWrong: match(getSampleResume(language), nurse, language).matchScore,
    beginnerRight: match(getSampleResume(language), beginner, language).matchScore,
    beginnerWrong: match(nurses[language], beginner, language).matchScore,
  };
  expect({
    ...table,
    ok: table.nurseRight - table.nurseWrong >= 50 && table.beginnerRight - table.beginnerWrong >= 50,
  }).toEqual({
    ...table,
    ok: true,
  });
});

describe('a match', () => {
  const { nurse } = jobPostings.en;

  it("lists its terms with weight, place and sentence, and ignores the company's offer", () => {
    const found = jobMatchSchema.parse(match(nurses.en, nurse, 'en'));
    const of = (term: string) => found.terms.find((one) => one.term.toLowerCase() === term);
    expect(of('triage')).toMatchObject({
      weight: 3,
      place: 'entry',
      phrase: expect.stringContaining('front door') as string,
    });
    expect(of('acls')).toMatchObject({ weight: 3, place: 'list' });
    expect(of('tncc') ?? of('experience as charge nurse')).toBeDefined();
    expect(of('excel')).toBeUndefined();
    expect(found.parts.years).toMatchObject({ applies: true, points: 10, asked: '3' });
    expect(found.parts.degree).toMatchObject({ applies: true, points: 8, asked: 'bachelor', found: 'bachelor' });
    expect(found.parts.title).toMatchObject({ points: 12, asked: 'Registered Nurse' });
    expect(found.potential).toBeGreaterThan(found.matchScore);
    expect(found.missing.evidenced.map((term) => term.toLowerCase())).toContain('acls');
  });

  it('keeps knock-out criteria out of the score', () => {
    const { knockOuts, matchScore } = match(nurses.en, nurse, 'en');
    expect(knockOuts.map(({ kind, answer }) => [kind, answer])).toEqual(
      expect.arrayContaining([
        ['licence', 'unknown'],
        ['shift', 'unknown'],
        ['years', 'yes'],
      ]),
    );
    const without = match(nurses.en, nurse.replace('- Current state nursing license\n', ''), 'en');
    expect(without.matchScore).toBe(matchScore);
  });

  it('compares language levels', () => {
    const post = 'Data Analyst\nRequirements\n- Fluent German (C1)\n- SQL';
    const speaks = (level: string) =>
      match({ ...getSampleResume('en'), languages: [{ name: 'German', level }] }, post, 'en').knockOuts[0];
    expect(speaks('native')).toMatchObject({ kind: 'language', answer: 'yes', found: 'German (native)' });
    expect(speaks('B1')).toMatchObject({ answer: 'no' });
    expect(speaks('')).toMatchObject({ answer: 'unknown' });
    expect(match(nurses.en, post, 'en').knockOuts[0]).toMatchObject({ answer: 'unknown' });
  });

  it('leaves out parts that the job posting does not ask for', () => {
    const { parts, matchScore } = match(nurses.en, 'Requirements:\n- Triage\n- Wound care', 'en');
    expect([parts.years.applies, parts.degree.applies]).toEqual([false, false]);
    expect(matchScore).toBe(100);
    expect(match(nurses.en, '', 'en')).toMatchObject({ matchScore: 0, terms: [], knockOuts: [] });
  });

  it('distinguishes an alias of a skill from the same words', () => {
    const post = 'Requirements\n- wound management';
    const { terms, missing } = match(nurses.en, post, 'en');
    expect(terms).toMatchObject([{ term: 'wound management', place: 'alias' }]);
    expect(missing.sayItTheirWay).toEqual([{ term: 'wound management', said: 'wound care' }]);
  });

  it('returns identical bytes for the same input', () => {
    const once = JSON.stringify(match(nurses.ja, jobPostings.ja.nurse, 'ja'));
    for (let i = 0; i < 20; i += 1) expect(JSON.stringify(match(nurses.ja, jobPostings.ja.nurse, 'ja'))).toBe(once);
  });

  it('never loses points when a requested term is added, and never gains points when a term is repeated', () => {
    const base = getSampleResume('en');
    const asked = extractJobTerms(nurse, 'en').map(({ term }) => term);
    const withBullets = (bullets: string[]): ResumeContent => ({
      ...base,
      experience: base.experience.map((entry, i) =>
        i === 0 ? { ...entry, achievements: [...entry.achievements, ...bullets] } : entry,
      ),
    });
    fc.assert(
      fc.property(fc.subarray(asked), fc.constantFrom(...asked), (some, one) => {
        const before = match(withBullets(some), nurse, 'en').matchScore;
        const after = match(withBullets([...some, one]), nurse, 'en').matchScore;
        expect(after).toBeGreaterThanOrEqual(before);
        if (some.includes(one)) expect(after).toBe(before);
      }),
      { numRuns: 40 },
    );
  });
});

it.each([
  ['en', 'Nice to have', 'preferred'],
  ['en', "What you'll do", 'work'],
  ['en', 'Compensation and benefits', 'none'],
  ['es', 'Imprescindible', 'required'],
  ['fr', 'Profil recherché', 'required'],
  ['de', 'Wünschenswert', 'preferred'],
  ['de', 'Das bieten wir', 'none'],
  ['ja', '歓迎', 'preferred'],
  ['ja', '必須条件', 'required'],
  ['ko', '우대 사항', 'preferred'],
  ['ko', '복리후생', 'none'],
  ['en', 'A degree in economics required', undefined],
] as const)('reads the heading in %s: %s is %s', (language, line, demand) => {
  expect(detectHeadingRequirement(line, language)).toBe(demand);
});

it.each([
  ['es', 'Deseable: inglés', 'preferred'],
  ['fr', 'La connaissance de SAP serait un plus', 'preferred'],
  ['de', 'Führerschein erforderlich', 'required'],
  ['ko', '간호사 면허 필수', 'required'],
  ['ja', '必要に応じて出張', undefined],
  ['en', 'We offer Excel courses', 'none'],
  ['en', 'Knowledge of payroll and benefits', undefined],
  ['en', 'Good communication skills', undefined],
] as const)('reads the sentence in %s: %s is %s', (language, line, demand) => {
  expect(detectSentenceRequirement(line, language)).toBe(demand);
});

it('keeps only those terms proposed by a model that occur in the job posting', () => {
  expect(filterLiteralTerms(['triage', 'Kubernetes', ' ', 'Wound Care'], jobPostings.en.nurse)).toEqual([
    'triage',
    'Wound Care',
  ]);
});
