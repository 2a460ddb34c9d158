import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import { ApiError } from '@shortlist/shared-ui/api';
import type { SaveStatus, VersionedDocument } from './document-adapter';
import type { LocalBackup } from './local-backup';
import { isDeepEqual } from './object-path';

/** Newer stored version that changed the same fields as the local draft. */
interface DraftConflict<Draft, Saved> {
  stored: Saved;
  theirs: Draft;
  /** The common base of both drafts; undefined if it is unknown. */
  base: Draft | undefined;
}

interface AutosaveData<Draft, Saved> {
  draft: Draft;
  /** True if the draft of a new document has nothing to store. */
  isBlank: boolean;
  /** The last response of the server; null before the first response. */
  stored: Saved | null;
  /** The draft that the server stores; undefined if it is unknown. */
  base: Draft | undefined;
  /** Drafts that were sent without a response; the server may have stored one of them. */
  unacknowledged: readonly Draft[];
  /** True if a create request was sent; the server may have stored the document even without a response. */
  mayBeCreated: boolean;
  /** Cause that is sent with the next write. */
  cause: ChangeCause | undefined;
  /** Number of failed writes since the last success. */
  failures: number;
  /** Server message, set until the next success if the server rejects every draft regardless of its content. */
  refusal?: string | undefined;
  /** Field because of which the server rejects the draft, set until the next success. */
  rejectedPath?: string | undefined;
  /** True after the user leaves the screen. */
  isClosed: boolean;
}

/**
 * `clean`: the server stores the draft; `dirty`: the autosave waits for a pause in typing; `saving`: a request is in
 * flight; `retrying`: the server failed, and the write is repeated after a delay; `offline`: the same, but the server is
 * unreachable; `refused`: the server rejected the draft, which is sent again after the next edit; `conflict`: the user
 * must decide first. Edits in the last five states do not change the status.
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
  /** A newer version was merged into the draft, or replaced it. */
  | { type: 'merged' | 'replaced'; stored: Saved; base: Draft; draft: Draft }
  | { type: 'conflictFound'; conflict: DraftConflict<Draft, Saved> }
  /** A save was requested during the conflict, so the user is asked again. */
  | { type: 'conflictReopened' }
  /** The user decided to replace the newer version by `draft`. */
  | { type: 'conflictResolved'; draft: Draft };

interface InitialValues<Draft, Saved> {
  stored: Saved | null;
  initialDraft: Draft;
  backup: LocalBackup<Draft> | undefined;
  isEmpty: (draft: Draft) => boolean;
}

/** Returns the state of an opened document. Its draft is the backup, unless the server stores the same text. */
export function createAutosaveState<Draft, Saved extends VersionedDocument>(
  values: InitialValues<Draft, Saved>,
): AutosaveState<Draft, Saved> {
  const { stored, initialDraft, backup, isEmpty } = values;
  const recovered = backup && !(stored && isDeepEqual(backup.draft, initialDraft)) ? backup : undefined;
  const isOutdated = recovered && stored && recovered.draftVersion !== stored.draftVersion;
  return settle({
    status: 'clean',
    conflict: null,
    draft: recovered?.draft ?? initialDraft,
    isBlank: !recovered || isEmpty(recovered.draft),
    stored,
    base: isOutdated ? recovered.base : stored ? initialDraft : undefined,
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
      return settle({ ...state, draft: event.draft, isBlank: event.isBlank });
    case 'causeSet':
      return { ...state, cause: event.cause };
    case 'saveStarted':
      if (event.target === 'version') return moveTo('saving', state);
      return moveTo('saving', {
        ...state,
        unacknowledged: [...state.unacknowledged, state.draft],
        mayBeCreated: state.mayBeCreated || !state.stored,
      });
    case 'written': {
      const { stored, base } = event;
      const reasons = { cause: undefined, failures: 0, refusal: undefined, rejectedPath: undefined };
      return settle(moveTo('dirty', { ...state, ...reasons, stored, base, unacknowledged: [] }));
    }
    case 'failed':
      return moveTo(event.status, { ...state, ...event.reason, failures: state.failures + 1 });
    case 'merged':
      return continueFrom(event, { ...state, unacknowledged: [] });
    case 'replaced':
      return continueFrom(event, state);
    case 'conflictFound':
      return { ...state, status: 'conflict', conflict: event.conflict, unacknowledged: [] };
    case 'conflictReopened':
      return state.conflict ? { ...state, conflict: { ...state.conflict } } : state;
    case 'conflictResolved': {
      if (!state.conflict) return state;
      const { stored, theirs } = state.conflict;
      return continueFrom({ stored, base: theirs, draft: event.draft }, { ...state, cause: 'conflict' });
    }
  }
}

/** Only the user, or a version that replaces the draft, ends a conflict. */
function moveTo<Draft, Saved>(
  status: 'dirty' | 'saving' | FailureStatus,
  state: AutosaveState<Draft, Saved>,
): AutosaveState<Draft, Saved> {
  return state.conflict ? state : { ...state, status };
}

function settle<Draft, Saved>(state: AutosaveState<Draft, Saved>): AutosaveState<Draft, Saved> {
  if (state.status !== 'clean' && state.status !== 'dirty') return state;
  return { ...state, status: isSynced(state) ? 'clean' : 'dirty' };
}

function continueFrom<Draft, Saved>(
  { stored, base, draft }: { stored: Saved; base: Draft; draft: Draft },
  state: AutosaveState<Draft, Saved>,
): AutosaveState<Draft, Saved> {
  return settle({ ...state, status: 'dirty', conflict: null, stored, base, draft });
}

/** Returns whether the server stores the current text, whatever became of the last request. */
export function isSynced<Draft, Saved>({ base, draft, isBlank }: AutosaveData<Draft, Saved>): boolean {
  return base ? draft === base : isBlank;
}

/** Returns the common base of the draft and `theirs`. If this tab sent `theirs`, nobody else changed the document. */
export function findBase<Draft, Saved>(
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

/** Returns the status to show. Text that was undone back to the stored one counts as saved, unless in a conflict. */
export function getSaveStatus<Draft, Saved>(state: AutosaveState<Draft, Saved>): SaveStatus {
  return state.status !== 'conflict' && isSynced(state) ? 'saved' : saveStatuses[state.status];
}

/** Returns the milliseconds until a failed write is retried: 5 s, doubled with each failure up to one minute. */
export function getRetryDelay<Draft, Saved>({ failures }: AutosaveData<Draft, Saved>): number {
  return Math.min(5_000 * 2 ** (failures - 1), 60_000);
}

/** Returns the event for an error of a write. */
export function toFailedEvent(error: unknown): FailedEvent {
  if (!(error instanceof ApiError)) return { type: 'failed', status: 'offline' };
  // 401: a sign-in completed while the request was in flight; the retry sends the new cookie.
  if ([401, 429].includes(error.status) || error.status >= 500) return { type: 'failed', status: 'retrying' };
  const { code, message, issues } = error.body ?? {};
  if (code === 'storage_full') return { type: 'failed', status: 'refused', reason: { refusal: message } };
  if (issues) return { type: 'failed', status: 'refused', reason: { rejectedPath: issues[0]?.path } };
  return { type: 'failed', status: 'refused' };
}
