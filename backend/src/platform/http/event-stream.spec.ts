import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Response } from 'express';
import { EventStream, maxStreamSecondsUnread } from './event-stream';
import { getDisconnectSignal } from './abort-signal';

describe('event stream', () => {
  let server: Server;
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] }));
  afterEach(() => {
    jest.useRealTimers();
    server.close();
  });

  it('treats a client that stops reading as disconnected', async () => {
    let resolveError: (reason: unknown) => void;
    const streamError = new Promise((resolve) => (resolveError = resolve));
    let markUnread: () => void;
    const unreadPromise = new Promise<void>((resolve) => (markUnread = resolve));
    server = createServer((_request, response) => {
      const stream = new EventStream(response as Response, getDisconnectSignal(response as Response));
      const sendForever = async () => {
        for (;;) {
          const sent = stream.send({ type: 'error', status: 500, code: 'internal', message: 'x'.repeat(30_000_000) });
          if (response.writableNeedDrain) markUnread();
          await sent;
        }
      };
      sendForever().catch(resolveError);
    }).listen(0);
    const socket = connect((server.address() as AddressInfo).port).pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await unreadPromise;
    jest.advanceTimersByTime(maxStreamSecondsUnread * 1_000);
    expect(await streamError).toMatchObject({ name: 'AbortError' });
    const closePromise = once(socket, 'close');
    socket.on('error', () => undefined).resume();
    await closePromise;
  });
});
