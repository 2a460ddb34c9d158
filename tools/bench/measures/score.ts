import { type Case, race, type Rival } from '../race/race';
import { type Effort, mean, type Result, round, type Row } from './measure';
import { caseOf } from './pdf';

const render: Rival = { name: 'the file alone', program: 'shortlist', inARow: 4, warmUp: 60 };
const scores: Rival[] = [
  { name: 'score with its file made and read back', program: 'score-of-file', inARow: 4, warmUp: 60 },
  { name: 'score without a file', program: 'score-of-text', inARow: 4, warmUp: 60 },
];
const cases: Case[] = [
  caseOf('en one page', 'junior', 'en'),
  caseOf('en two pages', 'senior', 'en'),
  caseOf('de two pages', 'senior', 'de'),
  caseOf('ja two pages', 'senior', 'ja'),
  caseOf('ko two pages', 'senior', 'ko'),
];

/** B3: scores a resume against a job posting with about thirty terms. The slowest case must be within the limits. */
export async function score({ rounds, quick }: Effort): Promise<Result> {
  const all = [render, ...scores].map((rival) => (quick ? { ...rival, inARow: 1, warmUp: 1 } : rival));
  const { laps, missing } = await race(all, cases, rounds);
  const timesOf = (name: string) => laps.filter(({ rival }) => rival === name).map(({ milliseconds }) => milliseconds);
  const rows = all.map(({ name }): Row => {
    const failure = missing.get(name);
    if (failure) return { name, figures: { 'not measured': failure } };
    const own = laps.filter(({ rival }) => rival === name);
    return {
      name,
      figures: {
        ...Object.fromEntries(own.map((lap) => [`${lap.case}, ms`, round(lap.milliseconds)])),
        'average, ms': round(mean(timesOf(name))),
      },
    };
  });
  const [withFile, withoutFile] = scores.map(({ name }) => round(Math.max(...timesOf(name))));
  return {
    what: 'A score, warm: processor ms, every resume different',
    rows,
    limits: [
      { what: 'slowest with its file, ms', most: 150, value: withFile ?? NaN },
      { what: 'slowest without a file, ms', most: 10, value: withoutFile ?? NaN },
    ],
  };
}
