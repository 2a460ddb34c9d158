import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import type { Issue } from '@shortlist/contracts/platform/errors';
import { ApiError } from '@shortlist/shared-ui/api';
import {
  createAutosaveState,
  findMergeBase,
  getRetryDelay,
  isSynced,
  reduceAutosave,
  toFailedEvent,
  type AutosaveEvent,
} from './autosave-reducer';
import type { DocumentAdapter, VersionedDocument, WriteMetadata } from './document-adapter';
import { trackPendingWrite } from './document-query';
import { createLocalBackups } from './local-backup';
import { isDeepEqual } from './object-values';

const autosaveDelayMs = 1000;
const backupDelayMs = 200;

interface AutosaveOptions<Draft extends object, Saved extends VersionedDocument> {
  adapter: DocumentAdapter<Draft, Saved>;
  storedDocument: Saved | null;
  initialDraft: Draft;
  onChange: () => void;
  onCreated: (id: string) => void;
  /**
   * Merges a newer stored version into the draft and returns the result, or undefined if both changed the same field.
   */
  onNewerVersion: (versions: { base: Draft | undefined; theirs: Draft }) => Draft | undefined;
  onIssues: (issues: Issue[]) => void;
}

/**
 * Writes the draft to the server, one request at a time, until the latest text is stored. Changes from elsewhere are
 * merged or reported as a conflict, never overwritten. The browser keeps a backup until the server acknowledges the
 * text. `autosave-reducer.ts` has the states and transitions. This file has the requests, timers and listeners.
 */
