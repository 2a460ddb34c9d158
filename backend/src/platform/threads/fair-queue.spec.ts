import type { Request, Response } from 'express';
import { trackCaller } from './caller';
import { FairQueue, type QueueLimits } from './fair-queue';

const limits: QueueLimits = { waiting: { owner: 3, network: 5, all: 8 }, working: { owner: 1, network: 2 } };
const unavailable = { code: 'unavailable', details: { retryAfter: 5 } };

let line: FairQueue<string, string>;
beforeEach(() => {
  line = new FairQueue(limits);
});

/** Queues an order as a request of `owner` from `ip`. */
function wait(ip: string, owner: string, order: string, signal?: AbortSignal): Promise<string> {
  let waited: Promise<string> | undefined;
  const request = { ip, session: { ownerId: owner } } as unknown as Request;
  trackCaller(request, {} as Response, () => {
    waited = line.wait(order, () => undefined, signal);
  });
  // Prevents unhandled rejections of orders that a test does not await.
  waited?.catch(() => undefined);
  return waited ?? Promise.reject(new Error('no request'));
}
function takeAll(): string[] {
  const taken: string[] = [];
  for (let work = line.take(); work; work = line.take()) taken.push(work.order);
  return taken;
}
/** Takes the orders one by one, each after the previous one is done. */
function inTurn(): string[] {
  const taken: string[] = [];
  for (let work = line.take(); work; work = line.take()) {
    taken.push(work.order);
    line.done(work);
  }
  return taken;
}

it('alternates between networks, and within a network between its owners', () => {
  for (const order of ['a1', 'a2', 'a3']) void wait('1.1.1.1', 'a', order);
  void wait('1.1.1.1', 'b', 'b1');
  for (const order of ['c1', 'c2']) void wait('2.2.2.2', 'c', order);
  expect(inTurn()).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'a3']);
});

it('limits the running orders of an owner and of a network', () => {
  for (const owner of ['a', 'b', 'c'])
    for (const turn of [1, 2]) if (owner !== 'c' || turn === 1) void wait('1.1.1.1', owner, `${owner}${turn}`);
  void wait('2.2.2.2', 'd', 'd1');
  expect(takeAll()).toEqual(['a1', 'd1', 'b1']);
});

it('counts an IPv6 customer as one network', () => {
  for (const [i, owner] of ['a', 'b', 'c'].entries()) void wait(`2001:db8::${i + 1}`, owner, owner);
  expect(takeAll()).toEqual(['a', 'b']);
});

it('refuses orders above the limit of an owner, of a network, and in total', async () => {
  for (let i = 0; i < 3; i++) void wait('1.1.1.1', 'a', 'x');
  await expect(wait('1.1.1.1', 'a', 'x')).rejects.toMatchObject(unavailable);
  for (let i = 0; i < 2; i++) void wait('1.1.1.1', 'b', 'x');
  await expect(wait('1.1.1.1', 'c', 'x')).rejects.toMatchObject(unavailable);
  for (let i = 0; i < 3; i++) void wait('2.2.2.2', 'd', 'x');
  await expect(wait('3.3.3.3', 'e', 'x')).rejects.toMatchObject(unavailable);
  expect(line.length).toBe(8);
});

it('drops the order of a caller who has left, and makes room for the next one', async () => {
  const leaver = new AbortController();
  const left = wait('1.1.1.1', 'a', 'a1', leaver.signal);
  void wait('1.1.1.1', 'a', 'a2');
  leaver.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(line.length).toBe(1);
  expect(takeAll()).toEqual(['a2']);
});

it('puts an order back in front of the others of its owner', () => {
  void wait('1.1.1.1', 'a', 'a1');
  void wait('1.1.1.1', 'a', 'a2');
  line.putBack(line.take()!);
  expect(inTurn()).toEqual(['a1', 'a2']);
});

it('rejects all waiting orders when refused', async () => {
  const waiting = wait('1.1.1.1', 'a', 'a1');
  line.refuse(new Error('closed'));
  await expect(waiting).rejects.toThrow('closed');
  expect(line.length).toBe(0);
});
