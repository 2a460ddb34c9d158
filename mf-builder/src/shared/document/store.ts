import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';
import { mapHistory, newHistory, record, redo, undo } from './history';
import { byPath } from './issues';
import type { DocumentKind, SaveMark, Stored } from './kind';
import { mergeVersions, type Merge, type Versions } from './merge';
import { equal, setIn } from './paths';
import { createWriter } from './writer';

export interface DocumentState<Draft, Saved> {
  state: Draft;
  /** The last response of the server; null before the first response. */
  saved: Saved | null;
  saveMark: SaveMark;
  /** Server message, set if the server rejects all writes. */
  refusal?: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** Messages of the issues that a save found, by dotted path. */
  issues: Record<string, string>;
  /** Versions that changed the same field here and elsewhere, or null. A new object asks the user again. */
  conflict: Pick<Versions<Draft>, 'base' | 'theirs'> | null;
  /** The last merge of changes from elsewhere into the draft. */
  merge: Pick<Merge<Draft>, 'follow'> | null;
}

export interface ChangeOptions {
  /** Cause of the version that the server stores of the previous state. */
  cause?: ChangeCause;
  /** Continues the previous step, so that both are undone together. */
  merge?: boolean;
}

/** Milliseconds within which keystrokes in one field form one undo step. */
const oneStep = 1000;

/**
 * Creates the store of an open document: its draft, undo history and autosave. Lives outside React, so that each field
 * subscribes only to its own value.
 */
export function createDocumentStore<Draft extends object, Saved extends Stored>(
  kind: DocumentKind<Draft, Saved>,
  initial: Saved | null,
  blank: Draft,
  onCreated: (id: string) => void,
) {
  const listeners = new Set<() => void>();
  let issues: Record<string, string> = {};
  let typed = { path: '', at: 0 };
  const first = initial ? kind.draftOf(initial) : blank;
  let history = newHistory(first);
  let lastMerge: Merge<Draft> | null = null;

  /** Merges the stored version into every step, so that Undo reverts only local changes. */
  function rebase(versions: Pick<Versions<Draft>, 'base' | 'theirs'>) {
    const { follow } = mergeVersions({ ...versions, mine: history.present });
    issues = Object.fromEntries(Object.entries(issues).map(([path, issue]) => [follow(path), issue]));
    history = mapHistory(history, (mine) => mergeVersions({ ...versions, mine }).merged);
  }

  const writer = createWriter({
    kind,
    initial,
    first,
    present: () => history.present,
    onChange: emit,
    onCreated,
    onStale: (versions) => {
      const merge = mergeVersions({ ...versions, mine: history.present });
      if (merge.conflicts.length > 0) return false;
      rebase(versions);
      if (merge.hasTaken) lastMerge = merge;
      return true;
    },
    onIssues: (found) => (issues = byPath(found)),
  });
  // Restores input from before a reload that never reached the server.
  if (writer.recovered) history = record(history, writer.recovered);
  let snapshot = look();
  writer.recover();

  function look(): DocumentState<Draft, Saved> {
    const { saved, stale, refusal } = writer.current();
    return {
      state: history.present,
      saved,
      refusal,
      saveMark: writer.mark(),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      issues,
      conflict: stale,
      merge: lastMerge,
    };
  }
  function emit() {
    snapshot = look();
    listeners.forEach((listener) => listener());
  }
  function go(next: typeof history) {
    if (next.present === history.present) return;
    history = next;
    writer.changed();
    emit();
  }
  function change(update: (draft: Draft) => Draft, { cause, merge }: ChangeOptions = {}) {
    if (cause) writer.because(cause);
    typed = { path: '', at: 0 };
    go(record(history, update(history.present), merge));
  }

  return {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    /** Sets the field at a dotted path. Rapid changes of one field form one undo step. */
    set: (path: string, value: unknown) => {
      const now = Date.now();
      const merge = typed.path === path && now - typed.at < oneStep;
      if (issues[path]) {
        issues = Object.fromEntries(Object.entries(issues).filter(([at]) => at !== path));
      }
      change((draft) => setIn(draft, path, value), { merge });
      typed = { path, at: now };
    },
    undo: () => go(undo(history)),
    redo: () => go(redo(history)),
    setIssues: (found: Record<string, string>) => {
      issues = found;
      emit();
    },
    /** Replaces the draft with a document from the server, such as a restored version. */
    replace: (stored: Saved) => {
      history = record(history, kind.draftOf(stored));
      writer.adopt(stored, history.present);
      emit();
    },
    flush: writer.flush,
    save: writer.save,
    /**
     * Ends a conflict with a merge of both drafts. The server stores both as versions, and Undo returns to either.
     * Returns false if the merge could not be stored yet.
     */
    settle: async (merged: Draft): Promise<boolean> => {
      const { stale } = writer.current();
      if (!stale) return true;
      const decided = conflictSides({ ...stale, mine: history.present });
      rebase(stale);
      if (!equal(decided.theirs, merged)) history = { ...history, past: [...history.past, decided.theirs] };
      await writer.overwrite();
      if (!equal(decided.mine, merged)) {
        // Preserves input from the meantime.
        const settled = (mine: Draft) => mergeVersions({ base: decided.mine, mine, theirs: merged }).merged;
        change(settled, { cause: 'conflict' });
      }
      return await writer.flush();
    },
    start: writer.start,
  };
}
export type DocumentStore<Draft extends object, Saved extends Stored> = ReturnType<
  typeof createDocumentStore<Draft, Saved>
>;

/** Returns the merges with all conflicts decided for one side. */
function conflictSides<Draft extends object>(versions: Versions<Draft>): Record<'mine' | 'theirs', Draft> {
  const { merged, conflicts } = mergeVersions(versions);
  const others = Object.fromEntries(conflicts.map(({ key }) => [key, 'theirs' as const]));
  return { mine: merged, theirs: mergeVersions(versions, others).merged };
}
