export interface Focus {
  /** Path of the field that is being edited; '' if there is none. */
  path: string;
  /** Field requested by another component; a new object for each request. */
  wanted: { path: string } | null;
}

/** Creates the focus store of a form. Lives outside React, so that moving through a form does not re-render. */
export function createFocus() {
  const listeners = new Set<() => void>();
  let focus: Focus = { path: '', wanted: null };
  const set = (next: Focus) => {
    focus = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => focus,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    want: (path: string) => set({ ...focus, wanted: { path } }),
    arrived: () => set({ ...focus, wanted: null }),
    enter: (path: string) => {
      if (path !== focus.path) set({ ...focus, path });
    },
  };
}
export type FocusStore = ReturnType<typeof createFocus>;

/** Returns the control of a field: its own, or else the first control below the path ("experience.1"). */
export function controlOf(path: string): HTMLElement | null {
  const name = CSS.escape(path);
  return document.querySelector<HTMLElement>(`[data-field="${name}"], [data-field^="${name}."]`);
}

/** Returns the nearest control for a path without its own: "skills.3" is edited in "skills". */
export function controlAround(path: string): HTMLElement | null {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const control = controlOf(at);
    if (control) return control;
  }
  return null;
}
