export type SaveState = 'saved' | 'saving' | 'failed';

/** Milliseconds from the last change until a value is saved. */
const debounceMs = 800;

export interface Autosave<T> {
  schedule: (value: T) => void;
  /**
   * Saves pending changes now. Never rejects: resolves to false if saving failed and the value is kept for the next
   * attempt.
   */
  flush: () => Promise<boolean>;
}

/**
 * Creates an autosave for a value that changes often: one request at a time, the last value wins, and a failed value is
 * kept.
 */
export function createAutosave<T>(save: (value: T) => Promise<void>, onState: (state: SaveState) => void): Autosave<T> {
  let pending: { value: T } | undefined;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function savePending(): Promise<boolean> {
    while (pending) {
      const current = pending;
      pending = undefined;
      onState('saving');
      try {
        await save(current.value);
      } catch (error) {
        console.error('The value could not be saved', error);
        pending ??= current;
        onState('failed');
        return false;
      }
    }
    onState('saved');
    return true;
  }

  const flush = () => {
    clearTimeout(timer);
    if (!pending && !running) return Promise.resolve(true);
    running ??= savePending().finally(() => (running = undefined));
    return running;
  };

  return {
    flush,
    schedule(value) {
      pending = { value };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), debounceMs);
    },
  };
}
