import fc from 'fast-check';
import { ApiError } from '@shortlist/shared-ui/api';
import {
  createAutosaveState,
  findMergeBase,
  getRetryDelay,
  getSaveStatus,
  isSynced,
  reduceAutosave,
  toFailedEvent,
  type AutosaveEvent,
  type AutosaveState,
} from './autosave-reducer';

interface Draft {
  text: string;
}
type Stored = { id: string; version: number; draftVersion: number; updatedAt: string };
type State = AutosaveState<Draft, Stored>;
type Event = AutosaveEvent<Draft, Stored>;

const stored: Stored = { id: 'r-1', version: 1, draftVersion: 1, updatedAt: '2026-11-20T10:00:00.000Z' };
const newerStored: Stored = { ...stored, draftVersion: 2 };
const [baseDraft, typedDraft, laterDraft, theirDraft, mergedDraft] = [
  'base',
  'typed',
  'typed later',
  'theirs',
  'merged',
].map((text) => ({ text })) as [Draft, Draft, Draft, Draft, Draft];
const conflict = { stored: newerStored, theirs: theirDraft, base: baseDraft };

const cleanState = createAutosaveState<Draft, Stored>({
  stored,
  initialDraft: baseDraft,
  backup: undefined,
  isEmpty: ({ text }) => !text,
});
const reduceAll = (state: State, ...events: Event[]) => events.reduce(reduceAutosave<Draft, Stored>, state);
const editEvent: Event = { type: 'edited', draft: typedDraft, isBlank: false };
const saveStartEvent: Event = { type: 'saveStarted', target: 'draft' };
const dirtyState = reduceAll(cleanState, editEvent);

const states: Record<State['status'], State> = {
  clean: cleanState,
  dirty: dirtyState,
  saving: reduceAll(dirtyState, saveStartEvent),
  retrying: reduceAll(dirtyState, saveStartEvent, { type: 'failed', status: 'retrying' }),
  offline: reduceAll(dirtyState, saveStartEvent, { type: 'failed', status: 'offline' }),
  refused: reduceAll(dirtyState, saveStartEvent, {
    type: 'failed',
    status: 'refused',
    reason: { rejectedPath: 'text' },
  }),
  conflict: reduceAll(dirtyState, saveStartEvent, { type: 'conflictFound', conflict }),
};

const events = {
  opened: { type: 'opened' },
  closed: { type: 'closed' },
  edited: { type: 'edited', draft: laterDraft, isBlank: false },
  'edited back': { type: 'edited', draft: baseDraft, isBlank: false },
  causeSet: { type: 'causeSet', cause: 'ai' },
  saveStarted: saveStartEvent,
  'saveStarted for a version': { type: 'saveStarted', target: 'version' },
  written: { type: 'written', stored: newerStored, base: typedDraft },
  'written an older draft': { type: 'written', stored: newerStored, base: { text: 'sent earlier' } },
  'failed, retrying': { type: 'failed', status: 'retrying' },
  'failed, offline': { type: 'failed', status: 'offline' },
  'failed, refused': { type: 'failed', status: 'refused' },
  merged: { type: 'merged', stored: newerStored, base: theirDraft, draft: mergedDraft },
  'merged with the same text': { type: 'merged', stored: newerStored, base: typedDraft, draft: typedDraft },
  replaced: { type: 'replaced', stored: newerStored, base: theirDraft, draft: theirDraft },
  conflictFound: { type: 'conflictFound', conflict },
  conflictReopened: { type: 'conflictReopened' },
  conflictResolved: { type: 'conflictResolved', draft: mergedDraft },
} satisfies Record<string, Event>;

const statuses = ['clean', 'dirty', 'saving', 'retrying', 'offline', 'refused', 'conflict'] as const;
const unchangedStatuses = [...statuses];
const repeatStatus = (status: State['status'], statusAfterConflict: State['status'] = status) =>
  statuses.map((before) => (before === 'conflict' ? statusAfterConflict : status));
/** The expected status after each event, for each initial status in the order of `statuses`. */
const transitions: Record<keyof typeof events, readonly State['status'][]> = {
  opened: unchangedStatuses,
  closed: unchangedStatuses,
  edited: ['dirty', 'dirty', 'saving', 'retrying', 'offline', 'refused', 'conflict'],
  'edited back': ['clean', 'clean', 'saving', 'retrying', 'offline', 'refused', 'conflict'],
  causeSet: unchangedStatuses,
  saveStarted: repeatStatus('saving', 'conflict'),
  'saveStarted for a version': repeatStatus('saving', 'conflict'),
  written: ['dirty', 'clean', 'clean', 'clean', 'clean', 'clean', 'conflict'],
  'written an older draft': repeatStatus('dirty', 'conflict'),
  'failed, retrying': repeatStatus('retrying', 'conflict'),
  'failed, offline': repeatStatus('offline', 'conflict'),
  'failed, refused': repeatStatus('refused', 'conflict'),
  merged: repeatStatus('dirty'),
  'merged with the same text': repeatStatus('clean'),
  replaced: repeatStatus('clean'),
  conflictFound: repeatStatus('conflict'),
  conflictReopened: unchangedStatuses,
  conflictResolved: ['clean', 'dirty', 'saving', 'retrying', 'offline', 'refused', 'dirty'],
};

