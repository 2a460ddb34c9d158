import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config';
import { secondsInHour, Job } from '../../platform/jobs/job.decorator';
import { StripeService } from '../stripe.service';
import { PaymentEventsService } from './payment-events.service';
import { handledEventTypes } from './stripe-events';

/**
 * Windows, in seconds, of the frequent and the full reconciliation; the payment service stops retrying webhooks after
 * three days.
 */
const recentWindowSeconds = 2 * 3_600;
const fullWindowSeconds = 3 * 86_400;

/**
 * Fetches events that the payment service sent and we have not received: a webhook may be late, lost or misconfigured.
 * They are processed like every other event.
 */
@Injectable()
export class PaymentReconciliationService {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: StripeService,
    private readonly events: PaymentEventsService,
  ) {}

  @Job({ name: 'reconcile-payments', every: secondsInHour })
  async reconcileAll(): Promise<void> {
    if (this.stripe.isEnabled) await this.reconcile(fullWindowSeconds);
  }

  /** Deletes unpaid checkouts that can no longer be paid, and ids of events that can no longer arrive again. */
  @Job({ name: 'forget-checkouts', every: secondsInHour, deletes: true })
  async deleteExpired(): Promise<void> {
    await this.database.query(
      `DELETE FROM payments WHERE paid_at IS NULL AND refunded_amount = 0 AND NOT dispute_lost
         AND created_at < now() - interval '30 days'`,
    );
    await this.database.query(`DELETE FROM payment_events WHERE received_at < now() - interval '90 days'`);
  }

  /** Reconciles when a checkout older than a minute is still unpaid. Returns the number of new events. */
  @Job({ name: 'reconcile-open-payments', every: ({ stripe }) => stripe.reconcileSeconds })
  async reconcileOpen(): Promise<number> {
    if (!this.stripe.isEnabled) return 0;
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM payments WHERE paid_at IS NULL
         AND created_at BETWEEN now() - make_interval(secs => $1) AND now() - make_interval(secs => $2) LIMIT 1`,
      [recentWindowSeconds, Math.min(60, this.config.stripe.reconcileSeconds)],
    );
    return rows.length ? await this.reconcile(recentWindowSeconds) : 0;
  }

  async reconcile(seconds: number): Promise<number> {
    const created = { gte: Math.floor(Date.now() / 1_000) - seconds };
    const missedEvents = await this.stripe.request(async (stripe) => {
      const unprocessedEvents = [];
      for await (const event of stripe.events.list({ types: [...handledEventTypes], created, limit: 100 })) {
        if (!(await this.events.isProcessed(event.id))) unprocessedEvents.push(event);
      }
      return unprocessedEvents;
    });
    // In order of creation, as webhooks usually arrive.
    for (const event of missedEvents.reverse()) await this.events.process(event);
    if (missedEvents.length)
      this.logger.warn(
        `${missedEvents.length} payment events had to be fetched, because their webhooks did not arrive`,
      );
    return missedEvents.length;
  }
}
