import { randomInt } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { prices } from '@shortlist/contracts/payments/prices';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { priceSchema } from '@shortlist/contracts/platform/public-config';
import { OwnerService } from '../../account/sessions/owner.service';
import { MailService } from '../../platform/mail/mail.service';
import { PaymentInbox } from '../payment-inbox';
import { PaymentEntity } from '../payment.entity';
import { StripeService } from '../stripe.service';
import { parseStripeEvent, type PaymentMetadata, paymentMetadataSchema, type PaymentUpdate } from './stripe-events';

type NewPayment = Pick<PaymentEntity, 'id' | 'ownerId' | 'language' | 'currency' | 'amount'> & { checkoutId?: string };

/** Omits letters and digits that are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const generateReceiptNumber = (year = new Date().getUTCFullYear()) =>
  `SL-${year}-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/**
 * Processes events from webhooks and from reconciliation. Each event takes effect only once, because its id is stored
 * in the same transaction. Events can arrive in any order: a paid payment stays paid, the refunded amount never
 * shrinks, and a lost dispute stays lost.
 */
@Injectable()
export class PaymentEventsService {
  private readonly logger = new Logger('payments');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: StripeService,
    private readonly owners: OwnerService,
    private readonly mail: MailService,
    private readonly inbox: PaymentInbox,
  ) {}

  /** Processes an event that has not been processed yet. If this method throws, the event can be processed again. */
  async process(event: Stripe.Event): Promise<void> {
    const parsedUpdate = parseStripeEvent(event);
    if (!parsedUpdate || !(await this.omitProcessed([event])).length) return;
    // A checkout event without our metadata does not belong to one of our checkouts. The metadata of other events is
    // looked up before the transaction, so that no lock is held while waiting for the payment service.
    const paymentReference = parsedUpdate.metadata ?? parsedUpdate.checkoutId;
    const update = paymentReference
      ? parsedUpdate
      : { ...(await this.resolveMetadata(parsedUpdate)), ...omitUndefined(parsedUpdate) };
    await this.database.transaction(async (manager) => {
      const rows = await manager.query<unknown[]>(
        'INSERT INTO payment_events (id, type) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
        [event.id, event.type],
      );
      // An event without metadata belongs to a different product of the same Stripe account.
      if (rows.length && update.metadata) await this.applyUpdate(manager, update.metadata, update);
    });
    if (update.paidAt && update.metadata) await this.expireOtherCheckouts(update.metadata.payment);
  }

  /** Stores a new payment. Idempotent, even if an event has already stored it. */
  async createPayment(manager: EntityManager, payment: NewPayment): Promise<void> {
    await this.insertPayment(manager, payment);
    await manager.query('UPDATE payments SET checkout_id = $2 WHERE id = $1 AND checkout_id IS NULL', [
      payment.id,
      payment.checkoutId ?? null,
    ]);
  }

  async omitProcessed(events: Stripe.Event[]): Promise<Stripe.Event[]> {
    const rows = await this.database.query<{ id: string }[]>('SELECT id FROM payment_events WHERE id = ANY($1)', [
      events.map(({ id }) => id),
    ]);
    const processedIds = new Set(rows.map(({ id }) => id));
    return events.filter(({ id }) => !processedIds.has(id));
  }

  /**
   * Expires the owner's other open checkouts, so that nobody pays twice. Failures are ignored, because a second payment
   * can be refunded.
   */
  private async expireOtherCheckouts(paidPaymentId: string): Promise<void> {
    const otherCheckouts = await this.database.query<{ checkout_id: string }[]>(
      `SELECT checkout_id FROM payments WHERE owner_id = (SELECT owner_id FROM payments WHERE id = $1)
         AND paid_at IS NULL AND checkout_id IS NOT NULL AND created_at > now() - interval '1 day' LIMIT 10`,
      [paidPaymentId],
    );
    for (const { checkout_id: id } of otherCheckouts) {
      try {
        await this.stripe.request((stripe) => stripe.checkout.sessions.expire(id));
      } catch (error) {
        this.logger.warn(`Checkout ${id} of an owner who has paid could not be expired: ${(error as Error).message}`);
      }
    }
  }

  /** Finds the payment by its payment intent, which is the only id in some refund and dispute events. */
  private async resolveMetadata({ paymentIntent }: PaymentUpdate): Promise<PaymentUpdate> {
    if (!paymentIntent) return {};
    const row = await this.database.manager.findOneBy(PaymentEntity, { paymentIntent });
    if (row) return { metadata: { payment: row.id, owner: row.ownerId, language: row.language } };
    const { metadata, amount, currency } = await this.stripe.request((stripe) =>
      stripe.paymentIntents.retrieve(paymentIntent),
    );
    return { metadata: paymentMetadataSchema.safeParse(metadata).data, amount, currency };
  }

  private async applyUpdate(manager: EntityManager, metadata: PaymentMetadata, update: PaymentUpdate): Promise<void> {
    const ownerId = await this.lockOwner(manager, metadata);
    const { payment: id, language } = metadata;
    if (update.paidAt) {
      if (!update.currency || update.amount === undefined)
        throw new Error(`The event does not contain the amount of payment ${id}`);
      if (await this.reportIfDifferent(manager, id, ownerId, update)) return;
    }
    const currency = priceSchema.shape.currency.safeParse(update.currency).data;
    if (currency && update.amount !== undefined) {
      await this.insertPayment(manager, { id, ownerId, language, currency, amount: update.amount });
    }
    const [, changedCount] = await manager.query<[unknown, number]>(
      `UPDATE payments SET checkout_id = coalesce(checkout_id, $2), payment_intent = coalesce(payment_intent, $3),
         email = coalesce(email, $4), refunded_amount = greatest(refunded_amount, $5), dispute_lost = dispute_lost OR $6
       WHERE id = $1`,
      [
        id,
        update.checkoutId ?? null,
        update.paymentIntent ?? null,
        update.email ?? null,
        update.refundedAmount ?? 0,
        update.disputeLost ?? false,
      ],
    );
    if (!changedCount) throw new Error(`The event does not contain the data to create payment ${id}`);
    if (update.paidAt) {
      const markPaidSql = 'UPDATE payments SET paid_at = $2 WHERE id = $1 AND paid_at IS NULL RETURNING id';
      await this.enqueueEmail(manager, 'paymentReceipt', await manager.query(markPaidSql, [id, update.paidAt]));
    }
    const markRefundNotifiedSql = `UPDATE payments SET refund_told = refunded_amount
      WHERE id = $1 AND paid_at IS NOT NULL AND email IS NOT NULL AND refund_told < refunded_amount RETURNING id`;
    await this.enqueueEmail(manager, 'paymentRefund', await manager.query(markRefundNotifiedSql, [id]));
  }

  /** If this method returns true, the caller must not grant Premium. */
  private async reportIfDifferent(
    manager: EntityManager,
    id: string,
    ownerId: string,
    update: PaymentUpdate,
  ): Promise<boolean> {
    const payment = await manager.findOneBy(PaymentEntity, { id, checkoutId: Not(IsNull()) });
    const expectedPrices = payment ? [payment] : Object.values(prices);
    if (expectedPrices.some(({ currency, amount }) => currency === update.currency && amount === update.amount))
      return false;
    const formatPrice = ({ currency, amount }: Pick<PaymentUpdate, 'currency' | 'amount'>) => `${amount} ${currency}`;
    const { checkoutId, paymentIntent, email } = update;
    await this.inbox.reportDifference(manager, {
      ownerId,
      paid: formatPrice(update),
      requestedPrices: [...new Set(expectedPrices.map(formatPrice))].join(', '),
      reference: [checkoutId, paymentIntent, email].filter(Boolean).join(', '),
    });
    this.logger.warn(
      `Payment ${id} of ${formatPrice(update)} differs from the requested amount: it does not grant Premium and was reported to the inbox`,
    );
    return true;
  }

  /** Enqueues an email if the update changed a row, which happens once per payment or refund. */
  private async enqueueEmail(manager: EntityManager, kind: string, [rows]: [{ id: string }[], number]): Promise<void> {
    if (!rows[0]) return;
    const { id, email, language, ownerId } = await manager.findOneByOrFail(PaymentEntity, { id: rows[0].id });
    if (email) await this.mail.enqueue(manager, kind, { address: email, language, ownerId, subjectId: id });
  }

  /**
   * Locks the owner before the payment, as a guest merge does, to prevent deadlocks. Tries twice, because the payment
   * may have moved to another owner during the wait for the lock.
   */
  private async lockOwner(manager: EntityManager, { payment, owner }: PaymentMetadata): Promise<string> {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const row = await manager.findOne(PaymentEntity, { where: { id: payment }, select: { ownerId: true } });
      if (row && (await this.owners.lockAgainstMerge(manager, row.ownerId))) return row.ownerId;
    }
    return await this.owners.lockOrCreate(manager, owner);
  }

  private async insertPayment(manager: EntityManager, payment: NewPayment): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const row = { ...payment, receipt: generateReceiptNumber() };
      await manager.createQueryBuilder().insert().into(PaymentEntity).values(row).orIgnore().execute();
      if (await manager.existsBy(PaymentEntity, { id: payment.id })) return;
      // The receipt number was already taken.
    }
    throw new Error('No unused receipt number was found');
  }
}

function omitUndefined(update: PaymentUpdate): PaymentUpdate {
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
}
