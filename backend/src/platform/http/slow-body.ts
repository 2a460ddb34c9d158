import type { Request, Response } from 'express';
import { AppError } from './app-error';

/** A phone with a poor connection takes 60 to 90 seconds for a file of 5 MB, 7 MB as the body of an import. */
export const minBytesPerSecond = 50_000;
/** Seconds before the first bytes must have arrived, and that a connection may pause later on. */
export const graceSeconds = 15;

/**
 * Waits until a body has been read. Throws `unavailable` when the client is slower than `minBytesPerSecond`, and closes
 * the connection then: it would otherwise hold its place for as long as it likes.
 */
export async function refuseSlowBody(
  { socket }: Pick<Request, 'socket'>,
  response: Pick<Response, 'set'>,
  reading: Promise<unknown>,
): Promise<void> {
  const { bytesRead } = socket;
  let seconds = 0;
  let timer: NodeJS.Timeout | undefined;
  const slowness = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      seconds++;
      if (socket.bytesRead - bytesRead >= minBytesPerSecond * (seconds - graceSeconds)) return;
      response.set('Connection', 'close');
      reject(new AppError('unavailable'));
    }, 1_000);
  });
  try {
    await Promise.race([reading, slowness]);
  } finally {
    clearInterval(timer);
  }
}
