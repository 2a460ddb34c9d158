import { AppError } from '../http/app-error';
import { type Caller, getCurrentCaller } from './caller';

/** Limits per owner, and per network with all its owners. */
interface Share {
  owner: number;
  network: number;
}

export interface QueueLimits {
  /** Maximum number of waiting orders; more are refused. */
  waiting: Share & { all: number };
  working: Share;
}

export interface QueuedWork<Order, Answer> {
  order: Order;
  caller: Caller;
  settle: (answer: { value: Answer } | Error) => void;
}

/**
 * A queue of orders for threads. Networks take turns, and within a network its owners do, so that nobody waits for all
 * orders of somebody else. Nobody can occupy the whole queue or all threads.
 */
export class FairQueue<Order, Answer> {
  private readonly lines = new Map<string, Map<string, QueuedWork<Order, Answer>[]>>();
  private readonly waiting = new Counts();
  private readonly working = new Counts();

  constructor(private readonly limits: QueueLimits) {}

  get length(): number {
    return this.waiting.all;
  }

  /**
   * Resolves when the order is settled. Rejects with `unavailable` when too many wait, and with the signal's reason
   * when it aborts: a waiting order is then dropped, the result of a running one ignored. `next` assigns waiting orders
   * to idle threads.
   */
  wait(order: Order, next: () => void, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const { waiting } = this.limits;
      const caller = getCurrentCaller();
      if (this.length >= waiting.all || !this.waiting.hasRoom(caller, waiting))
        throw new AppError('unavailable', { retryAfter: 5 });
      const settle: QueuedWork<Order, Answer>['settle'] = (answer) => {
        signal?.removeEventListener('abort', leave);
        if (answer instanceof Error) reject(answer);
        else resolve(answer.value);
      };
      const work = { order, caller, settle };
      const leave = () => {
        this.remove(work);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.put(work, 'last');
      next();
    });
  }

  /** Returns a taken order to the queue, in front of the others of its owner. */
  putBack(work: QueuedWork<Order, Answer>): void {
    this.done(work);
    this.put(work, 'first');
  }

  /** Takes the next order whose caller is below the limits. The caller must call `done` afterwards. */
  take(): QueuedWork<Order, Answer> | undefined {
    for (const [network, owners] of this.lines) {
      for (const [owner, line] of owners) {
        const [work] = line;
        if (!work || !this.working.hasRoom(work.caller, this.limits.working)) continue;
        this.remove(work);
        this.working.add(work.caller, 1);
        toEnd(owners, owner);
        toEnd(this.lines, network);
        return work;
      }
    }
    return undefined;
  }

  /** Frees the place of a taken order. */
  done({ caller }: QueuedWork<Order, Answer>): void {
    this.working.add(caller, -1);
  }

  /** Rejects all waiting orders. */
  refuse(error: Error): void {
    const all = [...this.lines.values()].flatMap((owners) => [...owners.values()].flat());
    for (const work of all) {
      this.remove(work);
      work.settle(error);
    }
  }

  private put(work: QueuedWork<Order, Answer>, place: 'first' | 'last'): void {
    const { network, owner } = work.caller;
    const owners = this.lines.get(network) ?? new Map<string, QueuedWork<Order, Answer>[]>();
    const line = owners.get(owner) ?? [];
    if (place === 'first') line.unshift(work);
    else line.push(work);
    this.lines.set(network, owners.set(owner, line));
    this.waiting.add(work.caller, 1);
  }

  private remove(work: QueuedWork<Order, Answer>): void {
    const { network, owner } = work.caller;
    const owners = this.lines.get(network);
    const line = owners?.get(owner);
    const place = line?.indexOf(work) ?? -1;
    if (!owners || !line || place < 0) return;
    line.splice(place, 1);
    this.waiting.add(work.caller, -1);
    if (line.length === 0) owners.delete(owner);
    if (owners.size === 0) this.lines.delete(network);
  }
}

class Counts {
  all = 0;
  private readonly networks = new Map<string, number>();
  private readonly owners = new Map<string, number>();

  add({ network, owner }: Caller, count: 1 | -1): void {
    this.all += count;
    change(this.networks, network, count);
    change(this.owners, owner, count);
  }

  hasRoom({ network, owner }: Caller, most: Share): boolean {
    return (this.networks.get(network) ?? 0) < most.network && (this.owners.get(owner) ?? 0) < most.owner;
  }
}

function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count) counts.set(key, count);
  else counts.delete(key);
}

function toEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
