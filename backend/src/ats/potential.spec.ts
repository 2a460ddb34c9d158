import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Target } from './checks/rule';
import { withEvidenceSaid } from './potential';
import { scoreResume } from './score';
import { fileOf } from './testing/file-of';
import { strong, target, today } from './testing/resumes';

const score = (resume: ResumeContent, wanted: Target = target) =>
  scoreResume({ resume, target: wanted, language: 'en', documentLanguage: 'en', today });

describe('potential score', () => {
  it('counts a term among the skills as if an entry showed it', () => {
    const listed = { ...strong, skills: [...strong.skills, 'Telehealth'] };
    const wanted = { ...target, terms: [...target.terms, { term: 'Telehealth', weight: 2 }] };
    const { atsScore, potential, checks } = score(listed, wanted);
    expect(checks.find(({ id }) => id === 'T3')?.points).toBeLessThan(3);
    expect(potential).toBeGreaterThan(atsScore);
    expect(score(strong, { ...wanted, terms: [{ term: 'Telehealth', weight: 2 }] }).potential).toBeLessThan(90);
  });

  it('counts a previously held title as if it were the headline', () => {
    const wanted = { ...target, jobTitle: 'Staff Nurse' };
    const titled = score(strong, wanted);
    expect(titled.checks.find(({ id }) => id === 'T1')).toMatchObject({ points: 0 });
    expect(titled.potential - titled.atsScore).toBeGreaterThanOrEqual(5);
    const never = score(strong, { ...target, jobTitle: 'Crane Operator' });
    expect(never.potential).toBe(never.atsScore);
  });

  it('surfaces content found elsewhere in the resume and invents nothing', () => {
    const scattered: ResumeContent = {
      ...strong,
      personalInfo: { ...strong.personalInfo, location: '', linkedin: '', website: '', phone: '' },
      experience: strong.experience.map((entry) => ({ ...entry, location: 'Tacoma' })),
      projects: [
        { name: 'Rota', description: 'Shifts.', technologies: ['Python'], url: 'https://rota.example', github: '' },
      ],
      skills: ['Triage'],
    };
    const { personalInfo, skills } = withEvidenceSaid(scattered, [
      { term: 'Wound care', count: 1, place: 'entry' },
      { term: 'Telehealth', count: 0, place: 'missing' },
    ]);
    expect(personalInfo).toMatchObject({ location: 'Tacoma', website: 'https://rota.example', phone: '' });
    expect(skills).toEqual(['Triage', 'Python', 'Wound care']);
    expect(withEvidenceSaid(strong, [])).toEqual(strong);
  });

  it('fills blanks that the file shows in brackets', async () => {
    const draft = structuredClone(strong);
    draft.personalInfo.email = '[Email]';
    draft.experience[0]!.startDate = '[MM/YYYY]';
    const input = {
      resume: draft,
      target,
      file: await fileOf(draft),
      language: 'en',
      documentLanguage: 'en',
      today,
    } as const;
    const { atsScore, potential, checks } = scoreResume(input);
    const points = (id: string) => checks.find((check) => check.id === id)?.points;
    expect([points('P1'), points('P3'), points('P5')]).toEqual([6, 12, 4]);
    expect(points('P4')).toBeLessThan(6);
    expect(atsScore).toBe(60);
    const whole = await fileOf(strong);
    expect(potential).toBe(scoreResume({ ...input, resume: strong, file: whole }).atsScore);
  });
});
