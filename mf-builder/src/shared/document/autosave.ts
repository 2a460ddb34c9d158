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
interface Stale<Draft, Saved> {
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
  onStale: (versions: { base: Draft | undefined; theirs: Draft }) => boolean;
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
  const { adapter, getDraft, onChange, onCreated, onStale, onIssues } = options;
  const backups = createLocalBackups(adapter.keyPrefix, adapter.draftSchema);
  const backup = backups.read(options.storedDocument?.id);

  let saved = options.storedDocument;
  /** The draft that the server stores. */
  let acknowledgedDraft = saved ? options.initialDraft : undefined;
  /** Drafts that were sent without a response; the server may have stored one of them. */
  const unanswered = new Set<Draft>();
  let stale: Stale<Draft, Saved> | null = null;
  let phase: 'idle' | 'saving' | 'offline' | 'failed' = 'idle';
  /** Server message, set if the server rejects every draft regardless of its content. */
  let refusal: string | undefined;
  let cause: ChangeCause | undefined;
  const createKey = backup?.createKey ?? crypto.randomUUID();
  let mayBeCreated = backup !== undefined && !saved;
  let retryAfter = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let backupTimer: ReturnType<typeof setTimeout> | undefined;
  let queueTail: Promise<unknown> = Promise.resolve();
  /** True once the screen is left. Nothing is retried then; the browser backup is restored on the next visit. */
  let isStopped = false;

  const recovered =
    backup && !(acknowledgedDraft && isDeepEqual(backup.draft, acknowledgedDraft)) ? backup.draft : undefined;
  // The backup is based on an older version than the stored one.
  const isOutdated = recovered && saved && backup?.draftVersion !== saved.draftVersion;
  if (isOutdated) acknowledgedDraft = backup?.base;

  const isSynced = () => {
    if (acknowledgedDraft) return getDraft() === acknowledgedDraft;
    return getDraft() === options.initialDraft || adapter.isEmpty(getDraft());
  };
  const getWriteMetadata = (): WriteMetadata => ({ version: saved?.version, draftVersion: saved?.draftVersion, cause });

