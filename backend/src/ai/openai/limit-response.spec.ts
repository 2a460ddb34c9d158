import { limitEvents } from './limit-response';

const encoder = new TextEncoder();

/** Sends chunks until the limit closes the stream. Returns the forwarded events and the number of bytes read. */
async function send(chunks: Iterable<string>) {
  let bytesRead = 0;
  const iterator = chunks[Symbol.iterator]();
  const source = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = iterator.next();
        if (done) return controller.close();
        const bytes = encoder.encode(value);
        bytesRead += bytes.length;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  const events: string[] = [];
  let failure: unknown;
  try {
    for await (const bytes of source.pipeThrough(limitEvents())) events.push(new TextDecoder().decode(bytes));
  } catch (error) {
    failure = error;
  }
  return { events, bytesRead, failure };
}

function* repeat(text: string, count: number) {
  for (let i = 0; i < count; i++) yield text;
}

const limitError = expect.objectContaining({ kind: 'nonsense', message: 'The response exceeds the byte limit' });

describe('limitEvents', () => {
  it('forwards each event as one chunk, however it arrives', async () => {
    const text = 'data: {"a": "é"}\n\ndata: b\r\n\r\n\n\ndata: c\ndata: d\n\ndata: e';
    const events = ['data: {"a": "é"}\n\n', 'data: b\n\n', 'data: c\ndata: d\n\n', 'data: e\n\n'];
    expect((await send([text])).events).toEqual(events);
    expect((await send([...text])).events).toEqual(events);
  });

  it('drops comments and event names', async () => {
    const { events } = await send([': keep-alive\n\nevent: thread.run\nid: 7\nretry: 1\ndata: {bad\n\n']);
    expect(events).toEqual(['data: {bad\n\n']);
  });

  it('forwards the longest allowed completion, in the smallest chunks and in a single chunk', async () => {
    const token = `data: ${JSON.stringify({ id: 'x'.repeat(220), choices: [{ index: 0, delta: { content: 'x' } }] })}\n\n`;
    expect(token.length).toBeLessThan(300);
    const tokens = await send(repeat(token, 59_900));
    expect([tokens.events.length, tokens.failure]).toEqual([59_900, undefined]);
    const whole = await send([`data: ${'\\u00e9'.repeat(60_000)}\n\n`]);
    expect([whole.events.length, whole.failure]).toEqual([1, undefined]);
  });

  it('stops at an event that never ends', async () => {
    const { events, bytesRead, failure } = await send(repeat('data: x\n', 10_000_000));
    expect(failure).toEqual(limitError);
    expect(events).toEqual([]);
    expect(bytesRead).toBeLessThan(370_000);
  });

  it('stops after too many bytes or too many events', async () => {
    const large = await send(repeat(`data: ${'x'.repeat(100_000)}\n\n`, 1_000));
    expect(large.failure).toEqual(limitError);
    expect(large.bytesRead).toBeLessThan(18_200_000);
    const empty = await send(repeat('\n\n'.repeat(1_000), 1_000));
    expect(empty.failure).toEqual(limitError);
    expect(empty.bytesRead).toBeLessThan(124_000);
  });
});
