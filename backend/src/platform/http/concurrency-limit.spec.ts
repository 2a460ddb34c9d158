import { EventEmitter, once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { EMPTY } from 'rxjs';
import { ConcurrencyLimiter, maxSecondsUnread } from './concurrency-limit';
import { trackRequest } from './current-request';

const limits = { running: { owner: 1, network: 2, all: 3 }, waiting: { owner: 1, network: 3, all: 4 } };

let limiter: ConcurrencyLimiter;
let startedOwners: string[];
beforeEach(() => {
  limiter = new ConcurrencyLimiter(limits);
  startedOwners = [];
});

/** Starts a call of `owner` from `ip`, and returns a function that ends it. */
async function start(ip: string, owner: string, signal?: AbortSignal): Promise<() => void> {
  const request = { ip, session: { ownerId: owner } } as unknown as Request;
  const release = await new Promise<() => void>((resolve, reject) =>
    trackRequest(request, new EventEmitter() as Response, () => void limiter.acquire(signal).then(resolve, reject)),
  );
  startedOwners.push(owner);
  return release;
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('limits the concurrent calls per owner, per network and in total', async () => {
  const end = await start('1.1.1.1', 'a');
  await start('1.1.1.1', 'b');
  for (const [ip, owner] of [
    ['1.1.1.1', 'a'],
    ['1.1.1.1', 'c'],
    ['2.2.2.2', 'd'],
    ['2.2.2.2', 'e'],
  ] as const)
    void start(ip, owner);
  await settle();
  expect(startedOwners).toEqual(['a', 'b', 'd']);
  end();
  await settle();
  expect(startedOwners).toHaveLength(4);
});

it('rejects a call if too many wait', async () => {
  await start('1.1.1.1', 'a');
  void start('1.1.1.1', 'a');
  await expect(start('1.1.1.1', 'a')).rejects.toMatchObject({ code: 'unavailable' });
});

it('drops a waiting call whose client has left', async () => {
  const end = await start('1.1.1.1', 'a');
  const controller = new AbortController();
  const waitingCall = start('1.1.1.1', 'a', controller.signal);
  controller.abort(new Error('left'));
  await expect(waitingCall).rejects.toThrow('left');
  end();
  await settle();
  expect(startedOwners).toEqual(['a']);
});

describe('a client that is slow to read', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('is disconnected, so that the next client gets its slot', async () => {
    const singleLimiter = new ConcurrencyLimiter({ ...limits, running: { owner: 1, network: 1, all: 1 } });
    const server = createServer((request, response) =>
      trackRequest(Object.assign(request, { session: {} }) as Request, response as Response, () => {
        const context = { switchToHttp: () => ({ getResponse: () => response }) } as unknown as ExecutionContext;
        // More than the buffers of the operating system hold.
        void singleLimiter.intercept(context, { handle: () => EMPTY }).then(() => response.end('A'.repeat(30_000_000)));
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const sendRequest = () => get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false });
    const slowClient = sendRequest().on('error', () => undefined);
    const [unreadResponse] = (await once(slowClient, 'response')) as [IncomingMessage];
    unreadResponse.on('error', () => undefined);
    const nextResponse = once(sendRequest(), 'response') as Promise<[IncomingMessage]>;
    await once(server, 'request');
    jest.advanceTimersByTime(maxSecondsUnread * 1_000);
    const [{ statusCode }] = await nextResponse;
    expect(statusCode).toBe(200);
    server.closeAllConnections();
    server.close();
  });
});
