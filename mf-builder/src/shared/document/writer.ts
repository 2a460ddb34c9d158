import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';
import type { Issue } from '@shortlist/contracts/platform/errors';
import { ApiError } from '@shortlist/shared-ui/api';
import { copiesOf } from './copies';
import type { DocumentKind, SaveMark, Stored, WriteNote } from './kind';
import { equal } from './paths';
import { rememberLastWrite } from './stored-query';

/** Milliseconds from the last keystroke to the autosave and to the browser backup. */
const patience = 1000;
const copyPatience = 200;
/** Milliseconds until a failed write is retried; doubles each time, up to one minute. */
const firstRetry = 5_000;
const lastRetry = 60_000;

/** Newer stored version that changed the same fields as the local draft. */
interface Stale<Draft, Saved> {
  stored: Saved;
  theirs: Draft;
  /** The common base of both drafts; undefined if it is unknown. */
  base: Draft | undefined;
}

interface Options<Draft extends object, Saved extends Stored> {
  kind: DocumentKind<Draft, Saved>;
  initial: Saved | null;
  first: Draft;
  present: () => Draft;
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
export function createWriter<Draft extends object, Saved extends Stored>(options: Options<Draft, Saved>) {
  const { kind, present, onChange, onCreated, onStale, onIssues } = options;
  const copies = copiesOf(kind.name, kind.draftSchema);
  const copy = copies.read(options.initial?.id);

  let saved = options.initial;
  /** The draft that the server stores. */
  let acknowledged = saved ? options.first : undefined;
  /** Drafts that were sent without a response; the server may have stored one of them. */
  const unanswered = new Set<Draft>();
  let stale: Stale<Draft, Saved> | null = null;
  let phase: 'idle' | 'saving' | 'offline' | 'failed' = 'idle';
  /** Server message, set if the server rejects every draft regardless of its content. */
  let refusal: string | undefined;
  let cause: ChangeCause | undefined;
  const createKey = copy?.createKey ?? crypto.randomUUID();
  let creating = copy !== undefined && !saved;
  let retryAfter = firstRetry;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copyTimer: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<unknown> = Promise.resolve();
  /** True once the screen is left. Nothing is retried then; the browser backup is restored on the next visit. */
  let left = false;

  const recovered = copy && !(acknowledged && equal(copy.draft, acknowledged)) ? copy.draft : undefined;
  // The backup is based on an older version than the stored one.
  const isOutdated = recovered && saved && copy?.draftVersion !== saved.draftVersion;
  if (isOutdated) acknowledged = copy?.base;

  const isSafe = () => {
    if (acknowledged) return present() === acknowledged;
    return present() === options.first || kind.isBlank(present());
  };
  const note = (): WriteNote => ({ version: saved?.version, draftVersion: saved?.draftVersion, cause });

  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = tail.then(job);
    tail = turn.catch(() => undefined);
    return turn;
  }
  function schedule(milliseconds: number) {
    clearTimeout(timer);
    if (!left) timer = setTimeout(() => void flush(), milliseconds);
  }
  function keepCopy() {
    clearTimeout(copyTimer);
    copyTimer = undefined;
    if (!isSafe() && !left)
      copies.keep(saved?.id, {
        draft: present(),
        ...(acknowledged && { base: acknowledged }),
        draftVersion: saved?.draftVersion ?? 0,
        createKey,
      });
  }
  function done(sent: Draft) {
    acknowledged = sent;
    unanswered.clear();
    phase = 'idle';
    refusal = undefined;
    cause = undefined;
    retryAfter = firstRetry;
    if (saved) copies.tell(saved.id, saved.draftVersion);
    if (isSafe()) copies.forget(saved?.id);
    onChange();
  }
  /** Continues from a version that was stored elsewhere. Returns false if the user must resolve a conflict. */
  function reconcile(stored: Saved): boolean {
    const theirs = kind.draftOf(stored);
    // If this tab sent that draft, nobody else changed anything.
    const base = [...unanswered].find((sent) => equal(sent, theirs)) ?? acknowledged;
    unanswered.clear();
    phase = 'idle';
    if (onStale({ base, theirs })) adopt(stored, equal(present(), theirs) ? present() : theirs);
    else stale = { stored, base, theirs };
    keepCopy();
    onChange();
    return !stale;
  }
  /** Handles a failed write. Returns true if the merged draft must be written immediately. */
  function failed(error: unknown): boolean {
    const current = error instanceof ApiError && error.status === 409 ? error.body?.current : undefined;
    const stored = current === undefined ? undefined : kind.savedSchema.safeParse(current).data;
    if (stored) return reconcile(stored);
    console.error('The document could not be saved', error);
    // 401: a sign-in completed while the request was in flight; the retry sends the new cookie.
    const again = !(error instanceof ApiError) || [401, 429].includes(error.status) || error.status >= 500;
    if (again) schedule(retryAfter);
    else if (error.body?.code === 'storage_full') refusal = error.body.message;
    else if (error.body?.issues) onIssues(error.body.issues);
    retryAfter = Math.min(retryAfter * 2, lastRetry);
    phase = error instanceof ApiError ? 'failed' : 'offline';
    keepCopy();
    onChange();
    return false;
  }
  function born(answer: Saved) {
    copies.forget(undefined);
    saved = answer;
    onCreated(answer.id);
  }

