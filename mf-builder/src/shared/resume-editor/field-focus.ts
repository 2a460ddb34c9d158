export interface FieldFocus {
  /** Path of the field that is being edited, or '' if there is none. */
  focusedPath: string;
  /** The field that another component requested. Each request is a new object. */
  requestedField: { path: string } | null;
}

/** Tracks the focused field outside React, so that moving through a form doesn't re-render it. */
export function createFocusStore() {
  const listeners = new Set<() => void>();
  let focus: FieldFocus = { focusedPath: '', requestedField: null };
  const updateFocus = (next: FieldFocus) => {
    focus = next;
    listeners.forEach((listener) => listener());
  };
  return {
    getSnapshot: () => focus,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    requestField: (path: string) => updateFocus({ ...focus, requestedField: { path } }),
    clearRequest: () => updateFocus({ ...focus, requestedField: null }),
    setFocusedPath: (path: string) => {
      if (path !== focus.focusedPath) updateFocus({ ...focus, focusedPath: path });
    },
  };
}
export type FocusStore = ReturnType<typeof createFocusStore>;

/** Returns the field's control or, without one, the first control below the path ("experience.1"). */
export function findFieldElement(path: string): HTMLElement | null {
  const name = CSS.escape(path);
  return document.querySelector<HTMLElement>(`[data-field="${name}"], [data-field^="${name}."]`);
}

/** Returns the control of the nearest path that has one. For example, "skills.3" is edited in "skills". */
export function findNearestFieldElement(path: string): HTMLElement | null {
  for (
    let currentPath = path;
    currentPath;
    currentPath = currentPath.slice(0, Math.max(0, currentPath.lastIndexOf('.')))
  ) {
    const control = findFieldElement(currentPath);
    if (control) return control;
  }
  return null;
}
