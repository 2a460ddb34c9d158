import { createEmptyContent } from '@shortlist/documents/empty-content';
import { experienceSchema, type ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { proposeResultQuestions } from './result-questions';

const createResume = (...jobs: string[][]): ResumeContent => ({
  ...createEmptyContent(),
  experience: jobs.map((achievements) =>
    experienceSchema.parse({ company: 'A', position: 'B', startDate: '2020', achievements }),
  ),
});
const propose = (resume: ResumeContent, terms: string[] = [], language: Language = 'en') => [
  ...proposeResultQuestions({ resume, proposals: new Map(), terms, language }),
];

it('asks about recent bullets without a number, starting with those that name a term of the job', () => {
  const resume = createResume(
    ['Stocked shelves.', 'Cut waste by 12 %.', 'Trained [number] cashiers.', 'Other duties as assigned.'],
    ['Reconciled vendor accounts', 'Answered calls', 'Filed mail'],
    ['Served guests'],
    ['Washed cars'],
  );
  expect(propose(resume, ['vendor accounts']).map(([path, { after }]) => [path, after])).toEqual([
    ['experience.1.achievements.0', 'Reconciled vendor accounts, [how many, how often, or what came of it]'],
    ['experience.0.achievements.0', 'Stocked shelves, [how many, how often, or what came of it].'],
    ['experience.1.achievements.1', 'Answered calls, [how many, how often, or what came of it]'],
    ['experience.1.achievements.2', 'Filed mail, [how many, how often, or what came of it]'],
    ['experience.2.achievements.0', 'Served guests, [how many, how often, or what came of it]'],
  ]);
});

it.each<[Language, string, string]>([
  ['de', 'Regale aufgefüllt', 'Regale aufgefüllt, [wie viele, wie oft oder mit welchem Ergebnis]'],
  ['ja', '棚卸しを実施。', '棚卸しを実施（[件数、頻度、または成果]）。'],
  ['ko', '재고 조사 실시', '재고 조사 실시([건수, 빈도 또는 결과])'],
])('formats the question in %s: “%s”', (language, bullet, expected) => {
  expect(propose(createResume([bullet]), [], language)).toEqual([
    ['experience.0.achievements.0', { after: expected, reason: 'ask_result' }],
  ]);
});
