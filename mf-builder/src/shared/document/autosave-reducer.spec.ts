import fc from 'fast-check';
import { ApiError } from '@shortlist/shared-ui/api';
import {
  createAutosaveState,
  findBase,
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
const [base, typed, typedLater, theirs, merged] = ['base', 'typed', 'typed later', 'theirs', 'merged'].map((text) => ({
  text,
})) as [Draft, Draft, Draft, Draft, Draft];
const conflict = { stored: newerStored, theirs, base };

const clean = createAutosaveState<Draft, Stored>({
  stored,
  initialDraft: base,
  backup: undefined,
  isEmpty: ({ text }) => !text,
});
const reduceAll = (state: State, ...events: Event[]) => events.reduce(reduceAutosave<Draft, Stored>, state);
const edited: Event = { type: 'edited', draft: typed, isBlank: false };
const saveStarted: Event = { type: 'saveStarted', target: 'draft' };
const dirty = reduceAll(clean, edited);

const states: Record<State['status'], State> = {
  clean,
  dirty,
  saving: reduceAll(dirty, saveStarted),
  retrying: reduceAll(dirty, saveStarted, { type: 'failed', status: 'retrying' }),
  offline: reduceAll(dirty, saveStarted, { type: 'failed', status: 'offline' }),
  refused: reduceAll(dirty, saveStarted, { type: 'failed', status: 'refused', reason: { rejectedPath: 'text' } }),
  conflict: reduceAll(dirty, saveStarted, { type: 'conflictFound', conflict }),
};

const events = {
  opened: { type: 'opened' },
  closed: { type: 'closed' },
  edited: { type: 'edited', draft: typedLater, isBlank: false },
  'edited back': { type: 'edited', draft: base, isBlank: false },
  causeSet: { type: 'causeSet', cause: 'ai' },
  saveStarted,
  'saveStarted for a version': { type: 'saveStarted', target: 'version' },
  written: { type: 'written', stored: newerStored, base: typed },
  'written an older draft': { type: 'written', stored: newerStored, base: { text: 'sent earlier' } },
  'failed, retrying': { type: 'failed', status: 'retrying' },
  'failed, offline': { type: 'failed', status: 'offline' },
  'failed, refused': { type: 'failed', status: 'refused' },
  merged: { type: 'merged', stored: newerStored, base: theirs, draft: merged },
  'merged with the same text': { type: 'merged', stored: newerStored, base: typed, draft: typed },
  replaced: { type: 'replaced', stored: newerStored, base: theirs, draft: theirs },
  conflictFound: { type: 'conflictFound', conflict },
  conflictReopened: { type: 'conflictReopened' },
  conflictResolved: { type: 'conflictResolved', draft: merged },
} satisfies Record<string, Event>;

const statuses = ['clean', 'dirty', 'saving', 'retrying', 'offline', 'refused', 'conflict'] as const;
const unchanged = [...statuses];
const toAll = (status: State['status'], inConflict: State['status'] = status) =>
  statuses.map((before) => (before === 'conflict' ? inConflict : status));
/** The expected status after each event, for each initial status in the order of `statuses`. */
const transitions: Record<keyof typeof events, readonly State['status'][]> = {
  opened: unchanged,
  closed: unchanged,
  edited: ['dirty', 'dirty', 'saving', 'retrying', 'offline', 'refused', 'conflict'],
  'edited back': ['clean', 'clean', 'saving', 'retrying', 'offline', 'refused', 'conflict'],
  causeSet: unchanged,
  saveStarted: toAll('saving', 'conflict'),
  'saveStarted for a version': toAll('saving', 'conflict'),
  written: ['dirty', 'clean', 'clean', 'clean', 'clean', 'clean', 'conflict'],
  'written an older draft': toAll('dirty', 'conflict'),
  'failed, retrying': toAll('retrying', 'conflict'),
  'failed, offline': toAll('offline', 'conflict'),
  'failed, refused': toAll('refused', 'conflict'),
  merged: toAll('dirty'),
  'merged with the same text': toAll('clean'),
  replaced: toAll('clean'),
  conflictFound: toAll('conflict'),
  conflictReopened: unchanged,
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
  const backup = { draft: typed, base: theirs, draftVersion: 1, createKey: 'key' };
  const open = (document: Stored | null, draft?: Draft, draftVersion = 1) =>
    createAutosaveState<Draft, Stored>({
      stored: document,
      initialDraft: base,
      backup: draft && { ...backup, draft, draftVersion },
      isEmpty,
    });
  expect(open(stored)).toMatchObject({ status: 'clean', draft: base, base });
  expect(open(null)).toMatchObject({ status: 'clean', draft: base, base: undefined, mayBeCreated: false });
  expect(open(stored, { ...base })).toMatchObject({ status: 'clean', draft: base });
  expect(open(stored, typed)).toMatchObject({ status: 'dirty', draft: typed, base });
  expect(open(null, typed)).toMatchObject({ status: 'dirty', draft: typed, base: undefined, mayBeCreated: true });
  expect(open(null, { text: '' })).toMatchObject({ status: 'clean' });
  // Another version has been stored since, so the base comes from the backup.
  expect(open(stored, typed, 0)).toMatchObject({ status: 'dirty', draft: typed, base: theirs });
});

