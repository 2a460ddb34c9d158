import { existsSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { lowerThreadPriority } from './cpu-time';

(existsSync('/proc/thread-self') ? describe : describe.skip)('lowerThreadPriority', () => {
  it('lowers the priority of one thread, not of the event loop', async () => {
    const code = `
      const threadId = require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1);
      require('node:worker_threads').parentPort.on('message', () => undefined).postMessage(threadId);
    `;
    const worker = new Worker(code, { eval: true });
    const threadId = await new Promise<string>((resolve) => worker.once('message', resolve));
    const priorityBefore = getPriority(process.pid);
    lowerThreadPriority(threadId);
    expect(getPriority(Number(threadId))).toBeGreaterThan(priorityBefore);
    expect(getPriority(process.pid)).toBe(priorityBefore);
    await worker.terminate();
  });
});
