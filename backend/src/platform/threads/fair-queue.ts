import { AppError } from '../http/app-error';
import { type Caller, callerNow } from './caller';

/** How much of something a caller may have: an owner, and a network with all owners in it. */
interface Share {
  owner: number;
  network: number;
}

export interface QueueLimits {
  /** Orders that may wait, of all; more are refused at once. */
  waiting: Share & { all: number };
  /** Orders that may be in work. */
  working: Share;
}

/** An order that waits for a thread, or is in one. */
export interface Work<Order, Answer> {
  order: Order;
  caller: Caller;
  settle: (answer: { value: Answer } | Error) => void;
}

/**
 * Orders that wait for threads. Networks take turns, and in each network its owners, so that nobody waits for all that
 * somebody else has sent; and nobody has all places, whether waiting or at work.
 */
export class FairQueue<Order, Answer> {
  private readonly lines = new Map<string, Map<string, Work<Order, Answer>[]>>();
  private readonly waiting = new Counts();
  private readonly working = new Counts();

  constructor(private readonly limits: QueueLimits) {}

  get length(): number {
    return this.waiting.all;
  }

  /**
   * Resolves when the order is settled. Rejects with `unavailable` when too many wait; with the signal's reason as soon as
   * it is aborted: what still waits is then forgotten, what is in a thread goes on unheard. `next` gives what waits to
   * threads that are free.
   */
  wait(order: Order, next: () => void, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const { waiting } = this.limits;
      const caller = callerNow();
      if (this.length >= waiting.all || !this.waiting.hasRoom(caller, waiting))
        throw new AppError('unavailable', { retryAfter: 5 });
      const settle: Work<Order, Answer>['settle'] = (answer) => {
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

  /** Puts one that was taken before all others of its owner. */
  putBack(work: Work<Order, Answer>): void {
    this.done(work);
    this.put(work, 'first');
  }

  /** Of all whose caller has a place left the one whose turn it is; to be followed by `done`. */
  take(): Work<Order, Answer> | undefined {
    for (const [network, owners] of this.lines) {
      for (const [owner, line] of owners) {
        const [work] = line;
        if (!work || !this.working.hasRoom(work.caller, this.limits.working)) continue;
        this.remove(work);
        this.working.add(work.caller, 1);
        // Who had a turn comes last.
        toEnd(owners, owner);
        toEnd(this.lines, network);
        return work;
      }
    }
    return undefined;
  }

  /** Gives the place of one that was taken to others. */
  done({ caller }: Work<Order, Answer>): void {
    this.working.add(caller, -1);
  }

  /** Settles all that wait. */
  refuse(error: Error): void {
    const all = [...this.lines.values()].flatMap((owners) => [...owners.values()].flat());
    for (const work of all) {
      this.remove(work);
      work.settle(error);
    }
  }

  private put(work: Work<Order, Answer>, place: 'first' | 'last'): void {
    const { network, owner } = work.caller;
    const owners = this.lines.get(network) ?? new Map<string, Work<Order, Answer>[]>();
    const line = owners.get(owner) ?? [];
    if (place === 'first') line.unshift(work);
    else line.push(work);
    this.lines.set(network, owners.set(owner, line));
    this.waiting.add(work.caller, 1);
  }

  private remove(work: Work<Order, Answer>): void {
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

/** How many each network and each owner has. */
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
