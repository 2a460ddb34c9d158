import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { listBlanks } from '@shortlist/documents/blanks';
import fc from 'fast-check';
import { findReversedDates } from './checks/completeness-checks';
import { scoreResume, type ScoreInput } from './score';
import { findTerms } from './terms';
import { renderAndParse } from './testing/render-and-parse';
import { resumeArbitrary, strongResume, nurseTarget, today, weakResume } from './testing/resume-fixtures';

const score = (resume: ResumeContent, more: Partial<ScoreInput> = {}) =>
  scoreResume({ resume, target: nurseTarget, language: 'en', documentLanguage: 'en', today, ...more });

describe('scoreResume', () => {
  it('separates a strong resume from a weak one', () => {
    expect(score(strongResume).atsScore).toBeGreaterThanOrEqual(90);
    expect(score(strongResume).atsScore - score(weakResume).atsScore).toBeGreaterThanOrEqual(35);
  });

  it('explains every point', () => {
    const { atsScore, checks } = score(strongResume);
    const sum = (key: 'points' | 'max') =>
      checks.filter(({ applies }) => applies).reduce((all, check) => all + check[key], 0);
    expect(atsScore).toBe(Math.floor((100 * sum('points')) / sum('max') + 0.5));
    expect(checks.reduce((all, { max }) => all + max, 0)).toBe(100);
    for (const check of score(weakResume).checks) {
      expect(check.found).not.toBe('');
      if (check.applies && check.points < check.max) {
        expect(check).toMatchObject({ fix: expect.any(String), path: expect.any(String) });
      }
    }
  });

  it('caps the score and the potential while an end date is before its start date', () => {
    const [latest, ...earlier] = strongResume.experience;
    const reversed = {
      ...strongResume,
      experience: [{ ...latest!, startDate: '05/2021', endDate: '03/2019', current: false }, ...earlier],
    };
    const { atsScore, potential, checks } = score(reversed);
    expect([atsScore, potential]).toEqual([60, 60]);
    expect(checks.find(({ id }) => id === 'S7')).toMatchObject({
      path: 'experience.0.endDate',
      fix: expect.any(String),
    });
    // A blank start date is not a contradiction.
    const open = {
      ...strongResume,
      experience: [{ ...latest!, startDate: '[Start]', endDate: '03/2019', current: false }, ...earlier],
    };
    expect(score(open).potential).toBeGreaterThan(75);
  });

  it('names the entry in which to mention a term', () => {
    const { position, company } = strongResume.experience[0]!;
    const terms = [{ term: 'Stethoscopes', weight: 3 }];
    const { checks } = score(
      { ...strongResume, skills: [...strongResume.skills, 'Stethoscopes'] },
      { target: { ...nurseTarget, terms } },
    );
    const fix = checks.find(({ id }) => id === 'T3')?.fix;
    expect(fix).toBe(`Mention it in a bullet of ${position} at ${company}.`);
  });

  it('leaves out checks that do not apply and reports them as such', () => {
    const { checks } = score(strongResume, { target: undefined });
    const fileChecks = ['S6', 'P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'];
    expect(checks.filter(({ applies }) => !applies).map(({ id }) => id)).toEqual(['T1', 'T2', 'T3', ...fileChecks]);
  });

  it('accepts other names of the title', () => {
    const title = (jobTitle: string, equivalents?: string[]) =>
      score(strongResume, { target: { ...nurseTarget, jobTitle, equivalents } }).checks.find(({ id }) => id === 'T1')
        ?.points;
    expect(title('Registered Nurse')).toBe(5);
    expect(title('Senior Nurse, Registered')).toBe(3);
    expect(title('Graduate Nurse')).toBe(0);
    expect(title('Graduate Nurse', ['RN', 'Registered Nurse'])).toBe(3);
  });

  it('counts the skills of a list by the separators of its language', () => {
    const skills = (list: string[]) =>
      score({ ...strongResume, skills: list }).checks.find(({ id }) => id === 'S5')?.points;
    expect(skills(['分析：SQL、Python、Tableau、Excel', '業務：企画、編集、進行管理、資料作成'])).toBe(2);
    expect(skills(['Data: SQL, Python'])).toBeLessThan(2);
  });

  it('scores writing by the share of bullets that pass', () => {
    const points = (achievements: string[]) => {
      const [latest] = strongResume.experience;
      const { checks } = score({ ...strongResume, experience: [{ ...latest!, achievements }] });
      return Object.fromEntries(checks.map(({ id, points }) => [id, points]));
    };
    const plain = [
      'Answered calls from families',
      'Taught residents',
      'Wrote the handover guide of the emergency ward',
    ];
    const counted = ['Trained 9 new nurses in infection control', 'Cut median waiting in triage to 6 minutes'];
    // Quantities in half of the bullets earn all points; fewer earn points in proportion.
    expect(points([...plain.slice(0, 2), ...counted])).toMatchObject({ E1: 7 });
    expect(points([...plain, ...counted])).toMatchObject({ E1: 5.6 });
    expect(points(plain)).toMatchObject({ E1: 0 });
    // Full points require nine of ten bullets to start with a verb.
    const named = 'Responsible for the stock of the whole floor';
    expect(points([...counted, named, 'Moved records of two wards'])).toMatchObject({ E2: 3.3 });
    // Two words are too short: two of three bullets count.
    expect(points([...counted, plain[1]!])).toMatchObject({ E3: 2 });
    // One repeated bullet costs half of the points.
    expect(points([...counted, counted[0]!])).toMatchObject({ E5: 1 });
  });

  it('counts pages and their content', async () => {
    const file = await renderAndParse(strongResume);
    const [page] = file.pages;
    if (!page) throw new Error('The file has no page');
    const lengthOf = (pages: (typeof page)[]) =>
      score(strongResume, { file: { ...file, pages } }).checks.find(({ id }) => id === 'S6');
    expect(lengthOf([page])).toMatchObject({ applies: true, points: 2 });
    expect(lengthOf([page, page, page, page])).toMatchObject({
      points: 0,
      found: expect.stringContaining('4') as string,
    });
    const short = { ...page, items: page.items.slice(0, 3) };
    expect(lengthOf([page, short])).toMatchObject({ points: 1, found: 'Pages: 2; page 2 is almost empty' });
  });

  it('has every message in six languages', async () => {
    const good = await renderAndParse(strongResume);
    const bad = { pages: [], hidden: [{ text: 'triage', reason: 'small' as const }] };
    const files = [undefined, good, bad, { ...bad, pages: [{ ...good.pages[0]!, items: [] }] }];
    for (const language of languageSchema.options) {
      for (const documentLanguage of languageSchema.options) {
        for (const [resume, file] of [strongResume, weakResume].flatMap((one) =>
          files.map((file) => [one, file] as const),
        )) {
          for (const { title, found, fix } of score(resume, { language, documentLanguage, file }).checks) {
            expect(`${title}${found}${fix ?? ''}`).not.toMatch(/[{}]|undefined/);
          }
        }
      }
    }
  });

  it('returns identical bytes for the same input', () => {
    const first = JSON.stringify(score(strongResume));
    for (let i = 0; i < 100; i += 1) expect(JSON.stringify(score(structuredClone(strongResume)))).toBe(first);
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
        (resume, nth, field, school) => {
          // Removing a contradiction corrects an error, and a school may have only a graduation year.
          if (findReversedDates(resume, today).length > 0 || (school && field === 'startDate')) return;
          const before = score(resume);
          const cut = structuredClone(resume);
          const entries = school ? cut.education : cut.experience;
          const entry = entries[nth % Math.max(1, entries.length)];
          const open = (text: string) => /\[/.test(text);
          if (field === 'phone') {
            if (open(cut.personalInfo.phone)) return;
            cut.personalInfo.phone = '';
          } else if (entry) {
            if (open(entry[field])) return;
            entry[field] = '';
          }
          expect(score(cut).atsScore).toBeLessThanOrEqual(before.atsScore);
        },
      ),
    );
  });

  it('never gains points when a term is repeated in the same place', () => {
    fc.assert(
      fc.property(resumeArbitrary, fc.constantFrom(...nurseTarget.terms), fc.nat(), (resume, { term }, nth) => {
        const before = score(resume).atsScore;
        const repeated = structuredClone(resume);
        const has = (text: string) =>
          findTerms(
            { ...weakResume, personalInfo: { ...weakResume.personalInfo, summary: text } },
            [{ term, weight: 1 }],
            'en',
          )[0]?.count !== 0;
        if (has(repeated.personalInfo.summary)) repeated.personalInfo.summary += ` ${term}`;
        for (const entry of repeated.experience)
          entry.achievements = entry.achievements.map((text, i) =>
            i === nth % 4 && has(text) ? `${text} ${term}` : text,
          );
        if (repeated.skills.some(has)) repeated.skills.push(term);
        expect(score(repeated).atsScore).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('never loses points when an entry shows a term that was missing', () => {
    fc.assert(
      fc.property(resumeArbitrary, fc.constantFrom(...nurseTarget.terms), fc.nat(), (resume, { term }, nth) => {
        const isMissing = score(resume).terms.some((one) => one.term === term && one.place === 'missing');
        const more = structuredClone(resume);
        const entry = more.experience[nth % Math.max(1, more.experience.length)];
        const bullet = entry?.achievements[0];
        if (!isMissing || !entry || !bullet?.trim()) return;
        entry.achievements[0] = `${bullet} ${term}`;
        expect(score(more).atsScore).toBeGreaterThanOrEqual(score(resume).atsScore);
      }),
    );
  });

  it('ignores the order of skills', () => {
    fc.assert(
      fc.property(resumeArbitrary, (resume) => {
        const { atsScore, potential, checks } = score(resume);
        const other = score({ ...resume, skills: [...resume.skills].reverse() });
        expect([other.atsScore, other.potential, ...other.checks.map(({ points }) => points)]).toEqual([
          atsScore,
          potential,
          ...checks.map(({ points }) => points),
        ]);
      }),
    );
  });
});
