import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import { ApiError } from '@shortlist/shared-ui/api';
import type { SaveStatus, VersionedDocument } from './document-adapter';
import type { LocalBackup } from './local-backup';
import { isDeepEqual } from './object-values';

/** A newer stored version that changed the same fields as the local draft. */
interface DraftConflict<Draft, Saved> {
  stored: Saved;
  theirs: Draft;
  base: Draft | undefined;
}

interface AutosaveData<Draft, Saved> {
  draft: Draft;
  /** True if a new document has nothing to store yet. */
  isBlank: boolean;
  /** The last server response, or null before the first one. */
  stored: Saved | null;
  /** The draft stored on the server, or undefined if unknown. */
  base: Draft | undefined;
  /** Drafts that were sent but got no response. The server may have stored any of them. */
  unacknowledged: readonly Draft[];
  /** True if a create request was sent. Even without a response, the server may have stored the document. */
  mayBeCreated: boolean;
  cause: ChangeCause | undefined;
  /** Failed writes since the last success. */
  failures: number;
  /** The server's message if it rejects every draft regardless of content. Cleared by the next success. */
  refusal?: string | undefined;
  /** The field that makes the server reject the draft. Cleared by the next success. */
  rejectedPath?: string | undefined;
  /** True after the user leaves the screen. */
  isClosed: boolean;
}

/**
 * - `clean`: the server has the draft.
 * - `dirty`: autosave waits for a pause in typing.
 * - `saving`: a request is in flight.
 * - `retrying`: the server failed. Autosave repeats the write after a delay.
 * - `offline`: like `retrying`, but the server is unreachable.
 * - `refused`: the server rejected the draft. The next edit sends the draft again.
 * - `conflict`: the user must resolve a conflict first.
 *
 * Edits don't change the last five statuses.
 */
export type AutosaveState<Draft, Saved> = AutosaveData<Draft, Saved> &
  (
    | { status: 'clean' | 'dirty' | 'saving' | FailureStatus; conflict: null }
    | { status: 'conflict'; conflict: DraftConflict<Draft, Saved> }
  );
type FailureStatus = 'retrying' | 'offline' | 'refused';

export interface FailedEvent {
  type: 'failed';
  status: FailureStatus;
  reason?: Pick<AutosaveData<never, never>, 'refusal' | 'rejectedPath'>;
}

export type AutosaveEvent<Draft, Saved> =
  | { type: 'opened' | 'closed' }
  | { type: 'edited'; draft: Draft; isBlank: boolean }
  | { type: 'causeSet'; cause: ChangeCause }
  | { type: 'saveStarted'; target: 'draft' | 'version' }
  | { type: 'written'; stored: Saved; base: Draft }
  | FailedEvent
  | { type: 'merged' | 'replaced'; stored: Saved; base: Draft; draft: Draft }
  | { type: 'conflictFound'; conflict: DraftConflict<Draft, Saved> }
  /** The user tried to save during the conflict, so the dialog opens again. */
  | { type: 'conflictReopened' }
  /** The user decided that `draft` replaces the newer version. */
  | { type: 'conflictResolved'; draft: Draft };

interface InitialValues<Draft, Saved> {
  stored: Saved | null;
  initialDraft: Draft;
  backup: LocalBackup<Draft> | undefined;
  isEmpty: (draft: Draft) => boolean;
}

/** Starts from the backup, unless the server has the same text. */
export function createAutosaveState<Draft, Saved extends VersionedDocument>(
  values: InitialValues<Draft, Saved>,
): AutosaveState<Draft, Saved> {
  const { stored, initialDraft, backup, isEmpty } = values;
  const recoveredBackup = backup && !(stored && isDeepEqual(backup.draft, initialDraft)) ? backup : undefined;
  const isOutdated = recoveredBackup && stored && recoveredBackup.draftVersion !== stored.draftVersion;
  return updateSyncStatus({
    status: 'clean',
    conflict: null,
    draft: recoveredBackup?.draft ?? initialDraft,
    isBlank: !recoveredBackup || isEmpty(recoveredBackup.draft),
    stored,
    base: isOutdated ? recoveredBackup.base : stored ? initialDraft : undefined,
    unacknowledged: [],
    mayBeCreated: backup !== undefined && !stored,
    cause: undefined,
    failures: 0,
    isClosed: false,
  });
}

