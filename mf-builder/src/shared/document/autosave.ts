import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import type { Issue } from '@shortlist/contracts/platform/errors';
import { ApiError } from '@shortlist/shared-ui/api';
import { createLocalBackups } from './local-backup';
import type { DocumentAdapter, SaveStatus, VersionedDocument, WriteMetadata } from './document-adapter';
import { isDeepEqual } from './object-path';
import { trackPendingWrite } from './document-query';

/** Milliseconds from the last keystroke to the autosave and to the browser backup. */
const autosaveDelayMs = 1000;
const backupDelayMs = 200;
/** Milliseconds until a failed write is retried; doubles each time, up to one minute. */
const firstRetryMs = 5_000;
const maxRetryMs = 60_000;

/** Newer stored version that changed the same fields as the local draft. */
interface DraftConflict<Draft, Saved> {
  stored: Saved;
  theirs: Draft;
  /** The common base of both drafts; undefined if it is unknown. */
  base: Draft | undefined;
}

interface AutosaveOptions<Draft extends object, Saved extends VersionedDocument> {
  adapter: DocumentAdapter<Draft, Saved>;
  storedDocument: Saved | null;
  initialDraft: Draft;
  getDraft: () => Draft;
  onChange: () => void;
  onCreated: (id: string) => void;
  /** Merges a newer stored version into the draft. Returns false if both changed the same field. */
  onNewerVersion: (versions: { base: Draft | undefined; theirs: Draft }) => boolean;
  /** Called with the invalid fields if the server rejects the draft. */
  onIssues: (issues: Issue[]) => void;
}

/**
 * Writes the draft to the server, one request at a time, until the latest text is stored. Changes from elsewhere are
 * merged or reported as a conflict, never overwritten. The browser stores a backup until the server acknowledges the
 * text.
 */
