import { Algorithm, hash, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/http/app-error';

/** 19 MiB and two passes: the first recommendation of the OWASP Password Storage Cheat Sheet. */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Limits concurrency, so that a flood of sign-ins costs time and not memory. */
const maxConcurrentHashes = 4;
const maxQueueLength = 500;
let running = 0;
const waiting: (() => void)[] = [];

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (running === maxConcurrentHashes) {
    if (waiting.length >= maxQueueLength) throw new AppError('unavailable', { retryAfter: 10 });
    await new Promise<void>((start) => waiting.push(start));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string) => limitConcurrency(() => hash(password, cost));

let dummyHash: Promise<string> | undefined;

/** Returns false without a hash (unknown email), after the same time. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const against = stored ?? (await dummyHash);
  return (await limitConcurrency(() => verify(against, password))) && stored !== undefined;
}
