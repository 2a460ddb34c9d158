import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';
import type { Issue } from '@shortlist/contracts/platform/errors';
import { ApiError } from '@shortlist/shared-ui/api';
import { copiesOf } from './copies';
import type { DocumentKind, SaveMark, Stored, WriteNote } from './kind';
import { equal } from './paths';
import { rememberLastWrite } from './stored-query';

/** In milliseconds, from the last keystroke to the autosave and to the browser backup. */
const patience = 1000;
const copyPatience = 200;
/** In milliseconds, until a failed write is retried; doubles each time, up to one minute. */
const firstRetry = 5_000;
const lastRetry = 60_000;

/** A version that another place stored meanwhile, with changes of the same fields as here. */
interface Stale<Draft, Saved> {
  stored: Saved;
  /** The draft of it. */
  theirs: Draft;
  /** The draft that both were typed on; undefined where it is not known. */
  base: Draft | undefined;
}

interface Options<Draft extends object, Saved extends Stored> {
  kind: DocumentKind<Draft, Saved>;
  initial: Saved | null;
  first: Draft;
  /** Returns the present draft. */
  present: () => Draft;
  onChange: () => void;
  onCreated: (id: string) => void;
  /** Brings what another place stored into what is typed; false where both changed the same field. */
  onStale: (versions: { base: Draft | undefined; theirs: Draft }) => boolean;
  /** Hears that the server refused the draft, and at which fields. */
  onIssues: (issues: Issue[]) => void;
}

/**
 * Brings what is typed to the server: one write at a time, the last text always wins, and what was changed elsewhere is
 * merged into it or asked about, never overwritten. Until a text is acknowledged a copy of it lies in the browser.
 */
export function createWriter<Draft extends object, Saved extends Stored>(options: Options<Draft, Saved>) {
  const { kind, present, onChange, onCreated, onStale, onIssues } = options;
  const copies = copiesOf(kind.name, kind.draftSchema);
  const copy = copies.read(options.initial?.id);

  let saved = options.initial;
  /** The draft that the server has. */
  let acknowledged = saved ? options.first : undefined;
  /** Texts that were sent without an answer: the server may have one of them. */
  const unanswered = new Set<Draft>();
  let stale: Stale<Draft, Saved> | null = null;
  let phase: 'idle' | 'saving' | 'offline' | 'failed' = 'idle';
  /** What the server says of a text that it does not take whatever is in it. */
  let refusal: string | undefined;
  let cause: ChangeCause | undefined;
  const createKey = copy?.createKey ?? crypto.randomUUID();
  let creating = copy !== undefined && !saved;
  let retryAfter = firstRetry;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copyTimer: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<unknown> = Promise.resolve();
  /** Once the screen is left nothing is retried: the backup in the browser waits for the next visit. */
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
  /** Goes on from what another place stored. False where it has to be asked about. */
  function reconcile(stored: Saved): boolean {
    const theirs = kind.draftOf(stored);
    // Where it is what this tab sent itself, nobody else changed anything.
    const base = [...unanswered].find((sent) => equal(sent, theirs)) ?? acknowledged;
    unanswered.clear();
    phase = 'idle';
    if (onStale({ base, theirs })) adopt(stored, equal(present(), theirs) ? present() : theirs);
    else stale = { stored, base, theirs };
    keepCopy();
    onChange();
    return !stale;
  }
  /** True where the write has to be repeated at once, with what was merged. */
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

  /** Saves the current draft after `prepare`. Throws when the server refuses or cannot be reached. */
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
    /** Merges what is typed and was never sent with what is stored, where that is another version by now. */
    recover: () => void (isOutdated && saved && reconcile(saved)),
    /** Ends a conflict: what is typed goes over what is stored, which the server keeps as a version. */
    overwrite: async (): Promise<boolean> => {
      if (!stale) return true;
      adopt(stale.stored, stale.theirs);
      cause = 'conflict';
      onChange();
      return await flush();
    },
    /** Begins to follow the window: network, other tabs, leaving. Returns a function that stops it. */
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
        if (!isSafe()) return void flush(); // is refused, and brings what is stored
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