  function enqueue<T>(job: () => Promise<T>): Promise<T> {
    const turn = queueTail.then(job);
    queueTail = turn.catch(() => undefined);
    return turn;
  }
  function schedule(milliseconds: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), milliseconds);
  }
  function writeBackup() {
    clearTimeout(backupTimer);
    backupTimer = undefined;
    if (!isSynced() && !isStopped)
      backups.save(saved?.id, {
        draft: getDraft(),
        ...(acknowledgedDraft && { base: acknowledgedDraft }),
        draftVersion: saved?.draftVersion ?? 0,
        createKey,
      });
  }
  function handleWritten(sent: Draft) {
    acknowledgedDraft = sent;
    unanswered.clear();
    phase = 'idle';
    refusal = undefined;
    cause = undefined;
    retryAfter = firstRetryMs;
    if (saved) backups.notifyOtherTabs(saved.id, saved.draftVersion);
    if (isSynced()) backups.remove(saved?.id);
    onChange();
  }
  /** Continues from a version that was stored elsewhere. Returns false if the user must resolve a conflict. */
  function reconcile(stored: Saved): boolean {
    const conflict = adapter.toDraft(stored);
    // If this tab sent that draft, nobody else changed anything.
    const base = [...unanswered].find((sent) => isDeepEqual(sent, conflict)) ?? acknowledgedDraft;
    unanswered.clear();
    phase = 'idle';
    if (onStale({ base, theirs: conflict })) adopt(stored, isDeepEqual(getDraft(), conflict) ? getDraft() : conflict);
    else stale = { stored, base, theirs: conflict };
    writeBackup();
    onChange();
    return !stale;
  }
  /** Handles a failed write. Returns true if the merged draft must be written immediately. */
  function handleFailure(error: unknown): boolean {
    const current = error instanceof ApiError && error.status === 409 ? error.body?.current : undefined;
    const stored = current === undefined ? undefined : adapter.storedSchema.safeParse(current).data;
    if (stored) return reconcile(stored);
    console.error('The document could not be saved', error);
    // 401: a sign-in completed while the request was in flight; the retry sends the new cookie.
    const again = !(error instanceof ApiError) || [401, 429].includes(error.status) || error.status >= 500;
    if (again) schedule(retryAfter);
    else if (error.body?.code === 'storage_full') refusal = error.body.message;
    else if (error.body?.issues) onIssues(error.body.issues);
    retryAfter = Math.min(retryAfter * 2, maxRetryMs);
    phase = error instanceof ApiError ? 'failed' : 'offline';
    writeBackup();
    onChange();
    return false;
  }
  function handleCreated(answer: Saved) {
    backups.remove(undefined);
    saved = answer;
    onCreated(answer.id);
  }

  async function saveDraftNow(): Promise<boolean> {
    clearTimeout(timer);
    if (stale) {
      // A new object makes the dialog ask again.
      stale = { ...stale };
      onChange();
      return false;
    }
    if (isSynced()) return true;
    const sent = getDraft();
    unanswered.add(sent);
    phase = 'saving';
    onChange();
    try {
      if (saved) {
        const { draftVersion } = await adapter.api.saveDraft(saved.id, { ...sent, ...getWriteMetadata() });
        saved = { ...saved, draftVersion };
        handleWritten(sent);
      } else {
        mayBeCreated = true;
        const answer = await adapter.api.createDraft({ ...sent, ...getWriteMetadata() }, createKey);
        handleCreated(answer);
        // A repeated request returns the response of the first one.
        const stored = adapter.toDraft(answer);
        handleWritten(isDeepEqual(stored, sent) ? sent : stored);
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

  /** Saves the current draft after `prepare`. Throws if the server rejects it or is unreachable. */
  async function saveNow(prepare: (draft: Draft) => Draft, more: WriteMetadata): Promise<Saved> {
    clearTimeout(timer);
    // A new document may already be stored; creating it again with the same key finds it and avoids a duplicate.
    if (!saved && mayBeCreated) await saveDraftNow();
    if (stale || (mayBeCreated && !saved)) throw new Error('The document could not be saved');
    const sent = getDraft();
    phase = 'saving';
    onChange();
    try {
      const isNew = !saved;
      const answer = await adapter.api.save(saved?.id, { ...prepare(sent), ...getWriteMetadata(), ...more }, createKey);
      if (isNew) handleCreated(answer);
      saved = answer;
      handleWritten(sent);
      if (!isSynced()) schedule(autosaveDelayMs);
      return answer;
    } catch (error) {
      if (handleFailure(error)) return await saveNow(prepare, more);
      throw error;
    }
  }

  function adopt(stored: Saved, draft: Draft) {
    saved = stored;
    acknowledgedDraft = draft;
    stale = null;
    phase = 'idle';
    backups.remove(stored.id);
  }

  return {
    recoveredDraft: recovered,
    getState: () => ({ saved, stale, refusal }),
    getStatus: (): SaveStatus => {
      if (stale) return 'conflict';
      if (isSynced()) return 'saved';
      return phase === 'idle' ? 'unsaved' : phase;
    },
    setCause: (why: ChangeCause) => {
      cause = why;
    },
    notifyChanged: () => {
      backupTimer ??= setTimeout(writeBackup, backupDelayMs);
      if (!stale) schedule(autosaveDelayMs);
    },
    flush,
    save: (prepare: (draft: Draft) => Draft, more: WriteMetadata = {}) => enqueue(() => saveNow(prepare, more)),
    resetTo: adopt,
    /** Merges a recovered backup with the stored document if that has changed since. */
    recover: () => void (isOutdated && saved && reconcile(saved)),
    /** Ends a conflict by overwriting the stored draft, which the server keeps as a version. */
    overwrite: async (): Promise<boolean> => {
      if (!stale) return true;
      adopt(stale.stored, stale.theirs);
      cause = 'conflict';
      onChange();
      return await flush();
    },
    /** Subscribes to network changes, other tabs and page exits. Returns an unsubscribe function. */
    start: (): (() => void) => {
      isStopped = false;
      const retry = () => void flush();
      const leave = (event: BeforeUnloadEvent) => {
        if (isSynced()) return;
        writeBackup();
        void flush();
        event.preventDefault();
      };
      const unsubscribe = backups.subscribeToOtherTabs((id, draftVersion) => {
        if (id !== saved?.id || draftVersion <= saved.draftVersion || stale) return;
        if (!isSynced()) return void flush(); // is rejected with the stored version, which is then merged
        adapter.api
          .get(id)
          .then((stored) => (isSynced() ? void reconcile(stored) : void flush()))
          .catch((error: unknown) => console.error('The document written in another tab could not be loaded', error));
      });
      window.addEventListener('online', retry);
      window.addEventListener('pagehide', writeBackup);
      window.addEventListener('beforeunload', leave);
      if (recovered) schedule(0);
      return () => {
        unsubscribe();
        window.removeEventListener('online', retry);
        window.removeEventListener('pagehide', writeBackup);
        window.removeEventListener('beforeunload', leave);
        writeBackup();
        isStopped = true;
        const written = flush();
        trackPendingWrite(adapter.keyPrefix, saved?.id, written);
      };
    },
  };
}
