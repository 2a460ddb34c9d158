import type { Request, Response } from 'express';
import { AppError } from './app-error';

/** A phone with a poor connection takes 60 to 90 seconds to import a file of 5 MB, whose body has 7 MB. */
export const minBytesPerSecond = 50_000;
/** Seconds that a body may lag behind `minBytesPerSecond`, for example because the connection pauses. */
export const graceSeconds = 15;

/**
 * Waits until a body has been read. If the client is slower than `minBytesPerSecond`, throws `unavailable` and closes
 * the connection, because the client could otherwise occupy its slot indefinitely.
 */
export async function refuseSlowBody(
  { socket }: Pick<Request, 'socket'>,
  response: Pick<Response, 'set'>,
  reading: Promise<unknown>,
): Promise<void> {
  const initialBytesRead = socket.bytesRead;
  let seconds = 0;
  let timer: NodeJS.Timeout | undefined;
  const slowness = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      seconds++;
      if (socket.bytesRead - initialBytesRead >= minBytesPerSecond * (seconds - graceSeconds)) return;
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