export function reduceAutosave<Draft, Saved extends VersionedDocument>(
  state: AutosaveState<Draft, Saved>,
  event: AutosaveEvent<Draft, Saved>,
): AutosaveState<Draft, Saved> {
  switch (event.type) {
    case 'opened':
      return { ...state, isClosed: false };
    case 'closed':
      return { ...state, isClosed: true };
    case 'edited':
      return updateSyncStatus({ ...state, draft: event.draft, isBlank: event.isBlank });
    case 'causeSet':
      return { ...state, cause: event.cause };
    case 'saveStarted':
      if (event.target === 'version') return setStatus('saving', state);
      return setStatus('saving', {
        ...state,
        unacknowledged: [...state.unacknowledged, state.draft],
        mayBeCreated: state.mayBeCreated || !state.stored,
      });
    case 'written': {
      const { stored, base } = event;
      const resetFields = { cause: undefined, failures: 0, refusal: undefined, rejectedPath: undefined };
      return updateSyncStatus(setStatus('dirty', { ...state, ...resetFields, stored, base, unacknowledged: [] }));
    }
    case 'failed':
      return setStatus(event.status, { ...state, ...event.reason, failures: state.failures + 1 });
    case 'merged':
      return adoptDraft(event, { ...state, unacknowledged: [] });
    case 'replaced':
      return adoptDraft(event, state);
    case 'conflictFound':
      return { ...state, status: 'conflict', conflict: event.conflict, unacknowledged: [] };
    case 'conflictReopened':
      return state.conflict ? { ...state, conflict: { ...state.conflict } } : state;
    case 'conflictResolved': {
      if (!state.conflict) return state;
      const { stored, theirs } = state.conflict;
      return adoptDraft({ stored, base: theirs, draft: event.draft }, { ...state, cause: 'conflict' });
    }
  }
}

/** A conflict ends only when the user decides or when another version replaces the draft. */
function setStatus<Draft, Saved>(
  status: 'dirty' | 'saving' | FailureStatus,
  state: AutosaveState<Draft, Saved>,
): AutosaveState<Draft, Saved> {
  return state.conflict ? state : { ...state, status };
}

function updateSyncStatus<Draft, Saved>(state: AutosaveState<Draft, Saved>): AutosaveState<Draft, Saved> {
  if (state.status !== 'clean' && state.status !== 'dirty') return state;
  return { ...state, status: isSynced(state) ? 'clean' : 'dirty' };
}

function adoptDraft<Draft, Saved>(
  { stored, base, draft }: { stored: Saved; base: Draft; draft: Draft },
  state: AutosaveState<Draft, Saved>,
): AutosaveState<Draft, Saved> {
  return updateSyncStatus({ ...state, status: 'dirty', conflict: null, stored, base, draft });
}

/** Returns whether the server has the current text, whatever the result of the last request. */
export function isSynced<Draft, Saved>({ base, draft, isBlank }: AutosaveData<Draft, Saved>): boolean {
  return base ? draft === base : isBlank;
}

/** If this tab sent `theirs`, nobody else changed the document, so `theirs` itself is the base. */
export function findMergeBase<Draft, Saved>(
  { unacknowledged, base }: AutosaveData<Draft, Saved>,
  theirs: Draft,
): Draft | undefined {
  return unacknowledged.find((draft) => isDeepEqual(draft, theirs)) ?? base;
}

const saveStatuses: Record<AutosaveState<never, never>['status'], SaveStatus> = {
  clean: 'saved',
  dirty: 'unsaved',
  saving: 'saving',
  retrying: 'failed',
  offline: 'offline',
  refused: 'failed',
  conflict: 'conflict',
};

/** Text that was undone to its stored state counts as saved, except in a conflict. */
export function getSaveStatus<Draft, Saved>(state: AutosaveState<Draft, Saved>): SaveStatus {
  return state.status !== 'conflict' && isSynced(state) ? 'saved' : saveStatuses[state.status];
}

/** In milliseconds: 5 s, doubled with each failure up to one minute. */
export function getRetryDelay<Draft, Saved>({ failures }: AutosaveData<Draft, Saved>): number {
  return Math.min(5_000 * 2 ** (failures - 1), 60_000);
}

export function toFailedEvent(error: unknown): FailedEvent {
  if (!(error instanceof ApiError)) return { type: 'failed', status: 'offline' };
  // 401: the user signed in while the request was in flight. The retry sends the new cookie.
  if ([401, 429].includes(error.status) || error.status >= 500) return { type: 'failed', status: 'retrying' };
  const { code, message, issues } = error.body ?? {};
  if (code === 'storage_full') return { type: 'failed', status: 'refused', reason: { refusal: message } };
  if (issues) return { type: 'failed', status: 'refused', reason: { rejectedPath: issues[0]?.path } };
  return { type: 'failed', status: 'refused' };
}
