import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { listBlanks } from './blanks';
import { composeResume } from './compose/compose-resume';
import { canAddJob, listOptional, applyOwnFacts } from './own-facts';
import { sample } from './samples/junior/en';
import { toPlainText } from './plain-text';

const job = (position: string) => ({
  company: '[Employer]',
  position,
  startDate: '[MM/YYYY]',
  endDate: '[MM/YYYY]',
  current: false,
  location: '',
  description: '',
  achievements: ['Helped [number] people.'],
});
const written: ResumeContent = {
  ...sample,
  experience: [job('Nurse'), job('[Earlier title]'), job('[Earlier title]')],
};
const ids = (resume: ResumeContent) => listBlanks(resume).map(({ id }) => id);

describe('number of jobs', () => {
  it('drops the oldest jobs and keeps the paths of the others', () => {
    const one = applyOwnFacts(written, { jobs: 1 });
    expect(one.experience).toEqual(written.experience.slice(0, 1));
    expect(ids(written).filter((id) => id.startsWith('experience.0'))).toEqual(
      ids(one).filter((id) => id.startsWith('experience')),
    );
  });

  it('adds jobs with the same blanks and no achievements', () => {
    const more = applyOwnFacts(written, { jobs: 5 }).experience;
    expect(more).toHaveLength(5);
    expect(more[4]).toEqual({ ...job('[Earlier title]'), achievements: [] });
  });

  it('changes nothing without a count, and adds no job if there is no earlier one to copy', () => {
    expect(applyOwnFacts(written, { jobs: null })).toBe(written);
    const single = { ...written, experience: written.experience.slice(0, 1) };
    expect(canAddJob(single)).toBe(false);
    expect(applyOwnFacts(single, { jobs: 3 }).experience).toHaveLength(1);
  });
});

describe('lines left out', () => {
  const several = {
    ...job('Nurse'),
    achievements: ['Led [number] people.', 'Kept [number] of [number] beds.', 'Taught.'],
  };
  const resume = { ...written, experience: [several, job('[Earlier title]')] };
  const leftOut = ['experience.0.achievements.0'];

  it('lose their blanks without changing the ids of others', () => {
    expect(ids(applyOwnFacts(resume, { leftOut }))).toEqual(
      ids(resume).filter((id) => id !== 'experience.0.achievements.0#0'),
    );
  });

  it('are not printed, even if a job has no lines left', () => {
    const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4', jobTitle: 'Nurse' } as const;
    const text = toPlainText(composeResume(applyOwnFacts(resume, { leftOut }), options));
    expect(text).not.toContain('Led');
    expect(text).toContain('• Kept [number] of [number] beds.');
    const bare = toPlainText(composeResume(applyOwnFacts(resume, { leftOut: listOptional(resume) }), options));
    expect(bare).toContain('[Earlier title]');
    for (const { achievements } of resume.experience) for (const line of achievements) expect(bare).not.toContain(line);
  });

  it('may belong to jobs that are dropped too', () => {
    expect(applyOwnFacts(resume, { jobs: 1, leftOut: ['experience.1.achievements.0'] }).experience).toEqual([several]);
  });

  it('can be any line of a job', () => {
    expect(listOptional(resume).filter((path) => path.startsWith('experience'))).toEqual([
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
  const resume = { ...written, education: [school, { ...school, institution: 'Oslo Cathedral School' }] };
  const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4', jobTitle: 'Nurse' } as const;
  const sheet = (leftOut: string[], content = resume) =>
    toPlainText(composeResume(applyOwnFacts(content, { leftOut }), options));

  it('and their fields of study can be left out', () => {
    expect(listOptional(resume).filter((path) => path.startsWith('education'))).toEqual([
      'education.0.field',
      'education.0',
      'education.1.field',
      'education.1',
    ]);
  });

  it('print no field of study that is left out', () => {
    const leftOut = ['education.0.field'];
    expect(ids(applyOwnFacts(resume, { leftOut }))).toEqual(ids(resume).filter((id) => id !== 'education.0.field#0'));
    expect(sheet([...leftOut, 'education.1.field'])).not.toContain('[Field of study]');
    expect(sheet(leftOut)).toContain('[Degree]');
  });

  it('lose all blanks when left out, keep the ids of other schools, and print no heading without schools', () => {
    const leftOut = ['education.0'];
    expect(ids(applyOwnFacts(resume, { leftOut }))).toEqual(ids(resume).filter((id) => !id.startsWith('education.0.')));
    expect(sheet(leftOut)).not.toContain('[School]');
    expect(sheet(leftOut)).toContain('Oslo Cathedral School');
    expect(sheet([])).toContain('Education');
    expect(sheet(['education.0', 'education.1'])).not.toContain('Education');
  });

  it('are not confused with a school whose index starts with the same digit', () => {
    const many = { ...resume, education: Array.from({ length: 11 }, () => school) };
    const one = applyOwnFacts(many, { leftOut: ['education.1'] });
    expect(one.education[1]?.institution).toBe('');
    expect(one.education[10]).toEqual(school);
  });
});
