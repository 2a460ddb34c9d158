import { experienceSchema } from '@shortlist/contracts/builder/document-content';
import { juniorResume } from '@shortlist/documents/samples/junior/en';
import { buildChanges } from './build-changes';

const summary = 'Nurse with eight years on busy wards and 14 trainees.';
const before = {
  ...juniorResume,
  personalInfo: { ...juniorResume.personalInfo, summary },
  experience: [],
  projects: [],
};
const propose = (after: string) =>
  buildChanges({
    before,
    proposals: new Map([['personalInfo.summary', { after, reason: 'summary' as const }]]),
    score: { atsScore: 50, potential: 50, rubricVersion: '1', checks: [], terms: [] },
    scorePoints: () => 0,
    documentLanguage: 'en',
    language: 'en',
    today: '2026-11-21',
  })[0];

it('asks before removing a figure that appears nowhere else in the resume', () => {
  expect(propose('Nurse with eight years on busy wards.')).toMatchObject({
    verdict: 'loses',
    question: 'This leaves out “14”. Is that OK?',
  });
});

it('accepts a rewording that keeps the figures', () => {
  expect(propose('Eight years on busy wards, with 14 trainees.')).toMatchObject({ verdict: 'safe' });
});

it('never proposes a degree as a skill', () => {
  const listProposedSkills = (resume: typeof before) =>
    buildChanges({
      before: resume,
      proposals: new Map(),
      score: {
        atsScore: 50,
        potential: 50,
        rubricVersion: '1',
        checks: [],
        terms: ['BSc Nursing', 'Triage'].map((term) => ({ term, count: 1, place: 'entry' as const })),
      },
      scorePoints: ({ skills }) => skills.length,
      documentLanguage: 'en',
      language: 'en',
      today: '2026-11-21',
    }).map(({ after }) => after);
  const education = [{ ...juniorResume.education[0]!, degree: 'BSc Nursing' }];
  expect(listProposedSkills({ ...before, education, skills: [] })).toEqual(['Triage']);
});

it('omits a change that would lower the score, and scores a blank as if it were already filled in', () => {
  const computePoints = (after: string, points: number) =>
    buildChanges({
      before,
      proposals: new Map([['personalInfo.summary', { after, reason: 'summary' as const }]]),
      score: { atsScore: 50, potential: 50, rubricVersion: '1', checks: [], terms: [] },
      scorePoints: ({ personalInfo }) =>
        personalInfo.summary === summary ? 0 : /\[/.test(personalInfo.summary) ? -5 : points,
      documentLanguage: 'en',
      language: 'en',
      today: '2026-11-21',
    }).map((change) => change.points);
  expect(computePoints('Eight years on busy wards, with 14 trainees.', -1)).toEqual([]);
  expect(computePoints('Eight years on busy wards, with 14 trainees and [number] beds.', 2)).toEqual([2]);
});

const createScoreWithMissingTerms = (...terms: string[]) => ({
  atsScore: 50,
  potential: 50,
  rubricVersion: '1',
  checks: [],
  terms: terms.map((term) => ({ term, count: 0, place: 'missing' as const })),
});

it('proposes missing hard skills but not soft skills', () => {
  const changes = buildChanges({
    before: { ...before, skills: [] },
    proposals: new Map(),
    score: createScoreWithMissingTerms('Triage', 'attention to detail', 'Excel'),
    scorePoints: ({ skills }) => skills.length,
    documentLanguage: 'en',
    language: 'en',
    today: '2026-11-21',
  });
  expect(changes.map(({ after, reason }) => [after, reason])).toEqual([
    ['Triage', 'Typical of this job, but your resume doesn’t mention it.'],
    ['Excel', 'Typical of this job, but your resume doesn’t mention it.'],
  ]);
});

it('lets the user add a number or a result to a reworded bullet that has neither', () => {
  const proposeBullet = (after: string) => {
    const job = experienceSchema.parse({
      company: 'A',
      position: 'B',
      startDate: '2020',
      achievements: ['Helped out'],
    });
    return buildChanges({
      before: { ...before, experience: [job] },
      proposals: new Map([['experience.0.achievements.0', { after, reason: 'stronger_verb' as const }]]),
      score: createScoreWithMissingTerms(),
      scorePoints: () => 0,
      documentLanguage: 'en',
      language: 'en',
      today: '2026-11-21',
    })[0];
  };
  expect(proposeBullet('Supported the team')).toMatchObject({
    verdict: 'safe',
    after: 'Supported the team',
    withDetail: 'Supported the team, [how many, how often, or what came of it]',
  });
  expect(proposeBullet('Supported [number] colleagues')).toMatchObject({
    verdict: 'safe',
    after: 'Supported colleagues',
    withDetail: 'Supported [number] colleagues',
  });
  expect(
    proposeBullet('Supported the team in every task that came up on the floor, from opening to closing'),
  ).not.toHaveProperty('withDetail');
});
