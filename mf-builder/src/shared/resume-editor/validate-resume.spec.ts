import { resumeDraftSchema } from '@shortlist/contracts/builder/resume';
import { createEmptyResume } from './empty-resume';
import { validateResume, prepareForSave } from './validate-resume';
import { resumeAdapter } from './resume-adapter';

const emptyResume = createEmptyResume('modern-professional', 'en');
const createResumeWithHiddenSections = (...keys: string[]) => ({
  ...emptyResume,
  sections: keys.map((key) => ({ key, name: '', hidden: true })),
});

describe('resume validation', () => {
  it('reports missing required fields in the page language', async () => {
    const issues = await validateResume(emptyResume, 'en');
    expect(issues.map(({ path }) => path)).toEqual([
      'personalInfo.firstName',
      'personalInfo.lastName',
      'personalInfo.email',
      'personalInfo.phone',
      'personalInfo.location',
      'experience.0.company',
      'experience.0.position',
      'experience.0.startDate',
      'education.0.institution',
      'education.0.degree',
      'education.0.field',
      'education.0.startDate',
    ]);
    expect(issues[2]?.message).toBe('Valid email is required');
    const germanIssues = await validateResume(emptyResume, 'de');
    expect(germanIssues[0]?.message).not.toBe(issues[0]?.message);
  });

  it('accepts a school with only a graduation year', async () => {
    const education = emptyResume.education.map((item) => ({ ...item, endDate: '2015' }));
    const paths = (await validateResume({ ...emptyResume, education }, 'en')).map(({ path }) => path);
    expect(paths).not.toContain('education.0.startDate');
  });

  it('ignores an untouched entry of a hidden section', async () => {
    const issues = await validateResume(createResumeWithHiddenSections('experience', 'education'), 'en');
    expect(issues.every(({ path }) => path.startsWith('personalInfo.'))).toBe(true);
    const resume = createResumeWithHiddenSections('experience');
    const editedResume = {
      ...resume,
      experience: resume.experience.map((item) => ({ ...item, company: 'Orrin Bay' })),
    };
    expect(prepareForSave(editedResume).experience).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('has every field, so that it can be compared with the stored draft', () => {
    expect(resumeDraftSchema.parse(emptyResume)).toEqual(emptyResume);
  });

  it('is empty until something is typed, whatever template is selected', () => {
    expect(resumeAdapter.isEmpty({ ...emptyResume, templateId: 'tech-lead' })).toBe(true);
    expect(resumeAdapter.isEmpty({ ...emptyResume, skills: ['SQL'] })).toBe(false);
  });
});
