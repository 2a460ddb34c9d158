import type { ChangeCause } from '@shortlist/contracts/builder/resume';
import { mapHistory, createUndoHistory, pushState, redo, undo } from './undo-history';
import { indexIssuesByPath } from './issues';
import type { DocumentAdapter, SaveStatus, VersionedDocument } from './document-adapter';
import { mergeVersions, type Merge, type Versions } from './merge';
import { setIn } from './object-path';
import { isDeepEqual } from './object-values';
import { createAutosave } from './autosave';
import { getSaveStatus } from './autosave-reducer';

export interface DocumentState<Draft, Saved> {
  draft: Draft;
  /** The last server response, or null before the first one. */
  stored: Saved | null;
  saveStatus: SaveStatus;
  /** The server's message if it rejects all writes. */
  refusal?: string | undefined;
  /** The field that makes the server reject the draft. `issues` has the message. */
  rejectedPath?: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** Validation messages of the last save, by dotted path. */
  issues: Record<string, string>;
  /** The versions that changed the same field here and elsewhere, or null. A new object reopens the conflict dialog. */
  conflict: Pick<Versions<Draft>, 'base' | 'theirs'> | null;
  merge: Pick<Merge<Draft>, 'mapPath'> | null;
}

export interface ChangeOptions {
  /** The server keeps the previous state as a version with this cause. */
  cause?: ChangeCause;
  /** Makes the change part of the previous undo step. */
  shouldExtendLastStep?: boolean;
}

/** Keystrokes in one field within this many milliseconds form one undo step. */
const undoMergeWindowMs = 1000;

/**
 * Creates the store of an open document, with its draft, undo history and autosave. The store exists outside React, so
 * that each field subscribes only to its own value.
 */
export function createDocumentStore<Draft extends object, Saved extends VersionedDocument>(
  adapter: DocumentAdapter<Draft, Saved>,
  storedDocument: Saved | null,
  emptyDraft: Draft,
  onCreated: (id: string) => void,
) {
  const listeners = new Set<() => void>();
  let issues: Record<string, string> = {};
  let lastFieldEdit = { path: '', time: 0 };
  const initialDraft = storedDocument ? adapter.toDraft(storedDocument) : emptyDraft;
  let history = createUndoHistory(initialDraft);
  let lastMerge: Merge<Draft> | null = null;

  /** Merges the stored version into every undo step, so that Undo reverts only local changes. */
  function rebase(versions: Pick<Versions<Draft>, 'base' | 'theirs'>) {
    const { mapPath } = mergeVersions({ ...versions, mine: history.present });
    issues = Object.fromEntries(Object.entries(issues).map(([path, issue]) => [mapPath(path), issue]));
    history = mapHistory(history, (mine) => mergeVersions({ ...versions, mine }).merged);
  }

  const autosave = createAutosave({
    adapter,
    storedDocument,
    initialDraft,
    onChange: notify,
    onCreated,
    onNewerVersion: (versions) => {
      const merge = mergeVersions({ ...versions, mine: history.present });
      if (merge.conflicts.length > 0) return undefined;
      rebase(versions);
      if (merge.hasMergedTheirs) lastMerge = merge;
      return history.present;
    },
    onIssues: (newIssues) => (issues = indexIssuesByPath(newIssues)),
  });
  // Restores input that never reached the server before a reload.
  const recoveredDraft = autosave.getState().draft;
  if (recoveredDraft !== initialDraft) history = pushState(history, recoveredDraft);
  let snapshot = createSnapshot();
  autosave.recover();

  function createSnapshot(): DocumentState<Draft, Saved> {
    const state = autosave.getState();
    const { stored, conflict, refusal, rejectedPath } = state;
    return {
      draft: history.present,
      stored,
      refusal,
      rejectedPath,
      saveStatus: getSaveStatus(state),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      issues,
      conflict,
      merge: lastMerge,
    };
  }
  function notify() {
    snapshot = createSnapshot();
    listeners.forEach((listener) => listener());
  }
  function setHistory(next: typeof history) {
    if (next.present === history.present) return;
    history = next;
    autosave.edit(history.present);
  }
  function change(update: (draft: Draft) => Draft, options: ChangeOptions = {}) {
    if (options.cause) autosave.setCause(options.cause);
    lastFieldEdit = { path: '', time: 0 };
    setHistory(pushState(history, update(history.present), options.shouldExtendLastStep));
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    updateDraft: change,
    setField: (path: string, value: unknown) => {
      const now = Date.now();
      const isContinuedEdit = lastFieldEdit.path === path && now - lastFieldEdit.time < undoMergeWindowMs;
      if (issues[path]) {
        issues = Object.fromEntries(Object.entries(issues).filter(([issuePath]) => issuePath !== path));
      }
      change((draft) => setIn(draft, path, value), { shouldExtendLastStep: isContinuedEdit });
      lastFieldEdit = { path, time: now };
    },
    undo: () => setHistory(undo(history)),
    redo: () => setHistory(redo(history)),
    setIssues: (newIssues: Record<string, string>) => {
      issues = newIssues;
      notify();
    },
    /** Replaces the draft with a document from the server, such as a restored version. */
    replaceStored: (stored: Saved) => {
      history = pushState(history, adapter.toDraft(stored));
      autosave.replace(stored, history.present);
    },
    flush: autosave.flush,
    save: autosave.save,
    /**
     * Ends a conflict with a merge of both drafts. The server stores both as versions, and Undo can return to either.
     * Returns false if the merge couldn't be stored yet.
     */
    resolveConflict: async (merged: Draft): Promise<boolean> => {
      const { conflict } = autosave.getState();
      if (!conflict) return true;
      const mergesBySide = mergeForEachSide({ ...conflict, mine: history.present });
      rebase(conflict);
      if (!isDeepEqual(mergesBySide.theirs, merged))
        history = { ...history, past: [...history.past, mergesBySide.theirs] };
      await autosave.overwrite(history.present);
      if (!isDeepEqual(mergesBySide.mine, merged)) {
        // Preserves input typed in the meantime.
        const mergeLaterInput = (mine: Draft) =>
          mergeVersions({ base: mergesBySide.mine, mine, theirs: merged }).merged;
        change(mergeLaterInput, { cause: 'conflict' });
      }
      return await autosave.flush();
    },
    start: autosave.start,
  };
}
export type DocumentStore<Draft extends object, Saved extends VersionedDocument> = ReturnType<
  typeof createDocumentStore<Draft, Saved>
>;

/** Returns one merge with every conflict decided for `mine`, and one with every conflict decided for `theirs`. */
function mergeForEachSide<Draft extends object>(versions: Versions<Draft>): Record<'mine' | 'theirs', Draft> {
  const { merged, conflicts } = mergeVersions(versions);
  const theirChoices = Object.fromEntries(conflicts.map(({ key }) => [key, 'theirs' as const]));
  return { mine: merged, theirs: mergeVersions(versions, theirChoices).merged };
}
