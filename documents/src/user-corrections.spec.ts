import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { listBlanks } from './blanks';
import { composeResume } from './compose/compose-resume';
import { canAddJob, listOptionalPaths, applyUserCorrections } from './user-corrections';
import { juniorResume } from './samples/junior/en';
import { toPlainText } from './plain-text';

const createJob = (position: string) => ({
  company: '[Employer]',
  position,
  startDate: '[MM/YYYY]',
  endDate: '[MM/YYYY]',
  current: false,
  location: '',
  description: '',
  achievements: ['Helped [number] people.'],
});
const baseResume: ResumeContent = {
  ...juniorResume,
  experience: [createJob('Nurse'), createJob('[Earlier title]'), createJob('[Earlier title]')],
};
const listBlankIds = (resume: ResumeContent) => listBlanks(resume).map(({ id }) => id);

describe('title of the latest job', () => {
  const resume: ResumeContent = {
    ...baseResume,
    personalInfo: { ...baseResume.personalInfo, headline: 'Store Manager', summary: 'Store manager who leads a team.' },
  };

  it('replaces the target title in headline and summary', () => {
    const fills = { 'experience.0.position#0': 'Assistant Store Manager' };
    expect(applyUserCorrections(resume, { fills }).personalInfo).toMatchObject({
      headline: 'Assistant Store Manager',
      summary: 'Assistant Store Manager who leads a team.',
    });
  });

  it('changes nothing if it is the target title or still open', () => {
    expect(applyUserCorrections(resume, { fills: { 'experience.0.position#0': 'store manager' } })).toBe(resume);
    expect(applyUserCorrections(resume, { fills: {} })).toBe(resume);
  });
});

describe('own lines', () => {
  it('follow the generated lines of their job, even if the user removed those', () => {
    const { experience } = applyUserCorrections(baseResume, {
      leftOut: ['experience.0.achievements.0'],
      ownLines: [['Cut shrink by 18%.'], [], ['Opened the store.', 'Closed it.']],
    });
    expect(experience.map(({ achievements }) => achievements)).toEqual([
      ['', 'Cut shrink by 18%.'],
      ['Helped [number] people.'],
      ['Helped [number] people.', 'Opened the store.', 'Closed it.'],
    ]);
  });
});

describe('number of jobs', () => {
  it('drops the oldest jobs and keeps the paths of the others', () => {
    const reduced = applyUserCorrections(baseResume, { jobs: 1 });
    expect(reduced.experience).toEqual(baseResume.experience.slice(0, 1));
    expect(listBlankIds(baseResume).filter((id) => id.startsWith('experience.0'))).toEqual(
      listBlankIds(reduced).filter((id) => id.startsWith('experience')),
    );
  });

  it('adds jobs with the same blanks and no achievements', () => {
    const jobs = applyUserCorrections(baseResume, { jobs: 5 }).experience;
    expect(jobs).toHaveLength(5);
    expect(jobs[4]).toEqual({ ...createJob('[Earlier title]'), achievements: [] });
  });

  it('changes nothing without a count, and adds no job if there is no earlier job to copy', () => {
    expect(applyUserCorrections(baseResume, { jobs: null })).toBe(baseResume);
    const singleJobResume = { ...baseResume, experience: baseResume.experience.slice(0, 1) };
    expect(canAddJob(singleJobResume)).toBe(false);
    expect(applyUserCorrections(singleJobResume, { jobs: 3 }).experience).toHaveLength(1);
  });
});

describe('lines left out', () => {
  const jobWithLines = {
    ...createJob('Nurse'),
    achievements: ['Led [number] people.', 'Kept [number] of [number] beds.', 'Taught.'],
  };
  const resume = { ...baseResume, experience: [jobWithLines, createJob('[Earlier title]')] };
  const leftOut = ['experience.0.achievements.0'];

  it('lose their blanks without changing the ids of other blanks', () => {
    expect(listBlankIds(applyUserCorrections(resume, { leftOut }))).toEqual(
      listBlankIds(resume).filter((id) => id !== 'experience.0.achievements.0#0'),
    );
  });

  it('do not appear in the document, even if a job has no lines left', () => {
    const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4', jobTitle: 'Nurse' } as const;
    const text = toPlainText(composeResume(applyUserCorrections(resume, { leftOut }), options));
    expect(text).not.toContain('Led');
    expect(text).toContain('• Kept [number] of [number] beds.');
    const textWithoutLines = toPlainText(
      composeResume(applyUserCorrections(resume, { leftOut: listOptionalPaths(resume) }), options),
    );
    expect(textWithoutLines).toContain('[Earlier title]');
    for (const { achievements } of resume.experience)
      for (const line of achievements) expect(textWithoutLines).not.toContain(line);
  });

  it('may belong to jobs that are dropped too', () => {
    expect(applyUserCorrections(resume, { jobs: 1, leftOut: ['experience.1.achievements.0'] }).experience).toEqual([
      jobWithLines,
    ]);
  });

  it('can be any line of a job', () => {
    expect(listOptionalPaths(resume).filter((path) => path.startsWith('experience'))).toEqual([
      'experience.0.achievements.0',
      'experience.0.achievements.1',
      'experience.0.achievements.2',
      'experience.1.achievements.0',
    ]);
  });
});

describe('schools', () => {
  const school = {
    institution: '[School]',
    degree: '[Degree]',
    field: '[Field of study]',
    startDate: '',
    endDate: '[YYYY]',
    current: false,
    location: '',
    gpa: '',
    achievements: [],
  };
  const resume = { ...baseResume, education: [school, { ...school, institution: 'Oslo Cathedral School' }] };
  const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4', jobTitle: 'Nurse' } as const;
  const renderText = (leftOut: string[], content = resume) =>
    toPlainText(composeResume(applyUserCorrections(content, { leftOut }), options));

  it('and their degrees and fields of study can be left out', () => {
    expect(listOptionalPaths(resume).filter((path) => path.startsWith('education'))).toEqual([
      'education.0.degree',
      'education.0.field',
      'education.0',
      'education.1.degree',
      'education.1.field',
      'education.1',
    ]);
  });

  it('are shown without a field of study that is left out', () => {
    const leftOut = ['education.0.field'];
    expect(listBlankIds(applyUserCorrections(resume, { leftOut }))).toEqual(
      listBlankIds(resume).filter((id) => id !== 'education.0.field#0'),
    );
    expect(renderText([...leftOut, 'education.1.field'])).not.toContain('[Field of study]');
    expect(renderText(leftOut)).toContain('[Degree]');
  });

  it('lose their blanks when left out, and lose the heading when all are left out', () => {
    const leftOut = ['education.0'];
    expect(listBlankIds(applyUserCorrections(resume, { leftOut }))).toEqual(
      listBlankIds(resume).filter((id) => !id.startsWith('education.0.')),
    );
    expect(renderText(leftOut)).not.toContain('[School]');
    expect(renderText(leftOut)).toContain('Oslo Cathedral School');
    expect(renderText([])).toContain('Education');
    expect(renderText(['education.0', 'education.1'])).not.toContain('Education');
  });

  it('are not confused with a school whose index starts with the same digit', () => {
    const elevenSchools = { ...resume, education: Array.from({ length: 11 }, () => school) };
    const reduced = applyUserCorrections(elevenSchools, { leftOut: ['education.1'] });
    expect(reduced.education[1]?.institution).toBe('');
    expect(reduced.education[10]).toEqual(school);
  });
});
