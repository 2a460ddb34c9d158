import { equal } from './paths';

export interface History<T> {
  past: T[];
  present: T;
  future: T[];
}

export const mostSteps = 200;

export const newHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Records a new state. `merge` continues the previous step, as typing a letter continues a word. */
export function record<T>({ past, present }: History<T>, next: T, merge = false): History<T> {
  return { past: merge ? past : [...past, present].slice(-mostSteps), present: next, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}

/** Applies a change to the text of every step, and drops steps that then change nothing. */
export function mapHistory<T>({ past, present, future }: History<T>, change: (text: T) => T): History<T> {
  const texts = [...past, present, ...future].map(change);
  const now = texts[past.length] as T;
  const isStep = (text: T, neighbor: T | undefined) => !equal(text, neighbor);
  return {
    past: texts.slice(0, past.length).filter((text, i) => isStep(text, texts[i + 1])),
    present: now,
    future: texts.slice(past.length + 1).filter((text, i) => isStep(text, texts[past.length + i])),
  };
}
