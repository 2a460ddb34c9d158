import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { ScoreTarget } from './checks/check-rule';
import { surfaceEvidence } from './potential';
import { scoreResume } from './score';
import { renderAndParse } from './testing/render-and-parse';
import { strongResume, nurseTarget, today } from './testing/resume-fixtures';

const score = (resume: ResumeContent, target: ScoreTarget = nurseTarget) =>
  scoreResume({ resume, target, language: 'en', documentLanguage: 'en', today });

describe('potential score', () => {
  it('scores a term in the skills as if a job mentioned it', () => {
    const resume = { ...strongResume, skills: [...strongResume.skills, 'Telehealth'] };
    const target = { ...nurseTarget, terms: [...nurseTarget.terms, { term: 'Telehealth', weight: 2 }] };
    const { atsScore, potential, checks } = score(resume, target);
    expect(checks.find(({ id }) => id === 'T3')?.points).toBeLessThan(3);
    expect(potential).toBeGreaterThan(atsScore);
    expect(score(strongResume, { ...target, terms: [{ term: 'Telehealth', weight: 2 }] }).potential).toBeLessThan(90);
  });

  it('counts a past title as if it were the headline', () => {
    const target = { ...nurseTarget, jobTitle: 'Staff Nurse' };
    const withPastTitle = score(strongResume, target);
    expect(withPastTitle.checks.find(({ id }) => id === 'T1')).toMatchObject({ points: 0 });
    expect(withPastTitle.potential - withPastTitle.atsScore).toBeGreaterThanOrEqual(5);
    const withUnrelatedTitle = score(strongResume, { ...nurseTarget, jobTitle: 'Crane Operator' });
    expect(withUnrelatedTitle.potential).toBe(withUnrelatedTitle.atsScore);
  });

  it('surfaces content found elsewhere in the resume and invents nothing', () => {
    const resume: ResumeContent = {
      ...strongResume,
      personalInfo: { ...strongResume.personalInfo, location: '', linkedin: '', website: '', phone: '' },
      experience: strongResume.experience.map((entry) => ({ ...entry, location: 'Tacoma' })),
      projects: [
        { name: 'Rota', description: 'Shifts.', technologies: ['Python'], url: 'https://rota.example', github: '' },
      ],
      skills: ['Triage'],
    };
    const { personalInfo, skills } = surfaceEvidence(resume, [
      { term: 'Wound care', count: 1, place: 'entry' },
      { term: 'Telehealth', count: 0, place: 'missing' },
    ]);
    expect(personalInfo).toMatchObject({ location: 'Tacoma', website: 'https://rota.example', phone: '' });
    expect(skills).toEqual(['Triage', 'Python', 'Wound care']);
    expect(surfaceEvidence(strongResume, [])).toEqual(strongResume);
  });

  it('fills blanks that the file shows in brackets', async () => {
    const draft = structuredClone(strongResume);
    draft.personalInfo.email = '[Email]';
    draft.experience[0]!.startDate = '[MM/YYYY]';
    const input = {
      resume: draft,
      target: nurseTarget,
      file: await renderAndParse(draft),
      language: 'en',
      documentLanguage: 'en',
      today,
    } as const;
    const { atsScore, potential, checks } = scoreResume(input);
    const getPoints = (id: string) => checks.find((check) => check.id === id)?.points;
    expect([getPoints('P1'), getPoints('P3'), getPoints('P5')]).toEqual([6, 12, 4]);
    expect(getPoints('P4')).toBeLessThan(6);
    expect(atsScore).toBe(60);
    const completeFile = await renderAndParse(strongResume);
    expect(potential).toBe(scoreResume({ ...input, resume: strongResume, file: completeFile }).atsScore);
  });
});
