import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config';
import { day, JobsService } from '../../platform/jobs/jobs.service';
import { StripeService } from '../stripe.service';
import { PaymentEventsService } from './payment-events.service';
import { eventTypes } from './stripe-events';

/** Seconds. How far back the frequent look goes, and the thorough one: the payment service itself gives up after three days. */
const recent = 2 * 3_600;
const thorough = 3 * 86_400;

/**
 * Asks the payment service what it has told and we have not heard: a webhook may be late, lost or wrongly set up. What
 * comes back goes the way of every event.
 */
@Injectable()
export class ReconcileService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('payments');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: JobsService,
    private readonly stripe: StripeService,
    private readonly events: PaymentEventsService,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.stripe.isOn) return;
    const { reconcileSeconds } = this.config.stripe;
    this.timer = setInterval(() => this.inBackground(() => this.askForOpen()), reconcileSeconds * 1_000).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  @Interval(3_600_000)
  hourly(): void {
    const hour = new Date().toISOString().slice(0, 13);
    if (this.stripe.isOn) this.inBackground(() => this.oncePer(`hour ${hour}`, () => this.ask(thorough)));
  }

  /** An id is of use as long as the event may come again, a checkout as long as it can be paid. */
  @Interval(3_600_000)
  async forgetOld(): Promise<void> {
    await this.database.query(
      `DELETE FROM payments WHERE paid_at IS NULL AND refunded_amount = 0 AND NOT dispute_lost
         AND created_at < now() - interval '30 days'`,
    );
    await this.database.query(`DELETE FROM payment_events WHERE received_at < now() - interval '90 days'`);
  }

  /** When somebody went to pay more than a minute ago and nothing was heard since. Answers how much was new. */
  async askForOpen(): Promise<number> {
    const { reconcileSeconds } = this.config.stripe;
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM payments WHERE paid_at IS NULL
         AND created_at BETWEEN now() - make_interval(secs => $1) AND now() - make_interval(secs => $2) LIMIT 1`,
      [recent, Math.min(60, reconcileSeconds)],
    );
    if (!rows.length) return 0;
    const period = Math.floor(Date.now() / 1_000 / reconcileSeconds);
    return await this.oncePer(`${day()} ${period}`, () => this.ask(recent));
  }

  /** All events of the last seconds that have had no effect yet. */
  async ask(seconds: number): Promise<number> {
    const created = { gte: Math.floor(Date.now() / 1_000) - seconds };
    const missed = await this.stripe.ask(async (stripe) => {
      const found = [];
      for await (const event of stripe.events.list({ types: [...eventTypes], created, limit: 100 })) {
        if (!(await this.events.isKnown(event.id))) found.push(event);
      }
      return found;
    });
    // In the order of their making, as webhooks mostly come.
    for (const event of missed.reverse()) await this.events.receive(event);
    return missed.length;
  }

  /** The claim is committed before anybody is asked: no transaction waits for another service. */
  private async oncePer(period: string, work: () => Promise<number>): Promise<number> {
    const isOurs = await this.jobs.oncePer('reconcile-payments', period, () => Promise.resolve());
    return isOurs ? await work() : 0;
  }

  /** One after the other. */
  private inBackground(work: () => Promise<number>): void {
    this.running = this.running
      .then(work)
      .then((count) => {
        if (count) this.logger.warn(`${count} events of the payment service came without their webhook`);
      })
      .catch((error: unknown) => this.logger.error(error));
  }
}
