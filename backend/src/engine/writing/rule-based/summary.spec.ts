import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { buildSummary } from './summary';

it('names a skill once even when the job and the skill list spell it differently', async () => {
  const { sample } = await loadNurseSample('en');
  const resume = { ...sample.resume, skills: ['Triage', 'ACLS', 'Wound care'] };
  const target = { jobTitle: 'Registered Nurse', terms: ['triage', 'ACLS'] };
  const summary = buildSummary({ resume, target, language: 'en' });
  expect(summary.match(/Skilled in ([^.]*)\./)?.[1]?.match(/triage/gi)).toHaveLength(1);
});

it('presents only work from the latest job as recent, even if older work fits the target better', async () => {
  const { sample } = await loadNurseSample('en');
  const [job] = sample.resume.experience;
  const older = { ...job!, company: 'Oldham Infirmary', current: false, startDate: '01/2012', endDate: '06/2015' };
  const latest = { ...job!, company: 'Newton General', current: false, startDate: '07/2015', endDate: '03/2024' };
  const experience = [
    { ...older, achievements: ['Cut triage times by 40% for 12,000 patients a year.'] },
    { ...latest, achievements: ['Documented wound care.'] },
  ];
  const target = { jobTitle: 'Registered Nurse', terms: ['triage'] };
  const build = (jobs: typeof experience) =>
    buildSummary({ resume: { ...sample.resume, experience: jobs }, target, language: 'en' });
  expect(build(experience)).toContain('Most recently at Newton General: Documented wound care.');
  for (const ongoing of [{ current: true }, { endDate: 'ongoing' }])
    expect(build([{ ...experience[0]!, ...ongoing }, experience[1]!])).toContain('Most recently at Oldham Infirmary');
});
