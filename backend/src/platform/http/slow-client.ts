import type { Response } from 'express';

/**
 * Disconnects a client that has left a response unread for `maxSecondsUnread` in total, because the response could
 * otherwise occupy memory indefinitely. A proxy in front of the API reads responses at once.
 */
export function disconnectSlowClient(response: Response, maxSecondsUnread: number): void {
  let secondsUnread = 0;
  const timer = setInterval(() => {
    if (response.writableLength > 0 && ++secondsUnread >= maxSecondsUnread) response.destroy();
  }, 1_000);
  response.once('close', () => clearInterval(timer));
}
