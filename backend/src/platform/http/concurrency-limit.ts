import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { FairQueue, type QueueLimits } from '../threads/fair-queue';
import { getDisconnectSignal } from './abort-signal';
import { disconnectSlowClient } from './slow-client';

export interface ConcurrencyLimits extends QueueLimits {
  /** Limits per owner and per network, and `all` for this process. */
  running: QueueLimits['running'] & { all: number };
}

/**
 * Limits how many calls of a route this process handles at the same time, because each call needs a lot of memory. The
 * bodies of waiting calls are not read. Rejects a call with `unavailable` if too many calls wait. A call ends when its
 * response has been sent, or when the client has left the response unread for a minute in total.
 */
export const LimitConcurrency = (limits: ConcurrencyLimits) => UseInterceptors(new ConcurrencyLimiter(limits));

type Release = () => void;

/** Long, because a whole list takes a while on a slow connection. */
export const maxSecondsUnread = 60;

export class ConcurrencyLimiter implements NestInterceptor {
  private readonly queue: FairQueue<undefined, Release>;
  private runningCount = 0;

  constructor(private readonly limits: ConcurrencyLimits) {
    this.queue = new FairQueue(limits);
  }

  async intercept(context: ExecutionContext, next: CallHandler) {
    const response = context.switchToHttp().getResponse<Response>();
    const release = await this.acquire(getDisconnectSignal(response));
    if (response.closed) {
      release();
    } else {
      response.once('close', release);
      disconnectSlowClient(response, maxSecondsUnread);
    }
    return next.handle();
  }

  /**
   * Resolves, when the call may run, with a function that ends the call. Rejects with `unavailable`, and with the
   * signal's reason when the signal aborts.
   */
  acquire(signal?: AbortSignal): Promise<Release> {
    return this.queue.enqueue(undefined, () => this.startWaitingCalls(), signal);
  }

  private startWaitingCalls(): void {
    while (this.runningCount < this.limits.running.all) {
      const work = this.queue.take();
      if (!work) return;
      this.runningCount++;
      const release = () => {
        this.runningCount--;
        this.queue.markDone(work);
        this.startWaitingCalls();
      };
      work.settle({ value: release });
    }
  }
}
