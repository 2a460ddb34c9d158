import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { buildSummary } from './summary';

it('names a skill once even when the job and the skill list spell it differently', async () => {
  const { sample } = await loadNurseSample('en');
  const resume = { ...sample.resume, skills: ['Triage', 'ACLS', 'Wound care'] };
  const target = { jobTitle: 'Registered Nurse', terms: ['triage', 'ACLS'], jobPostingText: 'Triage, ACLS' };
  const summary = buildSummary({ resume, target, language: 'en', today: '2026-01-01' });
  expect(summary.match(/Skilled in ([^.]*)\./)?.[1]?.match(/triage/gi)).toHaveLength(1);
});

it('names only listed skills without a posting', async () => {
  const { sample } = await loadNurseSample('en');
  const resume = { ...sample.resume, skills: ['Cycle counts', 'Excel'] };
  const target = { jobTitle: 'Registered Nurse', terms: ['triage'] };
  expect(buildSummary({ resume, target, language: 'en', today: '2026-01-01' })).toContain(
    'Skilled in cycle counts and Excel.',
  );
});

it('states the full years at the named employers, counting a year without a month as little as possible', async () => {
  const { sample } = await loadNurseSample('en');
  const [job] = sample.resume.experience;
  const build = (...dates: [string, string][]) =>
    buildSummary({
      resume: {
        ...sample.resume,
        experience: dates.map(([startDate, endDate], i) => ({
          ...job!,
          company: `Employer ${i}`,
          startDate,
          endDate,
          current: endDate === '',
        })),
      },
      language: 'en',
      today: '2026-06-15',
    });
  expect(build(['03/2020', ''])).toContain('with 6 years of experience at Employer 0.');
  expect(build(['03/2020', '12/2022'], ['01/2018', '06/2020'])).toContain('with 5 years of experience at');
  expect(build(['2015', '2018'])).toContain('with 2 years of experience at');
  for (const [startDate, endDate] of [
    ['01/2020', '11/2021'],
    ['01/2020', 'unknown'],
    ['', '12/2022'],
  ] as const)
    expect(build([startDate, endDate])).toContain(' with experience at Employer 0.');
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
    buildSummary({ resume: { ...sample.resume, experience: jobs }, target, language: 'en', today: '2026-01-01' });
  expect(build(experience)).toContain('Most recently at Newton General: Documented wound care.');
  for (const ongoing of [{ current: true }, { endDate: 'ongoing' }])
    expect(build([{ ...experience[0]!, ...ongoing }, experience[1]!])).toContain('Most recently at Oldham Infirmary');
});