export function createAutosave<Draft extends object, Saved extends VersionedDocument>(
  options: AutosaveOptions<Draft, Saved>,
) {
  const { adapter, storedDocument, initialDraft, onChange, onCreated, onNewerVersion, onIssues } = options;
  const backups = createLocalBackups(adapter.documentType, adapter.draftSchema);
  const backup = backups.read(storedDocument?.id);
  const createKey = backup?.createKey ?? crypto.randomUUID();
  let state = createAutosaveState({ stored: storedDocument, initialDraft, backup, isEmpty: adapter.isEmpty });
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let backupTimer: ReturnType<typeof setTimeout> | undefined;
  let queueTail: Promise<unknown> = Promise.resolve();

  function dispatch(event: AutosaveEvent<Draft, Saved>) {
    state = reduceAutosave(state, event);
    onChange();
  }
  function enqueue<T>(operation: () => Promise<T>): Promise<T> {
    const result = queueTail.then(operation);
    queueTail = result.catch(() => undefined);
    return result;
  }
  function schedule(milliseconds: number) {
    clearTimeout(saveTimer);
    if (!state.isClosed) saveTimer = setTimeout(() => void flush(), milliseconds);
  }
  function writeBackup() {
    clearTimeout(backupTimer);
    backupTimer = undefined;
    if (isSynced(state) || state.isClosed) return;
    const { draft, base, stored } = state;
    backups.save(stored?.id, { draft, ...(base && { base }), draftVersion: stored?.draftVersion ?? 0, createKey });
  }
  const getWriteMetadata = (): WriteMetadata => ({
    version: state.stored?.version,
    draftVersion: state.stored?.draftVersion,
    cause: state.cause,
  });

  function handleWritten(stored: Saved, base: Draft) {
    if (!state.stored) {
      backups.remove(undefined);
      onCreated(stored.id);
    }
    dispatch({ type: 'written', stored, base });
    backups.notifyOtherTabs(stored.id, stored.draftVersion);
    if (isSynced(state)) backups.remove(stored.id);
  }
  /** Adopts a version that was stored elsewhere. Returns false if the user must resolve a conflict. */
  function reconcile(stored: Saved): boolean {
    const theirs = adapter.toDraft(stored);
    const base = findMergeBase(state, theirs);
    const draft = onNewerVersion({ base, theirs });
    if (draft) {
      dispatch({ type: 'merged', stored, base: isDeepEqual(draft, theirs) ? draft : theirs, draft });
      backups.remove(stored.id);
    } else dispatch({ type: 'conflictFound', conflict: { stored, theirs, base } });
    writeBackup();
    return draft !== undefined;
  }
  /** Returns true if the merged draft must be written immediately. */
  function handleFailure(error: unknown): boolean {
    const { body, status } = error instanceof ApiError ? error : {};
    const newerVersion = status === 409 ? adapter.storedSchema.safeParse(body?.current).data : undefined;
    if (newerVersion) return reconcile(newerVersion);
    console.error('The document could not be saved', error);
    const failure = toFailedEvent(error);
    if (failure.reason && 'rejectedPath' in failure.reason && body?.issues) onIssues(body.issues);
    dispatch(failure);
    if (failure.status !== 'refused') schedule(getRetryDelay(state));
    writeBackup();
    return false;
  }

  async function writeDraft(): Promise<void> {
    const { draft, stored } = state;
    if (stored) {
      const written = await adapter.api.saveDraft(stored.id, { ...draft, ...getWriteMetadata() });
      return handleWritten({ ...(state.stored ?? stored), ...written }, draft);
    }
    const response = await adapter.api.createDraft({ ...draft, ...getWriteMetadata() }, createKey);
    // A repeated request gets the response to the first request.
    const storedDraft = adapter.toDraft(response);
    handleWritten(response, isDeepEqual(storedDraft, draft) ? draft : storedDraft);
  }
  async function saveDraft(): Promise<boolean> {
    clearTimeout(saveTimer);
    if (state.conflict) {
      dispatch({ type: 'conflictReopened' });
      return false;
    }
    if (isSynced(state)) return true;
    dispatch({ type: 'saveStarted', target: 'draft' });
    try {
      await writeDraft();
      if (!isSynced(state)) writeBackup();
      return true;
    } catch (error) {
      return handleFailure(error);
    }
  }
  async function flush(): Promise<boolean> {
    do {
      if (!(await enqueue(saveDraft))) return false;
    } while (!isSynced(state));
    return true;
  }

  async function saveVersion(prepare: (draft: Draft) => Draft, metadata: WriteMetadata): Promise<Saved> {
    clearTimeout(saveTimer);
    // The new document may already be stored. A second create request with the same key returns the stored document.
    if (!state.stored && state.mayBeCreated) await saveDraft();
    const { draft, stored, mayBeCreated, conflict } = state;
    if (conflict || (mayBeCreated && !stored)) throw new Error('The document could not be saved');
    dispatch({ type: 'saveStarted', target: 'version' });
    try {
      const content = { ...prepare(draft), ...getWriteMetadata(), ...metadata };
      const response = await adapter.api.save(stored?.id, content, createKey);
      handleWritten(response, draft);
      if (!isSynced(state)) schedule(autosaveDelayMs);
      return response;
    } catch (error) {
      if (handleFailure(error)) return await saveVersion(prepare, metadata);
      throw error;
    }
  }

  /**
   * Loads the document after another tab has written it. If this tab has unsaved changes, it writes them instead, and
   * the server responds with the other tab's version.
   */
  async function handleOtherTabWrite(id: string, draftVersion: number): Promise<void> {
    if (id !== state.stored?.id || draftVersion <= state.stored.draftVersion || state.conflict) return;
    if (isSynced(state)) {
      const stored = await adapter.api.get(id);
      if (isSynced(state)) return void reconcile(stored);
    }
    await flush();
  }
  function listen(): () => void {
    const flushNow = () => void flush();
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isSynced(state)) return;
      writeBackup();
      flushNow();
      event.preventDefault();
    };
    const unsubscribe = backups.subscribeToOtherTabs((id, draftVersion) => {
      handleOtherTabWrite(id, draftVersion).catch((error: unknown) =>
        console.error('The document written in another tab could not be loaded', error),
      );
    });
    window.addEventListener('online', flushNow);
    window.addEventListener('pagehide', writeBackup);
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      unsubscribe();
      window.removeEventListener('online', flushNow);
      window.removeEventListener('pagehide', writeBackup);
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }

  return {
    getState: () => state,
    edit: (draft: Draft) => {
      dispatch({ type: 'edited', draft, isBlank: draft === initialDraft || adapter.isEmpty(draft) });
      backupTimer ??= setTimeout(writeBackup, backupDelayMs);
      if (!state.conflict) schedule(autosaveDelayMs);
    },
    setCause: (cause: ChangeCause) => dispatch({ type: 'causeSet', cause }),
    flush,
    save: (prepare: (draft: Draft) => Draft, metadata: WriteMetadata = {}) =>
      enqueue(() => saveVersion(prepare, metadata)),
    replace: (stored: Saved, draft: Draft) => {
      dispatch({ type: 'replaced', stored, base: draft, draft });
      backups.remove(stored.id);
    },
    /** If the stored document has changed since the backup, merges the document into the draft. */
    recover: () => {
      if (state.stored && state.base !== initialDraft) reconcile(state.stored);
    },
    /** Ends a conflict by overwriting the stored draft, which the server preserves as a version. */
    overwrite: async (draft: Draft): Promise<boolean> => {
      if (!state.conflict) return true;
      backups.remove(state.conflict.stored.id);
      dispatch({ type: 'conflictResolved', draft });
      return await flush();
    },
    /**
     * Subscribes to network changes, other tabs and page exits. The returned function unsubscribes and saves the draft
     * one last time.
     */
    start: (): (() => void) => {
      dispatch({ type: 'opened' });
      const stopListening = listen();
      if (!isSynced(state)) schedule(0);
      return () => {
        stopListening();
        writeBackup();
        dispatch({ type: 'closed' });
        trackPendingWrite(adapter.documentType, state.stored?.id, flush());
      };
    },
  };
}
