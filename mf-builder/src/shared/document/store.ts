import type { ChangeCause } from '@shortlist/contracts/builder/saved-resume';
import { newHistory, record, redo, undo } from './history';
import { byPath } from './issues';
import type { DocumentKind, SaveMark, Stored } from './kind';
import { equal, setIn } from './paths';
import { createWriter } from './writer';

/** What a screen sees of a document that is being written. */
export interface DocumentState<Draft, Saved> {
  state: Draft;
  /** What the server answered last; null before the first answer. */
  saved: Saved | null;
  /** Differs from what was saved last, whether or not it is kept as a draft. */
  dirty: boolean;
  saveMark: SaveMark;
  canUndo: boolean;
  canRedo: boolean;
  /** What a save found wrong, by dotted path, in words. */
  issues: Record<string, string>;
  /** What is stored by now, when it was changed somewhere else while something was typed here. */
  theirs: Saved | null;
}

export interface ChangeOptions {
  /** Why, for the version that the server keeps before it. */
  cause?: ChangeCause;
  /** Continues the step before: both are taken back together. */
  merge?: boolean;
}

/** What is typed in one field within so many milliseconds is one step back. */
const oneStep = 1000;

/** A document that is being written: its text, the way back, and its writer. Lives outside React, so that a field hears only of itself. */
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

  const writer = createWriter({
    kind,
    initial,
    first,
    present: () => history.present,
    onChange: emit,
    onCreated,
    onIssues: (found) => (issues = byPath(found)),
  });
  // What was typed before a reload, and never reached the server.
  if (writer.recovered) history = record(history, writer.recovered);
  let snapshot = look();

  function look(): DocumentState<Draft, Saved> {
    const { saved, theirs, lastSave } = writer.current();
    return {
      state: history.present,
      saved,
      dirty: saved ? !lastSave || !equal(lastSave, history.present) : !equal(blank, history.present),
      saveMark: writer.mark(),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      issues,
      theirs,
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
    /** Sets the field at a dotted path, as a key pressed in it does. */
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
    /** The server answered with another face of the document, such as one that was restored. */
    replace: (stored: Saved) => {
      history = record(history, kind.draftOf(stored));
      writer.adopt(stored, history.present);
      emit();
    },
    flush: writer.flush,
    save: writer.save,
    /** After a conflict: what is typed here stands, what is stored is kept as a version (and can be taken back to). */
    keepMine: async (): Promise<boolean> => {
      const { theirs } = writer.current();
      const mine = history.present;
      if (!(await writer.keepMine())) return false;
      if (theirs && history.present === mine) {
        history = { past: [...history.past, kind.draftOf(theirs)], present: mine, future: [] };
        emit();
      }
      return true;
    },
    /** After a conflict: what is stored stands, what was typed here is kept as a version (and can be taken back to). */
    takeTheirs: async (): Promise<boolean> => {
      const { theirs } = writer.current();
      if (!theirs || !(await writer.keepMine())) return false;
      change(() => kind.draftOf(theirs), { cause: 'conflict' });
      return await writer.flush();
    },
    /** Begins to follow the window: network, other tabs, leaving. Answers how to stop. */
    start: () =>
      writer.start((stored) => {
        history = record(history, kind.draftOf(stored));
        return history.present;
      }),
  };
}
export type DocumentStore<Draft extends object, Saved extends Stored> = ReturnType<
  typeof createDocumentStore<Draft, Saved>
>;
