import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { AppError } from './app-error';
import { bodyOf, codeOf, logFailure } from './error.filter';

/** A reader that takes nothing for so long has left, in milliseconds. */
const longestPause = 20_000;

/** How a stream ends that fails after its start. */
interface FailureEvent {
  type: 'error';
  status: number;
  code: string;
  message: string;
}

/** Events as `text/event-stream`. Its head is sent with the first event: a failure before is an ordinary error. */
export class EventStream<Event extends { type: string }> {
  constructor(
    private readonly response: Response,
    private readonly signal: AbortSignal,
    private readonly patience = longestPause,
  ) {}

  /** Waits for a slow reader; throws the signal's reason when it has left, or takes nothing any more. */
  async send(event: Event | FailureEvent): Promise<void> {
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

/**
 * Answers a call that streams where `Accept: text/event-stream` asks for it: `work` is given the stream, or undefined where
 * the answer is to be JSON. What fails before the first event is an ordinary error, later an `error` event.
 */
export async function answerWithEvents<Event extends { type: string }>(
  request: Request,
  response: Response,
  signal: AbortSignal,
  work: (stream: EventStream<Event> | undefined) => Promise<void>,
): Promise<void> {
  const asked = request.headers.accept?.includes('text/event-stream');
  const stream = asked ? new EventStream<Event>(response, signal) : undefined;
  try {
    await work(stream);
    stream?.end();
  } catch (error) {
    // Nobody is there to be told.
    if (signal.aborted) return;
    if (!stream || !response.headersSent) throw error;
    const failure = error instanceof AppError ? error : new AppError(codeOf(error), { cause: error });
    if (failure.status >= 500) logFailure(request, error);
    await stream.send({ type: 'error', status: failure.status, ...bodyOf(failure, request) });
    stream.end();
  }
}
