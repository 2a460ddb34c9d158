import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config';
import { Job } from '../../platform/jobs/job.decorator';
import { secondsInHour, secondsInDay } from '../../platform/time';
import { StripeService } from '../stripe.service';
import { PaymentEventsService } from './payment-events.service';
import { handledEventTypes } from './stripe-events';

/** Windows of the frequent and full reconciliations. The payment service stops retrying webhooks after three days. */
const recentWindowSeconds = 2 * secondsInHour;
const fullWindowSeconds = 3 * secondsInDay;
/** Each page has up to a hundred events. */
export const maxPagesPerRun = 50;

/**
 * Fetches and processes events whose webhooks did not arrive, because they were late, lost or misconfigured.
 */
@Injectable()
export class PaymentReconciliationService {
  private readonly logger = new Logger('payments');
  /**
   * Last event of a run that reached its page limit. The next run continues from there. After a restart, a run begins
   * with the newest event again and skips processed events.
   */
  private readonly lastEventIdByWindow = new Map<number, string>();

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: StripeService,
    private readonly events: PaymentEventsService,
  ) {}

  @Job({ name: 'reconcile-payments', every: secondsInHour })
  async reconcileAll(signal?: AbortSignal): Promise<void> {
    if (this.stripe.isEnabled) await this.reconcile(fullWindowSeconds, signal);
  }

  /** Deletes checkouts that can no longer be paid, and ids of events that will not arrive again. */
  @Job({ name: 'forget-checkouts', every: secondsInHour, deletes: true })
  async deleteExpired(): Promise<void> {
    await this.database.query(
      `DELETE FROM payments WHERE paid_at IS NULL AND refunded_amount = 0 AND NOT dispute_lost
         AND created_at < now() - interval '30 days'`,
    );
    await this.database.query(`DELETE FROM payment_events WHERE received_at < now() - interval '90 days'`);
  }

  /** Reconciles if a checkout is still unpaid after a minute. Returns the number of new events. */
  @Job({ name: 'reconcile-open-payments', every: ({ stripe }) => stripe.reconcileSeconds })
  async reconcileOpen(signal?: AbortSignal): Promise<number> {
    if (!this.stripe.isEnabled) return 0;
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM payments WHERE paid_at IS NULL
         AND created_at BETWEEN now() - make_interval(secs => $1) AND now() - make_interval(secs => $2) LIMIT 1`,
      [recentWindowSeconds, Math.min(60, this.config.stripe.reconcileSeconds)],
    );
    return rows.length ? await this.reconcile(recentWindowSeconds, signal) : 0;
  }

  /** Returns the number of new events. If an event cannot be processed, throws after processing the others. */
  async reconcile(windowSeconds: number, signal?: AbortSignal): Promise<number> {
    let processedCount = 0;
    let firstError: Error | undefined;
    for await (const page of this.listPages(windowSeconds)) {
      const missedEvents = await this.events.omitProcessed(page);
      // Processes the events in order of creation, as webhooks do.
      for (const event of missedEvents.reverse()) {
        try {
          await this.events.process(event);
          processedCount++;
        } catch (error) {
          firstError ??= error as Error;
        }
      }
      if (signal?.aborted) break;
    }
    if (processedCount)
      this.logger.warn(`${processedCount} payment events were fetched, because their webhooks did not arrive`);
    if (firstError) throw firstError;
    return processedCount;
  }

  /** Lists the newest events first. Stops at the maximum number of pages, or if the service returns a page twice. */
  private async *listPages(windowSeconds: number): AsyncGenerator<Stripe.Event[]> {
    const created = { gte: Math.floor(Date.now() / 1_000) - windowSeconds };
    const usedCursors = new Set<string>();
    let cursor = this.lastEventIdByWindow.get(windowSeconds);
    this.lastEventIdByWindow.delete(windowSeconds);
    for (let pageCount = 0; pageCount < maxPagesPerRun; pageCount++) {
      const params = { types: [...handledEventTypes], created, limit: 100, ...(cursor && { starting_after: cursor }) };
      const { data, has_more: hasMore } = await this.stripe.request((stripe) => stripe.events.list(params));
      yield data;
      cursor = data.at(-1)?.id;
      if (!hasMore || cursor === undefined) return;
      if (usedCursors.has(cursor))
        return this.logger.error(`The payment service returned event ${cursor} twice as the last of a page`);
      usedCursors.add(cursor);
    }
    if (cursor !== undefined) this.lastEventIdByWindow.set(windowSeconds, cursor);
  }
}