  async function keep(): Promise<boolean> {
    clearTimeout(timer);
    if (stale) {
      // A new object makes the dialog ask again.
      stale = { ...stale };
      onChange();
      return false;
    }
    if (isSafe()) return true;
    const sent = present();
    unanswered.add(sent);
    phase = 'saving';
    onChange();
    try {
      if (saved) {
        const { draftVersion } = await kind.calls.keep(saved.id, { ...sent, ...note() });
        saved = { ...saved, draftVersion };
        done(sent);
      } else {
        creating = true;
        const answer = await kind.calls.create({ ...sent, ...note() }, createKey);
        born(answer);
        // A repeated request returns the response of the first one.
        const stored = kind.draftOf(answer);
        done(equal(stored, sent) ? sent : stored);
      }
      if (!isSafe()) keepCopy();
      return true;
    } catch (error) {
      return failed(error);
    }
  }

  async function flush(): Promise<boolean> {
    do {
      if (!(await inTurn(keep))) return false;
    } while (!isSafe());
    return true;
  }

  /** Saves the current draft after `prepare`. Throws if the server rejects it or is unreachable. */
  async function saveNow(prepare: (draft: Draft) => Draft, more: WriteNote): Promise<Saved> {
    clearTimeout(timer);
    // A new document may already be stored; creating it again with the same key finds it and avoids a duplicate.
    if (!saved && creating) await keep();
    if (stale || (creating && !saved)) throw new Error('The document could not be saved');
    const sent = present();
    phase = 'saving';
    onChange();
    try {
      const isNew = !saved;
      const answer = await kind.calls.save(saved?.id, { ...prepare(sent), ...note(), ...more }, createKey);
      if (isNew) born(answer);
      saved = answer;
      done(sent);
      if (!isSafe()) schedule(patience);
      return answer;
    } catch (error) {
      if (failed(error)) return await saveNow(prepare, more);
      throw error;
    }
  }

  function adopt(stored: Saved, draft: Draft) {
    saved = stored;
    acknowledged = draft;
    stale = null;
    phase = 'idle';
    copies.forget(stored.id);
  }

  return {
    recovered,
    current: () => ({ saved, stale, refusal }),
    mark: (): SaveMark => {
      if (stale) return 'conflict';
      if (isSafe()) return 'saved';
      return phase === 'idle' ? 'unsaved' : phase;
    },
    because: (why: ChangeCause) => {
      cause = why;
    },
    changed: () => {
      copyTimer ??= setTimeout(keepCopy, copyPatience);
      if (!stale) schedule(patience);
    },
    flush,
    save: (prepare: (draft: Draft) => Draft, more: WriteNote = {}) => inTurn(() => saveNow(prepare, more)),
    adopt,
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
      left = false;
      const retry = () => void flush();
      const leave = (event: BeforeUnloadEvent) => {
        if (isSafe()) return;
        keepCopy();
        void flush();
        event.preventDefault();
      };
      const deaf = copies.hear((id, draftVersion) => {
        if (id !== saved?.id || draftVersion <= saved.draftVersion || stale) return;
        if (!isSafe()) return void flush(); // is rejected with the stored version, which is then merged
        kind.calls
          .find(id)
          .then((stored) => (isSafe() ? void reconcile(stored) : void flush()))
          .catch((error: unknown) => console.error('The document written in another tab could not be loaded', error));
      });
      window.addEventListener('online', retry);
      window.addEventListener('pagehide', keepCopy);
      window.addEventListener('beforeunload', leave);
      if (recovered) schedule(0);
      return () => {
        deaf();
        window.removeEventListener('online', retry);
        window.removeEventListener('pagehide', keepCopy);
        window.removeEventListener('beforeunload', leave);
        keepCopy();
        left = true;
        const written = flush();
        rememberLastWrite(kind.name, saved?.id, written);
      };
    },
  };
}
