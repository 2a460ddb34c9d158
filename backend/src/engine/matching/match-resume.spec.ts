import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { jobMatchSchema } from '@shortlist/contracts/platform/job-match';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import fc from 'fast-check';
import { detectHeadingRequirement, detectSentenceRequirement } from './requirement-markers';
import { extractJobTerms } from './job-terms';
import { matchResume } from './match-resume';
import { jobPostings } from './testing/job-postings';

const today = '2026-11-21';
const languageCodes = languages.map(({ code }) => code);
const matchToJob = (resume: ResumeContent, jobText: string, language: Language) =>
  matchResume({ resume, jobPostingText: jobText, jobPostingLanguage: language, documentLanguage: language, today });
const nurseResumes = {} as Record<Language, ResumeContent>;
beforeAll(async () => {
  for (const code of languageCodes) nurseResumes[code] = (await loadNurseSample(code)).sample.resume;
});

it.each(languageCodes)('scores the right resume for a job at least 50 points above the wrong one in %s', (language) => {
  const { nurse, beginner } = jobPostings[language];
  const scores = {
    nurseRight: matchToJob(nurseResumes[language], nurse, language).matchScore,
    nurseWrong: matchToJob(getSampleResume(language), nurse, language).matchScore,
    beginnerRight: matchToJob(getSampleResume(language), beginner, language).matchScore,
    beginnerWrong: matchToJob(nurseResumes[language], beginner, language).matchScore,
  };
  expect({
    ...scores,
    ok: scores.nurseRight - scores.nurseWrong >= 50 && scores.beginnerRight - scores.beginnerWrong >= 50,
  }).toEqual({
    ...scores,
    ok: true,
  });
});

