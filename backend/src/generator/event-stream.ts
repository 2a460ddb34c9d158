import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GenerationEvent } from '@shortlist/contracts/generator/generation';
import type { Response } from 'express';

/** A reader that takes nothing for so long has left, in milliseconds. */
const longestPause = 20_000;

/** Events of a generation as `text/event-stream`. Its head is sent with the first event: a failure before is an ordinary error. */
export class EventStream {
  constructor(
    private readonly response: Response,
    private readonly signal: AbortSignal,
    private readonly patience = longestPause,
  ) {}

  /** Waits for a slow reader; throws the signal's reason when it has left, or takes nothing any more. */
  async send(event: GenerationEvent): Promise<void> {
    this.signal.throwIfAborted();
    if (!this.response.headersSent) {
      this.response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // Asks nginx not to collect the stream.
        'X-Accel-Buffering': 'no',
      });
    }
    if (!this.response.write(`data: ${JSON.stringify(event)}\n\n`)) {
      const left = setTimeout(() => this.response.destroy(), this.patience);
      await once(this.response, 'drain', { signal: this.signal }).finally(() => clearTimeout(left));
    }
  }

  async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.signal });
  }

  end(): void {
    this.response.end();
  }
}
