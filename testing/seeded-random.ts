/** Pseudorandom numbers (mulberry32), which depend only on the seed. */
export class SeededRandom {
  constructor(private state: number) {}

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  pickWeighted<T>(list: readonly (readonly [T, number])[]): T {
    let remaining = this.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of list) if ((remaining -= weight) < 0) return item;
    return (list.at(-1) as readonly [T, number])[0];
  }
}
