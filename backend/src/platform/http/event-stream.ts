import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { AppError } from './app-error';
import { toErrorBody, toErrorCode, logRequestError } from './error.filter';
import { disconnectSlowClient } from './slow-client';

/** Short, because events are small and the work waits until the client has read them. */
export const maxStreamSecondsUnread = 20;

interface StreamErrorEvent {
  type: 'error';
  status: number;
  code: string;
  message: string;
}

/**
 * Sends events as `text/event-stream`. The headers are sent with the first event, so an earlier failure can still
 * become an ordinary error response.
 */
export class EventStream<Event extends { type: string }> {
  constructor(
    private readonly response: Response,
    private readonly signal: AbortSignal,
  ) {}

  /** Waits for a slow client. Throws the signal's reason when the client has disconnected or stopped reading. */
  async send(event: Event | StreamErrorEvent): Promise<void> {
    this.signal.throwIfAborted();
    if (!this.response.headersSent) {
      disconnectSlowClient(this.response, maxStreamSecondsUnread);
      this.response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // Disables nginx response buffering.
        'X-Accel-Buffering': 'no',
      });
    }
    if (!this.response.write(`data: ${JSON.stringify(event)}\n\n`))
      await once(this.response, 'drain', { signal: this.signal });
  }

  async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.signal });
  }

  end(): void {
    this.response.end();
  }
}

/**
 * Handles a request that asks for a stream with `Accept: text/event-stream` or otherwise for JSON. `work` receives the
 * stream, or undefined for JSON. A failure before the first event becomes an ordinary error response, and a later
 * failure becomes an `error` event.
 */
export async function handleStreamingRequest<Event extends { type: string }>(
  request: Request,
  response: Response,
  signal: AbortSignal,
  work: (stream: EventStream<Event> | undefined) => Promise<void>,
): Promise<void> {
  const wantsStream = request.headers.accept?.includes('text/event-stream');
  const stream = wantsStream ? new EventStream<Event>(response, signal) : undefined;
  try {
    await work(stream);
    stream?.end();
  } catch (error) {
    if (signal.aborted) return;
    if (!stream || !response.headersSent) throw error;
    const failure = error instanceof AppError ? error : new AppError(toErrorCode(error), { cause: error });
    if (failure.status >= 500) logRequestError(request, error);
    await stream.send({ type: 'error', status: failure.status, ...toErrorBody(failure, request) });
    stream.end();
  }
}
