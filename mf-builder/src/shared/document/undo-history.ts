import { isDeepEqual } from './object-values';

export interface UndoHistory<T> {
  past: T[];
  present: T;
  future: T[];
}

export const maxUndoSteps = 200;

export const createUndoHistory = <T>(present: T): UndoHistory<T> => ({ past: [], present, future: [] });

/** Adds an undo step or, if `shouldExtendStep`, extends the previous step, for example by another letter of a word. */
export function pushState<T>({ past, present }: UndoHistory<T>, next: T, shouldExtendStep = false): UndoHistory<T> {
  return { past: shouldExtendStep ? past : [...past, present].slice(-maxUndoSteps), present: next, future: [] };
}

export function undo<T>(history: UndoHistory<T>): UndoHistory<T> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] };
}

export function redo<T>(history: UndoHistory<T>): UndoHistory<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}

/** Applies a change to every state and drops undo steps that no longer change anything. */
export function mapHistory<T>({ past, present, future }: UndoHistory<T>, change: (state: T) => T): UndoHistory<T> {
  const states = [...past, present, ...future].map(change);
  const newPresent = states[past.length] as T;
  const isStep = (state: T, neighbor: T | undefined) => !isDeepEqual(state, neighbor);
  return {
    past: states.slice(0, past.length).filter((state, i) => isStep(state, states[i + 1])),
    present: newPresent,
    future: states.slice(past.length + 1).filter((state, i) => isStep(state, states[past.length + i])),
  };
}
