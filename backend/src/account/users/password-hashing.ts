import { Algorithm, hash, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/http/app-error';

/** 19 MiB and two passes: the first recommendation of the OWASP Password Storage Cheat Sheet. */
const hashOptions = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Limits concurrency, so that a flood of sign-ins takes time rather than memory. */
const maxConcurrentHashes = 4;
const maxQueueLength = 500;
let runningCount = 0;
const queue: (() => void)[] = [];

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (runningCount === maxConcurrentHashes) {
    if (queue.length >= maxQueueLength) throw new AppError('unavailable', { retryAfter: 10 });
    await new Promise<void>((start) => queue.push(start));
  } else runningCount += 1;
  try {
    return await work();
  } finally {
    const startNext = queue.shift();
    if (startNext) startNext();
    else runningCount -= 1;
  }
}

export const hashPassword = (password: string) => limitConcurrency(() => hash(password, hashOptions));

let dummyHash: Promise<string> | undefined;

/** Returns false if there is no hash (unknown email), but takes the same time. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const expectedHash = storedHash ?? (await dummyHash);
  return (await limitConcurrency(() => verify(expectedHash, password))) && storedHash !== undefined;
}
