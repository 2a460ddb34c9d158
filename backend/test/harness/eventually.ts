import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the assertions hold: for what goes on after an answer. Half a minute at most, as nothing is judged by its
 * time; asked less and less often, as asking counts towards the limits of calls.
 */
export async function eventually(assertions: () => void | Promise<void>): Promise<void> {
  for (let pause = 20; ; pause *= 1.5) {
    try {
      return await assertions();
    } catch (error) {
      if (pause > 10_000) throw error;
      await sleep(pause);
    }
  }
}