it('explains a refusal until a write succeeds', () => {
  const full = reduceAll(states.refused, { type: 'failed', status: 'refused', reason: { refusal: 'Full' } });
  const retrying = reduceAll(full, saveStarted, { type: 'failed', status: 'retrying' });
  expect(retrying).toMatchObject({ refusal: 'Full', rejectedPath: 'text' });
  expect(reduceAll(retrying, events.written)).toMatchObject({ refusal: undefined, rejectedPath: undefined });
});

it('recognizes a draft that this tab sent without getting a response', () => {
  const { offline } = states;
  expect(findBase(offline, { ...typed })).toBe(typed);
  expect(findBase(offline, theirs)).toBe(base);
  expect(findBase(reduceAll(offline, events.written), { ...base })).toBe(typed);
});

it('resolves a conflict based on the version from the other side', () => {
  expect(reduceAll(states.conflict, events.conflictResolved)).toMatchObject({
    draft: merged,
    base: theirs,
    stored: newerStored,
    cause: 'conflict',
  });
  expect(reduceAll(states.conflict, events.conflictReopened).conflict).not.toBe(states.conflict.conflict);
});

it('doubles the delay of retries up to a minute', () => {
  const fail: Event = { type: 'failed', status: 'offline' };
  const delays = [1, 2, 3, 4, 5, 6].map((count) => getRetryDelay(reduceAll(dirty, ...Array<Event>(count).fill(fail))));
  expect(delays).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  expect(getRetryDelay(reduceAll(dirty, fail, fail, events.written, fail))).toBe(5_000);
});

it('classifies errors', () => {
  const issue = { path: 'text', code: 'too_long', message: 'Too long' };
  const full = { code: 'storage_full', message: 'Full' } as const;
  const classify = (status: number, body?: ConstructorParameters<typeof ApiError>[2]) =>
    toFailedEvent(new ApiError(status, '', body));
  expect(toFailedEvent(new TypeError('Failed to fetch')).status).toBe('offline');
  for (const status of [401, 429, 500, 503]) expect(classify(status).status).toBe('retrying');
  expect(classify(404)).toEqual({ type: 'failed', status: 'refused' });
  expect(classify(403, full)).toMatchObject({ status: 'refused', reason: { refusal: 'Full' } });
  expect(classify(400, { code: 'invalid_input', message: '', issues: [issue] })).toMatchObject({
    status: 'refused',
    reason: { rejectedPath: 'text' },
  });
});

it('never shows text as saved that the server does not have, after any sequence of events', () => {
  const anyEvents = fc.array(fc.constantFrom<Event>(...Object.values(events)), { maxLength: 30 });
  fc.assert(
    fc.property(anyEvents, (sequence) => {
      const state = reduceAll(clean, ...sequence);
      if (state.status === 'clean') expect(isSynced(state)).toBe(true);
      if (state.status === 'dirty') expect(isSynced(state)).toBe(false);
      expect(getSaveStatus(state) === 'saved').toBe(state.draft === state.base && state.status !== 'conflict');
    }),
  );
});
