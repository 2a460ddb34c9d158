export type SaveState = 'saved' | 'saving' | 'failed';

/** Delay after the last change, in milliseconds. */
const debounceMs = 800;

export interface Autosave<T> {
  schedule: (value: T) => void;
  /**
   * Saves a pending value immediately. Never rejects. Resolves to false if saving fails. The next attempt then retries
   * the value.
   */
  flush: () => Promise<boolean>;
}

/**
 * Saves a frequently changing value, one request at a time. The last value wins. A value that failed to save stays
 * pending.
 */
export function createAutosave<T>(
  save: (value: T) => Promise<void>,
  onStateChange: (state: SaveState) => void,
): Autosave<T> {
  let pendingChange: { value: T } | undefined;
  let runningSave: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function savePending(): Promise<boolean> {
    while (pendingChange) {
      const change = pendingChange;
      pendingChange = undefined;
      onStateChange('saving');
      try {
        await save(change.value);
      } catch (error) {
        console.error('The value could not be saved', error);
        pendingChange ??= change;
        onStateChange('failed');
        return false;
      }
    }
    onStateChange('saved');
    return true;
  }

  const flush = () => {
    clearTimeout(timer);
    if (!pendingChange && !runningSave) return Promise.resolve(true);
    runningSave ??= savePending().finally(() => (runningSave = undefined));
    return runningSave;
  };

  return {
    flush,
    schedule(value) {
      pendingChange = { value };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), debounceMs);
    },
  };
}
