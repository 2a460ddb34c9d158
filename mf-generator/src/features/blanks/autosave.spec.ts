import { createAutosave, type SaveState } from './autosave';

describe('autosave', () => {
  const states: SaveState[] = [];
  beforeEach(() => {
    states.length = 0;
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const createTestAutosave = (save: (value: string) => Promise<void>) =>
    createAutosave(save, (state) => states.push(state));

  it('saves the last value after a pause', async () => {
    const save = jest.fn(() => Promise.resolve());
    const { schedule } = createTestAutosave(save);
    schedule('a');
    await jest.advanceTimersByTimeAsync(700);
    schedule('ab');
    await jest.advanceTimersByTimeAsync(700);
    expect(save).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(save.mock.calls).toEqual([['ab']]);
    expect(states).toEqual(['saving', 'saved']);
  });

  it('runs one request at a time, and then saves later changes', async () => {
    const resolvers: (() => void)[] = [];
    const save = jest.fn(() => new Promise<void>((resolve) => resolvers.push(resolve)));
    const { schedule, flush } = createTestAutosave(save);
    schedule('a');
    const firstFlush = flush();
    schedule('b');
    schedule('c');
    const secondFlush = flush();
    expect(save.mock.calls).toEqual([['a']]);
    resolvers[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(save.mock.calls).toEqual([['a'], ['c']]);
    resolvers[1]?.();
    await expect(Promise.all([firstFlush, secondFlush])).resolves.toEqual([true, true]);
  });

  it('keeps a failed value until the next attempt', async () => {
    let isOffline = true;
    const savedValues: string[] = [];
    const { schedule, flush } = createTestAutosave((value) => {
      if (isOffline) return Promise.reject(new Error('offline'));
      savedValues.push(value);
      return Promise.resolve();
    });
    schedule('a');
    await expect(flush()).resolves.toBe(false);
    expect(states).toEqual(['saving', 'failed']);
    isOffline = false;
    await expect(flush()).resolves.toBe(true);
    expect(savedValues).toEqual(['a']);
  });

  it('does nothing when nothing has changed', async () => {
    const save = jest.fn(() => Promise.resolve());
    await expect(createTestAutosave(save).flush()).resolves.toBe(true);
    expect(save).not.toHaveBeenCalled();
  });
});