describe('a match', () => {
  const { nurse } = jobPostings.en;

  it("lists its terms with weight, place and sentence, and ignores the company's offer", () => {
    const result = jobMatchSchema.parse(matchToJob(nurseResumes.en, nurse, 'en'));
    const findTerm = (term: string) => result.terms.find((usage) => usage.term.toLowerCase() === term);
    expect(findTerm('triage')).toMatchObject({
      weight: 3,
      place: 'entry',
      phrase: expect.stringContaining('front door') as string,
    });
    expect(findTerm('acls')).toMatchObject({ weight: 3, place: 'list' });
    expect(findTerm('tncc') ?? findTerm('experience as charge nurse')).toBeDefined();
    expect(findTerm('excel')).toBeUndefined();
    expect(result.parts.years).toMatchObject({ applies: true, points: 10, asked: '3' });
    expect(result.parts.degree).toMatchObject({ applies: true, points: 8, asked: 'bachelor', found: 'bachelor' });
    expect(result.parts.title).toMatchObject({ points: 12, asked: 'Registered Nurse' });
    expect(result.potential).toBeGreaterThan(result.matchScore);
    // A certificate belongs in its list.
    expect(result.missing.evidenced.map((term) => term.toLowerCase())).not.toContain('acls');
  });

  it('keeps knock-out criteria out of the score', () => {
    const { knockOuts, matchScore } = matchToJob(nurseResumes.en, nurse, 'en');
    expect(knockOuts.map(({ kind, answer }) => [kind, answer])).toEqual(
      expect.arrayContaining([
        ['licence', 'unknown'],
        ['shift', 'unknown'],
        ['years', 'yes'],
      ]),
    );
    const matchWithoutLicense = matchToJob(
      nurseResumes.en,
      nurse.replace('- Current state nursing license\n', ''),
      'en',
    );
    expect(matchWithoutLicense.matchScore).toBe(matchScore);
  });

  it('compares language levels', () => {
    const jobPosting = 'Data Analyst\nRequirements\n- Fluent German (C1)\n- SQL';
    const matchGermanLevel = (level: string) =>
      matchToJob({ ...getSampleResume('en'), languages: [{ name: 'German', level }] }, jobPosting, 'en').knockOuts[0];
    expect(matchGermanLevel('native')).toMatchObject({ kind: 'language', answer: 'yes', found: 'German (native)' });
    expect(matchGermanLevel('fortgeschritten')).toMatchObject({ answer: 'yes' });
    expect(matchGermanLevel('B1')).toMatchObject({ answer: 'no' });
    expect(matchGermanLevel('')).toMatchObject({ answer: 'unknown' });
    expect(matchToJob(nurseResumes.en, jobPosting, 'en').knockOuts[0]).toMatchObject({ answer: 'unknown' });
  });

  it.each([
    ['Advanced Excel and basic German', 'yes'],
    ['Fluent in German, basic French', 'no'],
  ])('reads the level next to the language: %s', (requirement, answer) => {
    const resume = { ...getSampleResume('en'), languages: [{ name: 'German', level: 'A2' }] };
    const { knockOuts } = matchToJob(resume, `Data Analyst\nRequirements\n- ${requirement}`, 'en');
    expect(knockOuts.find(({ found }) => found)).toMatchObject({ found: 'German (A2)', answer });
  });

  it('excludes parts that the job posting does not ask for', () => {
    const { parts, matchScore } = matchToJob(nurseResumes.en, 'Requirements:\n- Triage\n- Wound care', 'en');
    expect([parts.years.applies, parts.degree.applies]).toEqual([false, false]);
    expect(matchScore).toBe(100);
    expect(matchToJob(nurseResumes.en, '', 'en')).toMatchObject({ matchScore: 0, terms: [], knockOuts: [] });
  });

  it("distinguishes a skill's alias from the posting's wording", () => {
    const jobPosting = 'Requirements\n- wound management';
    const { terms, missing } = matchToJob(nurseResumes.en, jobPosting, 'en');
    expect(terms).toMatchObject([{ term: 'wound management', place: 'alias' }]);
    expect(missing.sayItTheirWay).toEqual([{ term: 'wound management', said: 'wound care' }]);
  });

  it.each([
    ['ja', '必須条件\n・後輩指導', '後輩1名を指導し、手順書を作成', '後輩1名を指導'],
    ['ja', '必須条件\n・請求書発行', '請求書の発行と入金消込', '請求書の発行'],
    ['ko', '자격 요건\n- 재고 관리', '매장 재고를 관리', '재고를 관리'],
  ] as const)('finds a compound in a phrase of the resume in %s: %s', (language, jobPosting, bullet, said) => {
    const resume = getSampleResume(language);
    const experience = [{ ...resume.experience[0]!, description: '', achievements: [bullet] }];
    const { terms, missing } = matchToJob({ ...resume, experience, skills: [] }, jobPosting, language);
    expect(terms).toMatchObject([{ place: 'alias' }]);
    expect(missing.sayItTheirWay).toMatchObject([{ said }]);
  });

  it("accepts the posting's own words, even if the term has another name", () => {
    const resume = {
      ...nurseResumes.fr,
      experience: [{ ...nurseResumes.fr.experience[0]!, achievements: ['Établissement des devis et des factures'] }],
    };
    const { terms, missing } = matchToJob(resume, 'Vos missions\n- Établissement des devis et des factures', 'fr');
    expect(terms).toMatchObject([{ term: 'facturation', place: 'entry' }]);
    expect(missing.sayItTheirWay).toEqual([]);
  });

  it('finds the plural or singular of an unknown term, but not a verb with the same stem', () => {
    const match = (achievement: string) =>
      matchToJob(
        { ...nurseResumes.en, experience: [{ ...nurseResumes.en.experience[0]!, achievements: [achievement] }] },
        'Requirements\n- Knowledge of outdoor shelters\n- Experience in hiring',
        'en',
      ).missing;
    expect(match('Sold an outdoor shelter to each of 9 new hires.')).toMatchObject({
      sayItTheirWay: [{ term: 'outdoor shelters', said: 'outdoor shelter' }],
      askYourself: ['hiring'],
    });
  });

  it('returns identical bytes for the same input', () => {
    const firstResult = JSON.stringify(matchToJob(nurseResumes.ja, jobPostings.ja.nurse, 'ja'));
    for (let i = 0; i < 20; i += 1)
      expect(JSON.stringify(matchToJob(nurseResumes.ja, jobPostings.ja.nurse, 'ja'))).toBe(firstResult);
  });

  it('never loses points when a requested term is added, and never gains points when a term is repeated', () => {
    const baseResume = getSampleResume('en');
    const requestedTerms = extractJobTerms(nurse, 'en').map(({ term }) => term);
    const addBullets = (bullets: string[]): ResumeContent => ({
      ...baseResume,
      experience: baseResume.experience.map((entry, i) =>
        i === 0 ? { ...entry, achievements: [...entry.achievements, ...bullets] } : entry,
      ),
    });
    fc.assert(
      fc.property(fc.subarray(requestedTerms), fc.constantFrom(...requestedTerms), (presentTerms, addedTerm) => {
        const scoreBefore = matchToJob(addBullets(presentTerms), nurse, 'en').matchScore;
        const scoreAfter = matchToJob(addBullets([...presentTerms, addedTerm]), nurse, 'en').matchScore;
        expect(scoreAfter).toBeGreaterThanOrEqual(scoreBefore);
        if (presentTerms.includes(addedTerm)) expect(scoreAfter).toBe(scoreBefore);
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
] as const)('reads the heading in %s: %s is %s', (language, line, level) => {
  expect(detectHeadingRequirement(line, language)).toBe(level);
});

it.each([
  ['es', 'Deseable: inglés', 'preferred'],
  ['de', 'Perspektivisch übernehmen Sie die Lohnbuchhaltung', 'preferred'],
  ['ja', '将来的には連結決算にも携わっていただきます', 'preferred'],
  ['fr', 'La connaissance de SAP serait un plus', 'preferred'],
  ['de', 'Führerschein erforderlich', 'required'],
  ['ko', '간호사 면허 필수', 'required'],
  ['ja', '必要に応じて出張', undefined],
  ['en', 'We offer Excel courses', 'none'],
  ['en', 'Knowledge of payroll and benefits', undefined],
  ['en', 'Good communication skills', undefined],
] as const)('reads the sentence in %s: %s is %s', (language, line, level) => {
  expect(detectSentenceRequirement(line, language)).toBe(level);
});

it.each([
  ['en', 'Send your resume and cover letter to Dana Whitcomb, District Manager.'],
  ['es', 'Envíe su currículum a Dana Ruiz, responsable de logística.'],
  ['fr', 'Merci d’envoyer votre CV à Dana Petit, responsable logistique.'],
  ['de', 'Bitte senden Sie Ihre Unterlagen an Dana Klein, Leiterin Logistik.'],
  ['ja', '履歴書と職務経歴書を物流管理の中村までお送りください。'],
  ['ko', '이력서를 물류 관리 담당자에게 보내 주세요.'],
] as const)('ignores instructions on how to apply in %s', (language, sentence) => {
  expect(extractJobTerms(`Operations\n- Excel\n\n${sentence}`, language).map(({ term }) => term)).toEqual(['Excel']);
});

it.each([
  ['es', 'Documentación:', 'Fotocopia del título, Word'],
  ['ja', '【提出書類】', '履歴書（Word可）、ポートフォリオ'],
  ['ko', '[제출서류]', '이력서 (MS Word), 포트폴리오'],
] as const)('ignores documents to hand in in %s', (language, heading, documents) => {
  const text = `Operations\n- Excel\n\n${heading}\n- ${documents}`;
  expect(extractJobTerms(text, language).map(({ term }) => term)).toEqual(['Excel']);
});

it.each([
  ['en', 'Apply at all times the rules of infection control.'],
  ['es', 'Envía la solicitud al almacén y controla Excel.'],
  ['fr', 'Transmettre le dossier au service paie dans Excel.'],
  ['de', 'Richten Sie CNC-Maschinen ein.'],
  ['ja', '書類をExcelで作成し、提出の上保管'],
  ['ko', '서류 접수 및 Excel 관리'],
] as const)('keeps a duty in %s that begins like instructions on how to apply', (language, duty) => {
  expect(extractJobTerms(`Operations\n- ${duty}`, language)).not.toEqual([]);
});