describe.each(Object.keys(events) as (keyof typeof events)[])('after the event “%s”', (name) => {
  it.each(statuses.map((before, i) => [before, transitions[name][i]]))('%s becomes %s', (before, after) => {
    const next = reduceAutosave(states[before], events[name]);
    expect(next.status).toBe(after);
    expect(next.conflict !== null).toBe(after === 'conflict');
  });
});

it('starts clean, unless a backup has other text', () => {
  const isEmpty = ({ text }: Draft) => !text;
  const backup = { draft: typedDraft, base: theirDraft, draftVersion: 1, createKey: 'key' };
  const open = (document: Stored | null, draft?: Draft, draftVersion = 1) =>
    createAutosaveState<Draft, Stored>({
      stored: document,
      initialDraft: baseDraft,
      backup: draft && { ...backup, draft, draftVersion },
      isEmpty,
    });
  expect(open(stored)).toMatchObject({ status: 'clean', draft: baseDraft, base: baseDraft });
  expect(open(null)).toMatchObject({ status: 'clean', draft: baseDraft, base: undefined, mayBeCreated: false });
  expect(open(stored, { ...baseDraft })).toMatchObject({ status: 'clean', draft: baseDraft });
  expect(open(stored, typedDraft)).toMatchObject({ status: 'dirty', draft: typedDraft, base: baseDraft });
  expect(open(null, typedDraft)).toMatchObject({
    status: 'dirty',
    draft: typedDraft,
    base: undefined,
    mayBeCreated: true,
  });
  expect(open(null, { text: '' })).toMatchObject({ status: 'clean' });
  // Another version has been stored since the backup, so the base comes from the backup.
  expect(open(stored, typedDraft, 0)).toMatchObject({ status: 'dirty', draft: typedDraft, base: theirDraft });
});

it('explains a refusal until a write succeeds', () => {
  const storageFullState = reduceAll(states.refused, {
    type: 'failed',
    status: 'refused',
    reason: { refusal: 'Full' },
  });
  const retryingState = reduceAll(storageFullState, saveStartEvent, { type: 'failed', status: 'retrying' });
  expect(retryingState).toMatchObject({ refusal: 'Full', rejectedPath: 'text' });
  expect(reduceAll(retryingState, events.written)).toMatchObject({ refusal: undefined, rejectedPath: undefined });
});

it('recognizes a draft that this tab sent without getting a response', () => {
  const { offline } = states;
  expect(findMergeBase(offline, { ...typedDraft })).toBe(typedDraft);
  expect(findMergeBase(offline, theirDraft)).toBe(baseDraft);
  expect(findMergeBase(reduceAll(offline, events.written), { ...baseDraft })).toBe(typedDraft);
});

it('resolves a conflict based on the version from the other side', () => {
  expect(reduceAll(states.conflict, events.conflictResolved)).toMatchObject({
    draft: mergedDraft,
    base: theirDraft,
    stored: newerStored,
    cause: 'conflict',
  });
  expect(reduceAll(states.conflict, events.conflictReopened).conflict).not.toBe(states.conflict.conflict);
});

it('doubles the retry delay up to one minute', () => {
  const failEvent: Event = { type: 'failed', status: 'offline' };
  const delays = [1, 2, 3, 4, 5, 6].map((count) =>
    getRetryDelay(reduceAll(dirtyState, ...Array<Event>(count).fill(failEvent))),
  );
  expect(delays).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  expect(getRetryDelay(reduceAll(dirtyState, failEvent, failEvent, events.written, failEvent))).toBe(5_000);
});

it('classifies errors', () => {
  const issue = { path: 'text', code: 'too_long', message: 'Too long' };
  const storageFullBody = { code: 'storage_full', message: 'Full' } as const;
  const classify = (status: number, body?: ConstructorParameters<typeof ApiError>[2]) =>
    toFailedEvent(new ApiError(status, '', body));
  expect(toFailedEvent(new TypeError('Failed to fetch')).status).toBe('offline');
  for (const status of [401, 429, 500, 503]) expect(classify(status).status).toBe('retrying');
  expect(classify(404)).toEqual({ type: 'failed', status: 'refused' });
  expect(classify(403, storageFullBody)).toMatchObject({ status: 'refused', reason: { refusal: 'Full' } });
  expect(classify(400, { code: 'invalid_input', message: '', issues: [issue] })).toMatchObject({
    status: 'refused',
    reason: { rejectedPath: 'text' },
  });
});

it('shows text as saved only if the server has it, after any sequence of events', () => {
  const anyEvents = fc.array(fc.constantFrom<Event>(...Object.values(events)), { maxLength: 30 });
  fc.assert(
    fc.property(anyEvents, (sequence) => {
      const state = reduceAll(cleanState, ...sequence);
      if (state.status === 'clean') expect(isSynced(state)).toBe(true);
      if (state.status === 'dirty') expect(isSynced(state)).toBe(false);
      expect(getSaveStatus(state) === 'saved').toBe(state.draft === state.base && state.status !== 'conflict');
    }),
  );
});
