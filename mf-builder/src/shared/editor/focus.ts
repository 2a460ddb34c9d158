/** The field that the person is in, and the field that the form is asked to go to. */
export interface Focus {
  /** Path of the field that is being edited; '' when none is. */
  path: string;
  /** The field that something else asked for; a new object with each asking. */
  wanted: { path: string } | null;
}

/** Fields hear of it, screens and panels ask for it; outside React, so that moving through a form draws nothing anew. */
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
    /** Opens the section and entry of a field and goes into it. */
    want: (path: string) => set({ ...focus, wanted: { path } }),
    arrived: () => set({ ...focus, wanted: null }),
    enter: (path: string) => {
      if (path !== focus.path) set({ ...focus, path });
    },
  };
}
export type FocusStore = ReturnType<typeof createFocus>;

/** The control of a field in the page: its own, else the first of what lies under the path ("experience.1"). */
export function controlOf(path: string): HTMLElement | null {
  const name = CSS.escape(path);
  return document.querySelector<HTMLElement>(`[data-field="${name}"], [data-field^="${name}."]`);
}

/** The nearest control around a path that has none of its own: "skills.3" is edited in "skills". */
export function controlAround(path: string): HTMLElement | null {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const control = controlOf(at);
    if (control) return control;
  }
  return null;
}
