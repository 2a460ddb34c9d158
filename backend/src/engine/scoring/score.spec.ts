import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { listBlanks } from '@shortlist/documents/blanks';
import fc from 'fast-check';
import { findReversedDates } from './checks/completeness-checks';
import { scoreResume, type ScoreInput } from './score';
import { findTermUsages } from '../matching/terms';
import { renderAndParse } from './testing/render-and-parse';
import { resumeArbitrary, strongResume, nurseTarget, today, weakResume } from './testing/resume-fixtures';

const score = (resume: ResumeContent, overrides: Partial<ScoreInput> = {}) =>
  scoreResume({ resume, target: nurseTarget, language: 'en', documentLanguage: 'en', today, ...overrides });

describe('scoreResume', () => {
  it('separates a strong resume from a weak one', () => {
    expect(score(strongResume).atsScore).toBeGreaterThanOrEqual(90);
    expect(score(strongResume).atsScore - score(weakResume).atsScore).toBeGreaterThanOrEqual(35);
  });

  it('explains every point', () => {
    const { atsScore, checks } = score(strongResume);
    const sumApplicable = (key: 'points' | 'max') =>
      checks.filter(({ applies }) => applies).reduce((sum, check) => sum + check[key], 0);
    expect(atsScore).toBe(Math.floor((100 * sumApplicable('points')) / sumApplicable('max') + 0.5));
    expect(checks.reduce((sum, { max }) => sum + max, 0)).toBe(100);
    for (const check of score(weakResume).checks) {
      expect(check.found).not.toBe('');
      if (check.applies && check.points < check.max) {
        expect(check).toMatchObject({ fix: expect.any(String), path: expect.any(String) });
      }
    }
  });

  it('caps the score and the potential while an end date is before its start date', () => {
    const [latest, ...earlier] = strongResume.experience;
    const resumeWithReversedDates = {
      ...strongResume,
      experience: [{ ...latest!, startDate: '05/2021', endDate: '03/2019', current: false }, ...earlier],
    };
    const { atsScore, potential, checks } = score(resumeWithReversedDates);
    expect([atsScore, potential]).toEqual([60, 60]);
    expect(checks.find(({ id }) => id === 'S7')).toMatchObject({
      path: 'experience.0.endDate',
      fix: expect.any(String),
    });
    // An open blank as the start date does not contradict the end date.
    const resumeWithBlank = {
      ...strongResume,
      experience: [{ ...latest!, startDate: '[Start]', endDate: '03/2019', current: false }, ...earlier],
    };
    expect(score(resumeWithBlank).potential).toBeGreaterThan(75);
  });

  it('names the entry in which to mention a term', () => {
    const { position, company } = strongResume.experience[0]!;
    const terms = [{ term: 'Stethoscopes', weight: 3 }];
    const { checks } = score(
      { ...strongResume, skills: [...strongResume.skills, 'Stethoscopes'] },
      { target: { ...nurseTarget, terms } },
    );
    const fix = checks.find(({ id }) => id === 'T3')?.fix;
    expect(fix).toBe(`Mention Stethoscopes in a bullet of ${position} at ${company}.`);
  });

  it('suggests fixes only for actual problems', () => {
    const [latest, ...earlier] = strongResume.experience;
    const { checks } = score(
      { ...strongResume, experience: [{ ...latest!, startDate: '' }, ...earlier] },
      { target: { ...nurseTarget, terms: [{ term: 'Kubernetes', weight: 3 }] } },
    );
    const findFix = (checkId: string) => checks.find(({ id }) => id === checkId)?.fix;
    expect(findFix('T3')).toBe('Show in your bullets which of these terms you have used.');
    expect(findFix('S4')).toMatch(/^Give this entry both dates/);
  });

  it('excludes checks that do not apply from the total', () => {
    const { checks } = score(strongResume, { target: undefined });
    const fileChecks = ['S6', 'P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'];
    expect(checks.filter(({ applies }) => !applies).map(({ id }) => id)).toEqual(['T1', 'T2', 'T3', ...fileChecks]);
  });

  it('accepts equivalent titles', () => {
    const getTitlePoints = (jobTitle: string, equivalents?: string[]) =>
      score(strongResume, { target: { ...nurseTarget, jobTitle, equivalentTitles: equivalents } }).checks.find(
        ({ id }) => id === 'T1',
      )?.points;
    expect(getTitlePoints('Registered Nurse')).toBe(5);
    expect(getTitlePoints('Senior Nurse, Registered')).toBe(3);
    expect(getTitlePoints('Graduate Nurse')).toBe(0);
    expect(getTitlePoints('Graduate Nurse', ['RN', 'Registered Nurse'])).toBe(3);
  });

  it('splits lists of skills at the separators of each language', () => {
    const getSkillPoints = (list: string[]) =>
      score({ ...strongResume, skills: list }).checks.find(({ id }) => id === 'S5')?.points;
    expect(getSkillPoints(['分析：SQL、Python、Tableau、Excel', '業務：企画、編集、進行管理、資料作成'])).toBe(2);
    expect(getSkillPoints(['Data: SQL, Python'])).toBeLessThan(2);
  });

  it('scores writing by the share of bullets that pass', () => {
    const scoreBullets = (achievements: string[]) => {
      const [latest] = strongResume.experience;
      const { checks } = score({ ...strongResume, experience: [{ ...latest!, achievements }] });
      return Object.fromEntries(checks.map(({ id, points }) => [id, points]));
    };
    const bulletsWithoutQuantity = [
      'Answered calls from families',
      'Taught residents',
      'Wrote the handover guide of the emergency ward',
    ];
    const bulletsWithQuantity = [
      'Trained 9 new nurses in infection control',
      'Cut median waiting in triage to 6 minutes',
    ];
    // Quantities in half of the bullets earn all points. Fewer quantities earn a proportional share.
    expect(scoreBullets([...bulletsWithoutQuantity.slice(0, 2), ...bulletsWithQuantity])).toMatchObject({ E1: 7 });
    expect(scoreBullets([...bulletsWithoutQuantity, ...bulletsWithQuantity])).toMatchObject({ E1: 5.6 });
    expect(scoreBullets(bulletsWithoutQuantity)).toMatchObject({ E1: 0 });
    // Full points require nine of ten bullets to start with a verb.
    const bulletWithoutAction = 'Responsible for the stock of the whole floor';
    expect(scoreBullets([...bulletsWithQuantity, bulletWithoutAction, 'Moved records of two wards'])).toMatchObject({
      E2: 3.3,
    });
    // A bullet of two words is too short, so two of three pass.
    expect(scoreBullets([...bulletsWithQuantity, bulletsWithoutQuantity[1]!])).toMatchObject({ E3: 2 });
    expect(scoreBullets([...bulletsWithQuantity, bulletsWithQuantity[0]!])).toMatchObject({ E5: 1 });
  });

  it('deducts points for too many pages and for an almost empty page', async () => {
    const file = await renderAndParse(strongResume);
    const [page] = file.pages;
    if (!page) throw new Error('The file has no page');
    const checkLength = (pages: (typeof page)[]) =>
      score(strongResume, { file: { ...file, pages } }).checks.find(({ id }) => id === 'S6');
    expect(checkLength([page])).toMatchObject({ applies: true, points: 2 });
    expect(checkLength([page, page, page, page])).toMatchObject({
      points: 0,
      found: expect.stringContaining('4') as string,
    });
    const nearlyEmptyPage = { ...page, items: page.items.slice(0, 3) };
    expect(checkLength([page, nearlyEmptyPage])).toMatchObject({
      points: 1,
      found: 'Pages: 2; page 2 is almost empty',
    });
  });

  it('formats every message completely in every language', async () => {
    const parsedFile = await renderAndParse(strongResume);
    const emptyFile = { pages: [], hidden: [{ text: 'triage', reason: 'small' as const }] };
    const files = [undefined, parsedFile, emptyFile, { ...emptyFile, pages: [{ ...parsedFile.pages[0]!, items: [] }] }];
    for (const language of languageSchema.options) {
      for (const documentLanguage of languageSchema.options) {
        for (const [resume, file] of [strongResume, weakResume].flatMap((resume) =>
          files.map((file) => [resume, file] as const),
        )) {
          for (const { title, found, fix } of score(resume, { language, documentLanguage, file }).checks) {
            expect(`${title}${found}${fix ?? ''}`).not.toMatch(/[{}]|undefined/);
          }
        }
      }
    }
  });

  it('returns identical bytes for the same input', () => {
    const firstScore = JSON.stringify(score(strongResume));
    for (let i = 0; i < 100; i += 1) expect(JSON.stringify(score(structuredClone(strongResume)))).toBe(firstScore);
  });

  it('is an integer from 0 to 100, never exceeds its potential, and is capped at 60 by a blank', () => {
    fc.assert(
      fc.property(resumeArbitrary, (resume) => {
        const { atsScore, potential } = score(resume);
        expect(Number.isInteger(atsScore) && atsScore >= 0 && atsScore <= 100).toBe(true);
        expect(Number.isInteger(potential) && potential >= atsScore && potential <= 100).toBe(true);
        if (listBlanks(resume).length > 0) expect(atsScore).toBeLessThanOrEqual(60);
      }),
    );
  });

  it('never gains points when a phone number or a date is missing', () => {
    fc.assert(
      fc.property(
        resumeArbitrary,
        fc.nat(),
        fc.constantFrom('phone', 'startDate', 'endDate'),
        fc.boolean(),
        (resume, nth, field, isEducation) => {
          // Skips removals that correct an error, and start dates of schools, which need only a graduation year.
          if (findReversedDates(resume, today).length > 0 || (isEducation && field === 'startDate')) return;
          const originalScore = score(resume);
          const reducedResume = structuredClone(resume);
          const entries = isEducation ? reducedResume.education : reducedResume.experience;
          const entry = entries[nth % Math.max(1, entries.length)];
          const hasBlank = (text: string) => /\[/.test(text);
          if (field === 'phone') {
            if (hasBlank(reducedResume.personalInfo.phone)) return;
            reducedResume.personalInfo.phone = '';
          } else if (entry) {
            if (hasBlank(entry[field])) return;
            entry[field] = '';
          }
          expect(score(reducedResume).atsScore).toBeLessThanOrEqual(originalScore.atsScore);
        },
      ),
    );
  });

  it('never gains points when a term is repeated in the same place', () => {
    fc.assert(
      fc.property(resumeArbitrary, fc.constantFrom(...nurseTarget.terms), fc.nat(), (resume, { term }, nth) => {
        const originalScore = score(resume).atsScore;
        const repetitiveResume = structuredClone(resume);
        const hasTerm = (text: string) =>
          findTermUsages(
            { ...weakResume, personalInfo: { ...weakResume.personalInfo, summary: text } },
            [{ term, weight: 1 }],
            'en',
          )[0]?.count !== 0;
        if (hasTerm(repetitiveResume.personalInfo.summary)) repetitiveResume.personalInfo.summary += ` ${term}`;
        for (const entry of repetitiveResume.experience)
          entry.achievements = entry.achievements.map((text, i) =>
            i === nth % 4 && hasTerm(text) ? `${text} ${term}` : text,
          );
        if (repetitiveResume.skills.some(hasTerm)) repetitiveResume.skills.push(term);
        expect(score(repetitiveResume).atsScore).toBeLessThanOrEqual(originalScore);
      }),
    );
  });

  it('never loses points when an entry shows a term that was missing', () => {
    fc.assert(
      fc.property(resumeArbitrary, fc.constantFrom(...nurseTarget.terms), fc.nat(), (resume, { term }, nth) => {
        const isMissing = score(resume).terms.some((usage) => usage.term === term && usage.place === 'missing');
        const extendedResume = structuredClone(resume);
        const entry = extendedResume.experience[nth % Math.max(1, extendedResume.experience.length)];
        const bullet = entry?.achievements[0];
        if (!isMissing || !entry || !bullet?.trim()) return;
        entry.achievements[0] = `${bullet} ${term}`;
        expect(score(extendedResume).atsScore).toBeGreaterThanOrEqual(score(resume).atsScore);
      }),
    );
  });

  it('ignores the order of skills', () => {
    fc.assert(
      fc.property(resumeArbitrary, (resume) => {
        const { atsScore, potential, checks } = score(resume);
        const reversedScore = score({ ...resume, skills: [...resume.skills].reverse() });
        expect([
          reversedScore.atsScore,
          reversedScore.potential,
          ...reversedScore.checks.map(({ points }) => points),
        ]).toEqual([atsScore, potential, ...checks.map(({ points }) => points)]);
      }),
    );
  });
});
