import { AppError } from '../http/app-error';
import { type Caller, getCurrentCaller } from './caller';

/** Limits per owner, and per network for all its owners together. */
interface CallerLimits {
  owner: number;
  network: number;
}

export interface QueueLimits {
  /** Maximum numbers of waiting requests. `all` is the maximum for all callers together. */
  waiting: CallerLimits & { all: number };
  running: CallerLimits;
}

export interface QueuedWork<Request, Result> {
  request: Request;
  caller: Caller;
  settle: (outcome: { value: Result } | Error) => void;
}

/**
 * A queue of work requests for threads. Networks take turns, and owners take turns within a network, so that no caller
 * waits for all requests of another caller. No caller can occupy all threads. When the queue is full, the network with
 * the most waiting requests loses one, so that a few networks cannot shut out all others.
 */
export class FairQueue<Request, Result> {
  /** By network, then by owner. */
  private readonly queues = new Map<string, Map<string, QueuedWork<Request, Result>[]>>();
  private readonly waitingCounts = new CallerCounts();
  private readonly runningCounts = new CallerCounts();

  constructor(private readonly limits: QueueLimits) {}

  get length(): number {
    return this.waitingCounts.total;
  }

  /**
   * Resolves when the request is settled. Rejects with `unavailable` if too many requests wait, or later to make room
   * for another network. Rejects with the signal's reason when the signal aborts. A waiting request is then dropped,
   * and the result of a running request is ignored. `assignWork` must assign waiting requests to idle threads.
   */
  enqueue(request: Request, assignWork: () => void, signal?: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const { waiting } = this.limits;
      const caller = getCurrentCaller();
      if (!this.waitingCounts.hasRoom(caller, waiting)) throw createError();
      const settle: QueuedWork<Request, Result>['settle'] = (outcome) => {
        signal?.removeEventListener('abort', cancel);
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome.value);
      };
      const work = { request, caller, settle };
      const cancel = () => {
        this.remove(work);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      this.insert(work, 'last');
      assignWork();
      if (this.length > waiting.all) this.rejectOne(work);
    });
  }

  /** Undoes `take` by inserting the work in front of the other work of its owner. */
  putBack(work: QueuedWork<Request, Result>): void {
    this.markDone(work);
    this.insert(work, 'first');
  }

  /** Removes the next work whose owner and network are below the limits. Call `markDone` when it is finished. */
  take(): QueuedWork<Request, Result> | undefined {
    for (const [network, owners] of this.queues) {
      for (const [owner, queue] of owners) {
        const [work] = queue;
        if (!work || !this.runningCounts.hasRoom(work.caller, this.limits.running)) continue;
        this.remove(work);
        this.runningCounts.add(work.caller, 1);
        moveToEnd(owners, owner);
        moveToEnd(this.queues, network);
        return work;
      }
    }
    return undefined;
  }

  /** Must be called once for work that `take` returned, so that its caller can run more work. */
  markDone({ caller }: QueuedWork<Request, Result>): void {
    this.runningCounts.add(caller, -1);
  }

  rejectAll(error: Error): void {
    const waitingWork = [...this.queues.values()].flatMap((owners) => [...owners.values()].flat());
    for (const work of waitingWork) {
      this.remove(work);
      work.settle(error);
    }
  }

  /**
   * Rejects a request of the network with the most waiting requests. If `newcomer` is in that network, rejects
   * `newcomer`. Otherwise, rejects the newest request of the owner who has the most waiting requests there.
   */
  private rejectOne(newcomer: QueuedWork<Request, Result>): void {
    const { network } = newcomer.caller;
    const largestNetwork = this.waitingCounts.findLargestNetwork(network);
    const queues = [...(this.queues.get(largestNetwork)?.values() ?? [])];
    const work =
      largestNetwork === network ? newcomer : queues.reduce((a, b) => (b.length > a.length ? b : a), []).at(-1);
    if (work && this.remove(work)) work.settle(createError());
  }

  private insert(work: QueuedWork<Request, Result>, position: 'first' | 'last'): void {
    const { network, owner } = work.caller;
    const owners = this.queues.get(network) ?? new Map<string, QueuedWork<Request, Result>[]>();
    const queue = owners.get(owner) ?? [];
    if (position === 'first') queue.unshift(work);
    else queue.push(work);
    this.queues.set(network, owners.set(owner, queue));
    this.waitingCounts.add(work.caller, 1);
  }

  /** Returns whether the work was waiting. */
  private remove(work: QueuedWork<Request, Result>): boolean {
    const { network, owner } = work.caller;
    const owners = this.queues.get(network);
    const queue = owners?.get(owner);
    const index = queue?.indexOf(work) ?? -1;
    if (!owners || !queue || index < 0) return false;
    queue.splice(index, 1);
    this.waitingCounts.add(work.caller, -1);
    if (queue.length === 0) owners.delete(owner);
    if (owners.size === 0) this.queues.delete(network);
    return true;
  }
}

const createError = () => new AppError('unavailable', { retryAfter: 5 });

class CallerCounts {
  total = 0;
  private readonly networks = new Map<string, number>();
  private readonly owners = new Map<string, number>();

  add({ network, owner }: Caller, count: 1 | -1): void {
    this.total += count;
    addToCount(this.networks, network, count);
    addToCount(this.owners, owner, count);
  }

  hasRoom({ network, owner }: Caller, limits: CallerLimits): boolean {
    return (this.networks.get(network) ?? 0) < limits.network && (this.owners.get(owner) ?? 0) < limits.owner;
  }

  /** Returns the network with the highest count. In a tie, any other network wins over `network`. */
  findLargestNetwork(network: string): string {
    let largestNetwork = network;
    for (const [otherNetwork, count] of this.networks)
      if (otherNetwork !== network && count >= (this.networks.get(largestNetwork) ?? 0)) largestNetwork = otherNetwork;
    return largestNetwork;
  }
}

function addToCount(counts: Map<string, number>, key: string, delta: number): void {
  const count = (counts.get(key) ?? 0) + delta;
  if (count) counts.set(key, count);
  else counts.delete(key);
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
