import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { buildSummary } from './summary';

it('names a skill once even when the job and the skill list spell it differently', async () => {
  const { sample } = await loadNurseSample('en');
  const resume = { ...sample.resume, skills: ['Triage', 'ACLS', 'Wound care'] };
  const target = { jobTitle: 'Registered Nurse', terms: ['triage', 'ACLS'] };
  const summary = buildSummary({ resume, target, language: 'en' });
  expect(summary.match(/Skilled in ([^.]*)\./)?.[1]?.match(/triage/gi)).toHaveLength(1);
});
