import { loadNurse } from '@shortlist/documents/samples/nurse/load';
import { summaryFrom } from './summary';

it('names a skill once even when the job and the skill list spell it differently', async () => {
  const { sample } = await loadNurse('en');
  const resume = { ...sample.resume, skills: ['Triage', 'ACLS', 'Wound care'] };
  const target = { jobTitle: 'Registered Nurse', terms: ['triage', 'ACLS'] };
  const summary = summaryFrom({ resume, target, language: 'en' });
  expect(summary.match(/Skilled in ([^.]*)\./)?.[1]?.match(/triage/gi)).toHaveLength(1);
});
