import type { Response } from 'express';

/**
 * Disconnects a client that has left a response unread for some seconds in all, because it would otherwise hold what the
 * response needs for as long as it likes. A proxy in front of the API reads at once.
 */
export function disconnectSlowClient(response: Response, maxSecondsUnread: number): void {
  let secondsUnread = 0;
  const timer = setInterval(() => {
    if (response.writableLength > 0 && ++secondsUnread >= maxSecondsUnread) response.destroy();
  }, 1_000);
  response.once('close', () => clearInterval(timer));
}
