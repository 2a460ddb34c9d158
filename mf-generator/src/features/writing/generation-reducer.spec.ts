import { generationEvents } from '../../testing/generation-fixture';
import { generationReducer, type DraftEvent, type GenerationState } from './generation-reducer';
import { countWords, getStepStates } from './step-states';

const request = { jobTitle: 'Nurse', industry: 'Healthcare' } as const;
const drafts = generationEvents.filter((event): event is DraftEvent => event.type === 'draft');
const [firstDraft, secondDraft] = drafts as [DraftEvent, DraftEvent];
const writingState: GenerationState = { status: 'writing', request };

describe('generationReducer', () => {
  it('stops with the partial draft, or returns to idle without one', () => {
    const stop = { type: 'stop', by: 'user' } as const;
    expect(generationReducer(generationReducer(writingState, firstDraft), stop)).toMatchObject({
      status: 'stopped',
      by: 'user',
      draft: firstDraft,
    });
    expect(generationReducer(writingState, stop)).toEqual({ status: 'idle' });
  });

  it('ignores events that arrive after a stop', () => {
    const stoppedState = generationReducer(generationReducer(writingState, firstDraft), { type: 'stop', by: 'user' });
    expect(generationReducer(stoppedState, secondDraft)).toBe(stoppedState);
    expect(generationReducer({ status: 'idle' }, { type: 'done', id: 'g-1' })).toEqual({ status: 'idle' });
  });

  it('starts with an empty draft', () => {
    const draftState = generationReducer(writingState, firstDraft);
    expect(generationReducer(draftState, { type: 'start', request })).toEqual(writingState);
  });
});

describe('step states', () => {
  const listStates = (draft?: DraftEvent, isWriting = true) =>
    getStepStates(draft, 'en', isWriting).map(({ state, amount }) => [state, amount]);

  it('marks the steps before the current one as done and shows their word or skill counts', () => {
    expect(listStates()).toEqual([
      ['writing', undefined],
      ['waiting', undefined],
      ['waiting', undefined],
      ['waiting', undefined],
      ['waiting', undefined],
    ]);
    expect(listStates({ ...secondDraft, step: 'coverLetter' })).toEqual([
      ['done', 6],
      ['done', 5],
      ['done', 2],
      ['writing', undefined],
      ['waiting', undefined],
    ]);
  });

  it('resets the current step to waiting when the writing stops', () => {
    expect(listStates(secondDraft, false)[2]).toEqual(['waiting', undefined]);
  });

  it('counts words by the rules of each language, and characters in Japanese', () => {
    expect(countWords('Calm, clear – and on time.', 'en')).toBe(5);
    expect(countWords('看護師として 勤務', 'ja')).toBe(8);
    expect(countWords('간호사로 근무', 'ko')).toBe(2);
    expect(countWords('', 'de')).toBe(0);
  });
});
