import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the assertions pass, at most half a minute, for effects that follow a response. The intervals grow,
 * because polling counts toward the rate limits.
 */
export async function waitFor(assertions: () => void | Promise<void>): Promise<void> {
  for (let pauseMs = 20; ; pauseMs *= 1.5) {
    try {
      return await assertions();
    } catch (error) {
      if (pauseMs > 10_000) throw error;
      await sleep(pauseMs);
    }
  }
}
