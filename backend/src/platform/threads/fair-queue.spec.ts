import { EventEmitter, getEventListeners } from 'node:events';
import type { Request, Response } from 'express';
import { trackRequest } from '../http/current-request';
import { FairQueue, type QueueLimits } from './fair-queue';

const limits: QueueLimits = { waiting: { owner: 3, network: 5, all: 8 }, running: { owner: 1, network: 2 } };
const unavailable = { code: 'unavailable', details: { retryAfter: 5 } };

let queue: FairQueue<string, string>;
beforeEach(() => {
  queue = new FairQueue(limits);
});

function enqueue(ip: string, owner: string, request: string, signal?: AbortSignal): Promise<string> {
  let result: Promise<string> | undefined;
  const httpRequest = { ip, session: { ownerId: owner } } as unknown as Request;
  trackRequest(httpRequest, new EventEmitter() as Response, () => {
    result = queue.enqueue(request, () => undefined, signal);
  });
  // Prevents unhandled rejections of requests that a test does not await.
  result?.catch(() => undefined);
  return result ?? Promise.reject(new Error('no request'));
}
function takeAll(): string[] {
  const requests: string[] = [];
  for (let work = queue.take(); work; work = queue.take()) requests.push(work.request);
  return requests;
}
/** Takes the requests one by one, each after the previous one is done. */
function runInTurn(): string[] {
  const requests: string[] = [];
  for (let work = queue.take(); work; work = queue.take()) {
    requests.push(work.request);
    queue.markDone(work);
  }
  return requests;
}

it('alternates between networks, and within a network between its owners', () => {
  for (const request of ['a1', 'a2', 'a3']) void enqueue('1.1.1.1', 'a', request);
  void enqueue('1.1.1.1', 'b', 'b1');
  for (const request of ['c1', 'c2']) void enqueue('2.2.2.2', 'c', request);
  expect(runInTurn()).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'a3']);
});

it('limits the running requests of an owner and of a network', () => {
  for (const owner of ['a', 'b', 'c'])
    for (const turn of [1, 2]) if (owner !== 'c' || turn === 1) void enqueue('1.1.1.1', owner, `${owner}${turn}`);
  void enqueue('2.2.2.2', 'd', 'd1');
  expect(takeAll()).toEqual(['a1', 'd1', 'b1']);
});

it('counts an IPv6 customer as one network', () => {
  for (const [i, owner] of ['a', 'b', 'c'].entries()) void enqueue(`2001:db8::${i + 1}`, owner, owner);
  expect(takeAll()).toEqual(['a', 'b']);
});

it('rejects requests above the limit of an owner and of a network', async () => {
  for (let i = 0; i < 3; i++) void enqueue('1.1.1.1', 'a', 'x');
  await expect(enqueue('1.1.1.1', 'a', 'x')).rejects.toMatchObject(unavailable);
  for (let i = 0; i < 2; i++) void enqueue('1.1.1.1', 'b', 'x');
  await expect(enqueue('1.1.1.1', 'c', 'x')).rejects.toMatchObject(unavailable);
  expect(queue.length).toBe(5);
});

describe('a full queue', () => {
  const { signal } = new AbortController();
  let newestRequest: Promise<string>;
  beforeEach(() => {
    for (const request of ['b1', 'b2']) void enqueue('1.1.1.1', 'b', request);
    for (const request of ['a1', 'a2']) void enqueue('1.1.1.1', 'a', request);
    newestRequest = enqueue('1.1.1.1', 'a', 'a3', signal);
    for (const request of ['c1', 'c2', 'c3']) void enqueue('2.2.2.2', 'c', request);
  });

  it('admits another network by rejecting the newest request of the largest owner in the largest network', async () => {
    void enqueue('3.3.3.3', 'd', 'd1');
    await expect(newestRequest).rejects.toMatchObject(unavailable);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(queue.length).toBe(8);
    expect(runInTurn()).toEqual(['b1', 'c1', 'd1', 'a1', 'c2', 'b2', 'c3', 'a2']);
  });

  it('admits a request from each new network', () => {
    for (let n = 1; n <= 20; n++) void enqueue(`192.0.2.${n}`, `owner ${n}`, `${n}`);
    expect(queue.length).toBe(8);
    expect(runInTurn()).toEqual(['a1', 'c1', '1', '2', '3', '4', '5', '20']);
  });

  it('rejects new requests from the largest networks', async () => {
    queue.markDone(queue.take()!);
    void enqueue('2.2.2.2', 'c2', 'x');
    for (const ip of ['1.1.1.1', '2.2.2.2']) {
      await expect(enqueue(ip, 'e', 'x')).rejects.toMatchObject(unavailable);
    }
    expect(runInTurn()).toEqual(expect.arrayContaining(['a3', 'c3']));
  });

  it('rejects no request if the new request runs at once', async () => {
    const busyQueue = new FairQueue<string, string>({ ...limits, waiting: { ...limits.waiting, all: 0 } });
    const result = busyQueue.enqueue('x', () => busyQueue.take()!.settle({ value: 'done' }));
    await expect(result).resolves.toBe('done');
  });
});

it('drops the request of a caller who has disconnected, and makes room for the next one', async () => {
  const controller = new AbortController();
  const result = enqueue('1.1.1.1', 'a', 'a1', controller.signal);
  void enqueue('1.1.1.1', 'a', 'a2');
  controller.abort(new Error('left'));
  await expect(result).rejects.toThrow('left');
  expect(queue.length).toBe(1);
  expect(takeAll()).toEqual(['a2']);
});

it('puts a request back in front of the others of its owner', () => {
  void enqueue('1.1.1.1', 'a', 'a1');
  void enqueue('1.1.1.1', 'a', 'a2');
  queue.putBack(queue.take()!);
  expect(runInTurn()).toEqual(['a1', 'a2']);
});

it('rejects all waiting requests', async () => {
  const result = enqueue('1.1.1.1', 'a', 'a1');
  queue.rejectAll(new Error('closed'));
  await expect(result).rejects.toThrow('closed');
  expect(queue.length).toBe(0);
});
