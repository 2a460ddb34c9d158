import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { FairQueue, type QueueLimits } from '../threads/fair-queue';
import { getDisconnectSignal } from './abort-signal';
import { disconnectSlowClient } from './slow-client';

export interface ConcurrencyLimits extends QueueLimits {
  /** Limits per caller, and `all` for this process. */
  running: QueueLimits['running'] & { all: number };
}

/**
 * Limits how many calls of a route this process handles at the same time, because each needs much memory. Further calls
 * wait in turn, without being read, and are rejected with `unavailable` if too many wait. A call ends when its response
 * is sent, or when its client has been slow to read for a minute in all.
 */
export const LimitConcurrency = (limits: ConcurrencyLimits) => UseInterceptors(new ConcurrencyLimiter(limits));

type Release = () => void;

/** A whole list on a slow connection takes its time. */
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

  /** Resolves when the call may run. Rejects with `unavailable`, and with the signal's reason when it aborts. */
  acquire(signal?: AbortSignal): Promise<Release> {
    return this.queue.enqueue(undefined, () => this.startWaiting(), signal);
  }

  private startWaiting(): void {
    while (this.runningCount < this.limits.running.all) {
      const work = this.queue.take();
      if (!work) return;
      this.runningCount++;
      const release = () => {
        this.runningCount--;
        this.queue.markDone(work);
        this.startWaiting();
      };
      work.settle({ value: release });
    }
  }
}
