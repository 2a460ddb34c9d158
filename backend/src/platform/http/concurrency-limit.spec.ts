import type { Request, Response } from 'express';
import { ConcurrencyLimiter } from './concurrency-limit';
import { trackRequest } from './current-request';

const limits = { running: { owner: 1, network: 2, all: 3 }, waiting: { owner: 1, network: 3, all: 4 } };

let limiter: ConcurrencyLimiter;
let started: string[];
beforeEach(() => {
  limiter = new ConcurrencyLimiter(limits);
  started = [];
});

/** Starts a call of `owner` from `ip`, and returns a function that ends it. */
async function start(ip: string, owner: string, signal?: AbortSignal): Promise<() => void> {
  const request = { ip, session: { ownerId: owner } } as unknown as Request;
  const release = await new Promise<() => void>((resolve, reject) =>
    trackRequest(request, {} as Response, () => void limiter.acquire(signal).then(resolve, reject)),
  );
  started.push(owner);
  return release;
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('limits the calls of an owner, of a network, and of all', async () => {
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
  expect(started).toEqual(['a', 'b', 'd']);
  end();
  await settle();
  expect(started).toHaveLength(4);
});

it('rejects a call if too many wait', async () => {
  await start('1.1.1.1', 'a');
  void start('1.1.1.1', 'a');
  await expect(start('1.1.1.1', 'a')).rejects.toMatchObject({ code: 'unavailable' });
});

it('drops a waiting call whose client has left', async () => {
  const end = await start('1.1.1.1', 'a');
  const controller = new AbortController();
  const waiting = start('1.1.1.1', 'a', controller.signal);
  controller.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  end();
  await settle();
  expect(started).toEqual(['a']);
});
