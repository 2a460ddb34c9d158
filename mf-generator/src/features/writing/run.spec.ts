import { events } from '../../testing/generation';
import { nextRun, type Draft, type Run } from './run';
import { countWords, stepStates } from './steps';

const wish = { jobTitle: 'Nurse', industry: 'Healthcare' } as const;
const drafts = events.filter((event): event is Draft => event.type === 'draft');
const [first, second] = drafts as [Draft, Draft];
const writing: Run = { state: 'writing', wish };

describe('a run', () => {
  it('stops with the partial draft, or returns to idle without one', () => {
    const stop = { type: 'stop', by: 'user' } as const;
    expect(nextRun(nextRun(writing, first), stop)).toMatchObject({ state: 'stopped', by: 'user', draft: first });
    expect(nextRun(writing, stop)).toEqual({ state: 'idle' });
  });

  it('ignores events that arrive after a stop', () => {
    const stopped = nextRun(nextRun(writing, first), { type: 'stop', by: 'user' });
    expect(nextRun(stopped, second)).toBe(stopped);
    expect(nextRun({ state: 'idle' }, { type: 'done', id: 'g-1' })).toEqual({ state: 'idle' });
  });

  it('starts with an empty draft', () => {
    expect(nextRun(nextRun(writing, first), { type: 'start', wish })).toEqual(writing);
  });
});

describe('step states', () => {
  const states = (draft?: Draft, going = true) =>
    stepStates(draft, 'en', going).map(({ state, amount }) => [state, amount]);

  it('marks the steps before the current one as done, with their amounts', () => {
    expect(states()).toEqual([
      ['writing', undefined],
      ['waiting', undefined],
      ['waiting', undefined],
      ['waiting', undefined],
      ['waiting', undefined],
    ]);
    expect(states({ ...second, step: 'coverLetter' })).toEqual([
      ['done', 6],
      ['done', 5],
      ['done', 2],
      ['writing', undefined],
      ['waiting', undefined],
    ]);
  });

  it('resets the current step to waiting when the writing stops', () => {
    expect(states(second, false)[2]).toEqual(['waiting', undefined]);
  });

  it('counts words by the rules of each language, and characters in Japanese', () => {
    expect(countWords('Calm, clear – and on time.', 'en')).toBe(5);
    expect(countWords('看護師として 勤務', 'ja')).toBe(8);
    expect(countWords('간호사로 근무', 'ko')).toBe(2);
    expect(countWords('', 'de')).toBe(0);
  });
});
