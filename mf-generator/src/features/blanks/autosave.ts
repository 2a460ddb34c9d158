export type SaveState = 'saved' | 'saving' | 'failed';

/** Delay after the last change, in milliseconds. */
const debounceMs = 800;

export interface Autosave<T> {
  schedule: (value: T) => void;
  /**
   * Saves pending changes immediately. Never rejects; resolves to false if saving failed, in which case the next
   * attempt retries the value.
   */
  flush: () => Promise<boolean>;
}

/**
 * Saves a frequently changing value, one request at a time. The last value wins. A value that failed to save stays
 * pending.
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
