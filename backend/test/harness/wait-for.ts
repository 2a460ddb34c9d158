import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the assertions pass, for effects that follow a response. Waits half a minute at most, because no test
 * depends on timing. The intervals grow, because polling counts toward the rate limits.
 */
export async function waitFor(assertions: () => void | Promise<void>): Promise<void> {
  for (let pause = 20; ; pause *= 1.5) {
    try {
      return await assertions();
    } catch (error) {
      if (pause > 10_000) throw error;
      await sleep(pause);
    }
  }
}
