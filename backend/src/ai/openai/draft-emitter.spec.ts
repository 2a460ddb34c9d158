import { DraftEmitter } from './draft-emitter';

function createEmitter(build = (text: string) => Promise.resolve(text)) {
  const built: string[] = [];
  const emitted: string[] = [];
  const emitter = new DraftEmitter(
    { text: '' },
    ({ text }) => {
      built.push(text);
      return build(text);
    },
    (draft) => Promise.resolve(void emitted.push(draft)),
  );
  /** Follows a call that sends a text in chunks. Each chunk is sent after the previous drafts are finished. */
  const stream = (text: string, chunkLength: number) =>
    emitter.follow('text', async (onText) => {
      for (let end = chunkLength; end < text.length + chunkLength; end += chunkLength) {
        onText?.(text.slice(0, end));
        await new Promise(setImmediate);
      }
      return 'done';
    });
  return { emitter, built, emitted, stream };
}

describe('DraftEmitter', () => {
  it('builds few drafts, however small the chunks are, and a last draft from the whole text', async () => {
    for (const chunkLength of [1, 7, 24]) {
      const { built, emitted, stream } = createEmitter();
      const text = 'x'.repeat(33_000);
      expect(await stream(text, chunkLength)).toBe('done');
      expect(built.length).toBeLessThan(90);
      expect(built.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(25 * text.length);
      expect([emitted[0]?.length, emitted.at(-1)]).toEqual([expect.any(Number), text]);
      expect(emitted[0]?.length).toBeLessThan(100 + chunkLength);
    }
  });

  it('builds one draft at a time, always from the newest text', async () => {
    const finishers: (() => void)[] = [];
    const { emitter, built, emitted } = createEmitter(
      (text) => new Promise((resolve) => finishers.push(() => resolve(text))),
    );
    const call = emitter.follow('text', (onText) => {
      for (let length = 100; length <= 1_000; length += 100) onText?.('x'.repeat(length));
      return Promise.resolve();
    });
    expect(built.map(({ length }) => length)).toEqual([100]);
    finishers.shift()?.();
    await new Promise(setImmediate);
    expect(built.map(({ length }) => length)).toEqual([100, 1_000]);
    finishers.shift()?.();
    await call;
    expect(emitted).toEqual(built);
  });

  it('does not emit a draft that equals the previous one', async () => {
    const { built, emitted, stream } = createEmitter(() => Promise.resolve('same'));
    await stream('x'.repeat(1_000), 10);
    expect(built.length).toBeGreaterThan(2);
    expect(emitted).toEqual(['same']);
  });

  it('finishes the call without further drafts if one fails', async () => {
    const { built, stream } = createEmitter(() => Promise.reject(new Error('too complex')));
    expect(await stream('x'.repeat(1_000), 10)).toBe('done');
    expect(built).toHaveLength(1);
  });

  it('throws the error of the call only after the running draft has finished', async () => {
    let finish = (): void => undefined;
    const { emitter, emitted } = createEmitter((text) => new Promise((resolve) => (finish = () => resolve(text))));
    const call = emitter.follow('text', (onText) => {
      onText?.('x'.repeat(100));
      return Promise.reject(new Error('reset'));
    });
    const outcome = call.catch((error: Error) => `${error.message} after ${emitted.length} draft`);
    await new Promise(setImmediate);
    finish();
    expect(await outcome).toBe('reset after 1 draft');
  });
});
