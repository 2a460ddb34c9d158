import { draftSchema } from '@shortlist/contracts/builder/saved-resume';
import { blankResume } from './blank';
import { findIssues, forSave } from './check';
import { resumeKind } from './resume-kind';

const blank = blankResume('modern-professional', 'en');
const leftOut = (...keys: string[]) => ({
  ...blank,
  sections: keys.map((key) => ({ key, name: '', hidden: true })),
});

describe('resume validation', () => {
  it('requires the specified fields and reports them in the page language', async () => {
    const issues = await findIssues(blank, 'en');
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
    const german = await findIssues(blank, 'de');
    expect(german[0]?.message).not.toBe(issues[0]?.message);
  });

  it('accepts a school with only a graduation year', async () => {
    const education = blank.education.map((item) => ({ ...item, endDate: '2015' }));
    const paths = (await findIssues({ ...blank, education }, 'en')).map(({ path }) => path);
    expect(paths).not.toContain('education.0.startDate');
  });

  it('ignores an untouched entry of a hidden section', async () => {
    const issues = await findIssues(leftOut('experience', 'education'), 'en');
    expect(issues.every(({ path }) => path.startsWith('personalInfo.'))).toBe(true);
    const begun = leftOut('experience');
    const typed = { ...begun, experience: begun.experience.map((item) => ({ ...item, company: 'Orrin Bay' })) };
    expect(forSave(typed).experience).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('has every field, so that it can be compared with the stored draft', () => {
    expect(draftSchema.parse(blank)).toEqual(blank);
  });

  it('is empty until something is typed, whatever template is selected', () => {
    expect(resumeKind.isBlank({ ...blank, templateId: 'tech-lead' })).toBe(true);
    expect(resumeKind.isBlank({ ...blank, skills: ['SQL'] })).toBe(false);
  });
});
