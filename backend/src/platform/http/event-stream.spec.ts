import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Response } from 'express';
import { EventStream } from './event-stream';
import { getDisconnectSignal } from './abort-signal';

describe('event stream', () => {
  let server: Server;
  afterEach(() => server.close());

  it('treats a client that stops reading as disconnected', async () => {
    let resolveError: (reason: unknown) => void;
    const streamError = new Promise((resolve) => (resolveError = resolve));
    server = createServer((_request, response) => {
      const stream = new EventStream(response as Response, getDisconnectSignal(response as Response), 50);
      const sendForever = async () => {
        for (;;) await stream.send({ type: 'error', status: 500, code: 'internal', message: 'x'.repeat(1_000_000) });
      };
      sendForever().catch(resolveError);
    }).listen(0);
    const socket = connect((server.address() as AddressInfo).port).pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await streamError).toMatchObject({ name: 'AbortError' });
    const closed = once(socket, 'close');
    socket.on('error', () => undefined).resume();
    await closed;
  });
});
