import { createSaver, type SaveState } from './saver';

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
  const saver = (save: (value: string) => Promise<void>) => createSaver(save, (state) => states.push(state));

  it('saves the last value after a pause', async () => {
    const save = jest.fn(() => Promise.resolve());
    const { change } = saver(save);
    change('a');
    await jest.advanceTimersByTimeAsync(700);
    change('ab');
    await jest.advanceTimersByTimeAsync(700);
    expect(save).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(save.mock.calls).toEqual([['ab']]);
    expect(states).toEqual(['saving', 'saved']);
  });

  it('runs one request at a time and then saves what changed in the meantime', async () => {
    const ends: (() => void)[] = [];
    const save = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const { change, flush } = saver(save);
    change('a');
    const first = flush();
    change('b');
    change('c');
    const second = flush();
    expect(save.mock.calls).toEqual([['a']]);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(save.mock.calls).toEqual([['a'], ['c']]);
    ends[1]?.();
    await expect(Promise.all([first, second])).resolves.toEqual([true, true]);
  });

  it('keeps a failed value until the next attempt', async () => {
    let broken = true;
    const saved: string[] = [];
    const { change, flush } = saver((value) => {
      if (broken) return Promise.reject(new Error('offline'));
      saved.push(value);
      return Promise.resolve();
    });
    change('a');
    await expect(flush()).resolves.toBe(false);
    expect(states).toEqual(['saving', 'failed']);
    broken = false;
    await expect(flush()).resolves.toBe(true);
    expect(saved).toEqual(['a']);
  });

  it('does nothing when nothing has changed', async () => {
    const save = jest.fn(() => Promise.resolve());
    await expect(saver(save).flush()).resolves.toBe(true);
    expect(save).not.toHaveBeenCalled();
  });
});