export function createAutosave<Draft extends object, Saved extends VersionedDocument>(
  options: AutosaveOptions<Draft, Saved>,
) {
  const { adapter, getDraft, onChange, onCreated, onNewerVersion, onIssues } = options;
  const backups = createLocalBackups(adapter.keyPrefix, adapter.draftSchema);
  const backup = backups.read(options.storedDocument?.id);

  let storedDocument = options.storedDocument;
  /** The draft that the server stores. */
  let acknowledgedDraft = storedDocument ? options.initialDraft : undefined;
  /** Drafts that were sent without a response; the server may have stored one of them. */
  const unacknowledgedDrafts = new Set<Draft>();
  let conflict: DraftConflict<Draft, Saved> | null = null;
  let phase: 'idle' | 'saving' | 'offline' | 'failed' = 'idle';
  /** Server message, set if the server rejects every draft regardless of its content. */
  let refusal: string | undefined;
  /** Field because of which the server rejects the draft. */
  let rejectedPath: string | undefined;
  let cause: ChangeCause | undefined;
  const createKey = backup?.createKey ?? crypto.randomUUID();
  /** True if a create request was sent; the server may have stored the document even without a response. */
  let mayBeCreated = backup !== undefined && !storedDocument;
  let retryDelayMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let backupTimer: ReturnType<typeof setTimeout> | undefined;
  let queueTail: Promise<unknown> = Promise.resolve();
  /** True after the user leaves the screen. Stops retries; the browser backup is restored on the next visit. */
  let isStopped = false;

  const recoveredDraft =
    backup && !(acknowledgedDraft && isDeepEqual(backup.draft, acknowledgedDraft)) ? backup.draft : undefined;
  // The backup is based on an older version than the stored one.
  const isBackupOutdated = recoveredDraft && storedDocument && backup?.draftVersion !== storedDocument.draftVersion;
  if (isBackupOutdated) acknowledgedDraft = backup?.base;

  const isSynced = () => {
    if (acknowledgedDraft) return getDraft() === acknowledgedDraft;
    return getDraft() === options.initialDraft || adapter.isEmpty(getDraft());
  };
  const getWriteMetadata = (): WriteMetadata => ({
    version: storedDocument?.version,
    draftVersion: storedDocument?.draftVersion,
    cause,
  });

  function enqueue<T>(operation: () => Promise<T>): Promise<T> {
    const result = queueTail.then(operation);
    queueTail = result.catch(() => undefined);
    return result;
  }
  function schedule(milliseconds: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), milliseconds);
  }
  function writeBackup() {
    clearTimeout(backupTimer);
    backupTimer = undefined;
    if (!isSynced() && !isStopped)
      backups.save(storedDocument?.id, {
        draft: getDraft(),
        ...(acknowledgedDraft && { base: acknowledgedDraft }),
        draftVersion: storedDocument?.draftVersion ?? 0,
        createKey,
      });
  }
  function handleWritten(sentDraft: Draft) {
    acknowledgedDraft = sentDraft;
    unacknowledgedDrafts.clear();
    phase = 'idle';
    refusal = undefined;
    rejectedPath = undefined;
    cause = undefined;
    retryDelayMs = firstRetryMs;
    if (storedDocument) backups.notifyOtherTabs(storedDocument.id, storedDocument.draftVersion);
    if (isSynced()) backups.remove(storedDocument?.id);
    onChange();
  }
  /** Continues from a version that was stored elsewhere. Returns false if the user must resolve a conflict. */
  function reconcile(stored: Saved): boolean {
    const theirs = adapter.toDraft(stored);
    // If this tab sent that draft, the document was not changed elsewhere.
    const base = [...unacknowledgedDrafts].find((draft) => isDeepEqual(draft, theirs)) ?? acknowledgedDraft;
    unacknowledgedDrafts.clear();
    phase = 'idle';
    if (onNewerVersion({ base, theirs })) adopt(stored, isDeepEqual(getDraft(), theirs) ? getDraft() : theirs);
    else conflict = { stored, base, theirs };
    writeBackup();
    onChange();
    return !conflict;
  }
  /** Handles a failed write. Returns true if the merged draft must be written immediately. */
  function handleFailure(error: unknown): boolean {
    const currentDocument = error instanceof ApiError && error.status === 409 ? error.body?.current : undefined;
    const stored = currentDocument === undefined ? undefined : adapter.storedSchema.safeParse(currentDocument).data;
    if (stored) return reconcile(stored);
    console.error('The document could not be saved', error);
    // 401: a sign-in completed while the request was in flight; the retry sends the new cookie.
    const isRetriable = !(error instanceof ApiError) || [401, 429].includes(error.status) || error.status >= 500;
    if (isRetriable) schedule(retryDelayMs);
    else if (error.body?.code === 'storage_full') refusal = error.body.message;
    else if (error.body?.issues) {
      rejectedPath = error.body.issues[0]?.path;
      onIssues(error.body.issues);
    }
    retryDelayMs = Math.min(retryDelayMs * 2, maxRetryMs);
    phase = error instanceof ApiError ? 'failed' : 'offline';
    writeBackup();
    onChange();
    return false;
  }
  function handleCreated(response: Saved) {
    backups.remove(undefined);
    storedDocument = response;
    onCreated(response.id);
  }

  async function saveDraftNow(): Promise<boolean> {
    clearTimeout(timer);
    if (conflict) {
      // A new object opens the conflict dialog again.
      conflict = { ...conflict };
      onChange();
      return false;
    }
    if (isSynced()) return true;
    const sentDraft = getDraft();
    unacknowledgedDrafts.add(sentDraft);
    phase = 'saving';
    onChange();
    try {
      if (storedDocument) {
        const written = await adapter.api.saveDraft(storedDocument.id, { ...sentDraft, ...getWriteMetadata() });
        storedDocument = { ...storedDocument, ...written };
        handleWritten(sentDraft);
      } else {
        mayBeCreated = true;
        const response = await adapter.api.createDraft({ ...sentDraft, ...getWriteMetadata() }, createKey);
        handleCreated(response);
        // A repeated request returns the response to the first one.
        const stored = adapter.toDraft(response);
        handleWritten(isDeepEqual(stored, sentDraft) ? sentDraft : stored);
      }
      if (!isSynced()) writeBackup();
      return true;
    } catch (error) {
      return handleFailure(error);
    }
  }

  async function flush(): Promise<boolean> {
    do {
      if (!(await enqueue(saveDraftNow))) return false;
    } while (!isSynced());
    return true;
  }

  /** Saves the current draft as changed by `prepare`. Throws if the server rejects it or is unreachable. */
  async function saveNow(prepare: (draft: Draft) => Draft, metadata: WriteMetadata): Promise<Saved> {
    clearTimeout(timer);
    // A new document may already be stored; creating it again with the same key finds it and avoids a duplicate.
    if (!storedDocument && mayBeCreated) await saveDraftNow();
    if (conflict || (mayBeCreated && !storedDocument)) throw new Error('The document could not be saved');
    const sentDraft = getDraft();
    phase = 'saving';
    onChange();
    try {
      const isNew = !storedDocument;
      const response = await adapter.api.save(
        storedDocument?.id,
        { ...prepare(sentDraft), ...getWriteMetadata(), ...metadata },
        createKey,
      );
      if (isNew) handleCreated(response);
      storedDocument = response;
      handleWritten(sentDraft);
      if (!isSynced()) schedule(autosaveDelayMs);
      return response;
    } catch (error) {
      if (handleFailure(error)) return await saveNow(prepare, metadata);
      throw error;
    }
  }

  function adopt(stored: Saved, draft: Draft) {
    storedDocument = stored;
    acknowledgedDraft = draft;
    conflict = null;
    phase = 'idle';
    backups.remove(stored.id);
  }

  return {
    recoveredDraft,
    getState: () => ({ saved: storedDocument, conflict, refusal, rejectedPath }),
    getStatus: (): SaveStatus => {
      if (conflict) return 'conflict';
      if (isSynced()) return 'saved';
      return phase === 'idle' ? 'unsaved' : phase;
    },
    setCause: (newCause: ChangeCause) => {
      cause = newCause;
    },
    notifyChanged: () => {
      backupTimer ??= setTimeout(writeBackup, backupDelayMs);
      if (!conflict) schedule(autosaveDelayMs);
    },
    flush,
    save: (prepare: (draft: Draft) => Draft, metadata: WriteMetadata = {}) => enqueue(() => saveNow(prepare, metadata)),
    resetTo: adopt,
    /** Merges a recovered backup with the stored document if the document has changed since. */
    recover: () => void (isBackupOutdated && storedDocument && reconcile(storedDocument)),
    /** Ends a conflict by overwriting the stored draft, which the server keeps as a version. */
    overwrite: async (): Promise<boolean> => {
      if (!conflict) return true;
      adopt(conflict.stored, conflict.theirs);
      cause = 'conflict';
      onChange();
      return await flush();
    },
    /** Subscribes to network changes, other tabs and page exits. Returns an unsubscribe function. */
    start: (): (() => void) => {
      isStopped = false;
      const retry = () => void flush();
      const handleBeforeUnload = (event: BeforeUnloadEvent) => {
        if (isSynced()) return;
        writeBackup();
        void flush();
        event.preventDefault();
      };
      const unsubscribe = backups.subscribeToOtherTabs((id, draftVersion) => {
        if (id !== storedDocument?.id || draftVersion <= storedDocument.draftVersion || conflict) return;
        // The server rejects an outdated write and returns the stored version, which is then merged.
        if (!isSynced()) return void flush();
        adapter.api
          .get(id)
          .then((stored) => (isSynced() ? void reconcile(stored) : void flush()))
          .catch((error: unknown) => console.error('The document written in another tab could not be loaded', error));
      });
      window.addEventListener('online', retry);
      window.addEventListener('pagehide', writeBackup);
      window.addEventListener('beforeunload', handleBeforeUnload);
      if (recoveredDraft) schedule(0);
      return () => {
        unsubscribe();
        window.removeEventListener('online', retry);
        window.removeEventListener('pagehide', writeBackup);
        window.removeEventListener('beforeunload', handleBeforeUnload);
        writeBackup();
        isStopped = true;
        const pendingFlush = flush();
        trackPendingWrite(adapter.keyPrefix, storedDocument?.id, pendingFlush);
      };
    },
  };
}
