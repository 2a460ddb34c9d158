import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';
import type { Issue } from '@shortlist/contracts/platform/errors';
import { ApiError } from '@shortlist/shared-ui/api';
import { copiesOf } from './copies';
import type { DocumentKind, SaveMark, Stored, WriteNote } from './kind';
import { equal } from './paths';
import { rememberLastWrite } from './stored-query';

/** Milliseconds from the last key to the autosave, and to the copy in the browser. */
const patience = 1000;
const copyPatience = 200;
/** Milliseconds until a failed write is tried again by itself: doubled each time, up to a minute. */
const firstRetry = 5_000;
const lastRetry = 60_000;

interface Options<Draft extends object, Saved extends Stored> {
  kind: DocumentKind<Draft, Saved>;
  initial: Saved | null;
  /** The draft of it that is shown first. */
  first: Draft;
  /** What is typed by now. */
  present: () => Draft;
  onChange: () => void;
  onCreated: (id: string) => void;
  /** What is typed is too much for the server, at these fields. */
  onIssues: (issues: Issue[]) => void;
}

/**
 * Brings what is typed to the server: one write at a time, the last text always wins, and nothing that was changed
 * elsewhere is overwritten. Until a text is acknowledged a copy of it lies in the browser.
 */
export function createWriter<Draft extends object, Saved extends Stored>(options: Options<Draft, Saved>) {
  const { kind, present, onChange, onCreated, onIssues } = options;
  const copies = copiesOf(kind.name, kind.draftSchema);
  const copy = copies.read(options.initial?.id);

  let saved = options.initial;
  let lastSave = lastSaveOf(saved, options.first);
  /** What the server has. */
  let acknowledged = saved ? options.first : undefined;
  let theirs: Saved | null = null;
  let phase: 'idle' | 'saving' | 'failed' = 'idle';
  let cause: ChangeCause | undefined;
  const createKey = copy?.createKey ?? crypto.randomUUID();
  let creating = copy !== undefined && !saved;
  let retryAfter = firstRetry;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copyTimer: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<unknown> = Promise.resolve();
  /** After the screen is left nothing is tried again: the copy in the browser waits for the next visit. */
  let left = false;

  const recovered = copy && !(acknowledged && equal(copy.draft, acknowledged)) ? copy.draft : undefined;
  // Typed on top of something older than what is stored by now.
  if (recovered && saved && copy?.draftVersion !== saved.draftVersion) theirs = saved;

  /** The same object as what is shown, where it says the same: comparing is then at once done. */
  function lastSaveOf(stored: Saved | null, shown: Draft): Draft | undefined {
    const last = stored ? kind.lastSaveOf(stored) : undefined;
    return equal(last, shown) ? shown : last;
  }
  const isSafe = () => (acknowledged ? present() === acknowledged : kind.isBlank(present()));
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
      copies.keep(saved?.id, { draft: present(), draftVersion: saved?.draftVersion ?? 0, createKey });
  }
  function done(sent: Draft) {
    acknowledged = sent;
    phase = 'idle';
    cause = undefined;
    retryAfter = firstRetry;
    if (saved) copies.tell(saved.id, saved.draftVersion);
    if (isSafe()) copies.forget(saved?.id);
    onChange();
  }
  function failed(error: unknown) {
    const current = error instanceof ApiError && error.status === 409 ? error.body?.current : undefined;
    const stored = current === undefined ? undefined : kind.savedSchema.safeParse(current).data;
    if (stored) theirs = stored;
    else {
      console.error('not saved', error);
      // 401: a sign-in took over while the call was on its way; the next one carries the new cookie.
      const again = !(error instanceof ApiError) || [401, 429].includes(error.status) || error.status >= 500;
      if (again) schedule(retryAfter);
      else if (error.status === 400 && error.body?.issues) onIssues(error.body.issues);
      retryAfter = Math.min(retryAfter * 2, lastRetry);
    }
    phase = stored ? 'idle' : 'failed';
    keepCopy();
    onChange();
  }
  function born(answer: Saved) {
    copies.forget(undefined);
    saved = answer;
    onCreated(answer.id);
  }

  async function keep(): Promise<boolean> {
    clearTimeout(timer);
    if (theirs) {
      // A new object: it is asked again.
      theirs = { ...theirs };
      onChange();
      return false;
    }
    if (isSafe()) return true;
    const sent = present();
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
        // A repeated call answers what the first one brought.
        const stored = kind.draftOf(answer);
        done(equal(stored, sent) ? sent : stored);
      }
      if (!isSafe()) keepCopy();
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  async function flush(): Promise<boolean> {
    do {
      if (!(await inTurn(keep))) return false;
    } while (!isSafe());
    return true;
  }

  /** The whole save of what is typed, as `prepare` makes it. Throws when the server refuses or cannot be reached. */
  async function saveNow(prepare: (draft: Draft) => Draft, more: WriteNote): Promise<Saved> {
    clearTimeout(timer);
    // A new document that may be stored already is found again by its key, so that it does not come twice.
    if (!saved && creating) await keep();
    if (theirs || (creating && !saved)) throw new Error('not saved');
    const sent = present();
    phase = 'saving';
    onChange();
    try {
      const isNew = !saved;
      const answer = await kind.calls.save(saved?.id, { ...prepare(sent), ...note(), ...more }, createKey);
      if (isNew) born(answer);
      saved = answer;
      lastSave = sent;
      done(sent);
      if (!isSafe()) schedule(patience);
      return answer;
    } catch (error) {
      failed(error);
      throw error;
    }
  }

  function adopt(stored: Saved, draft: Draft) {
    saved = stored;
    lastSave = lastSaveOf(stored, draft);
    acknowledged = draft;
    theirs = null;
    phase = 'idle';
    copies.forget(stored.id);
  }

  return {
    recovered,
    current: () => ({ saved, theirs, lastSave }),
    mark: (): SaveMark => {
      if (theirs) return 'conflict';
      if (isSafe()) return 'saved';
      return phase === 'idle' ? 'unsaved' : phase;
    },
    because: (why: ChangeCause) => {
      cause = why;
    },
    changed: () => {
      copyTimer ??= setTimeout(keepCopy, copyPatience);
      if (!theirs) schedule(patience);
    },
    flush,
    save: (prepare: (draft: Draft) => Draft, more: WriteNote = {}) => inTurn(() => saveNow(prepare, more)),
    adopt,
    keepMine: async (): Promise<boolean> => {
      if (!theirs) return true;
      adopt(theirs, kind.draftOf(theirs));
      cause = 'conflict';
      onChange();
      return await flush();
    },
    start: (onOthers: (stored: Saved) => Draft): (() => void) => {
      left = false;
      const retry = () => void flush();
      const leave = (event: BeforeUnloadEvent) => {
        if (isSafe()) return;
        keepCopy();
        void flush();
        event.preventDefault();
      };
      const deaf = copies.hear((id, draftVersion) => {
        if (id !== saved?.id || draftVersion <= saved.draftVersion || theirs) return;
        if (!isSafe()) return void flush(); // is refused, and asks which of the two is meant
        kind.calls
          .find(id)
          .then((stored) => {
            if (!isSafe()) return void flush();
            adopt(stored, onOthers(stored));
            onChange();
          })
          .catch((error: unknown) => console.error('what another tab wrote could not be read', error));
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
