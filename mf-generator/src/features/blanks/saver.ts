export type SaveState = 'saved' | 'saving' | 'failed';

/** Milliseconds from the last change until a value is saved. */
const patience = 800;

export interface Saver<T> {
  change: (value: T) => void;
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
export function createSaver<T>(save: (value: T) => Promise<void>, onState: (state: SaveState) => void): Saver<T> {
  let pending: { value: T } | undefined;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<boolean> {
    while (pending) {
      const now = pending;
      pending = undefined;
      onState('saving');
      try {
        await save(now.value);
      } catch (error) {
        console.error('Could not save the value', error);
        pending ??= now;
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
    running ??= run().finally(() => (running = undefined));
    return running;
  };

  return {
    flush,
    change(value) {
      pending = { value };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), patience);
    },
  };
}
