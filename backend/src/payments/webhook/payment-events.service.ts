import { randomInt } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import { prices } from '@shortlist/contracts/platform/prices';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { priceSchema } from '@shortlist/contracts/platform/public-config';
import { OwnerService } from '../../account/sessions/owner.service';
import { MailService } from '../../platform/mail/mail.service';
import { PaymentInbox } from '../payment-inbox';
import { PaymentEntity } from '../payment.entity';
import { StripeService } from '../stripe.service';
import { parseStripeEvent, type PaymentMetadata, paymentMetadataSchema, type PaymentUpdate } from './stripe-events';

type NewPayment = Pick<PaymentEntity, 'id' | 'ownerId' | 'language' | 'currency' | 'amount'> & { checkoutId?: string };

/** Without easily confused letters and digits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const generateReceiptNumber = (year = new Date().getUTCFullYear()) =>
  `SL-${year}-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/**
 * Processes events of the payment service, from webhooks and from reconciliation. Each event takes effect once, in one
 * transaction with its id. Each effect only moves in one direction (paid once, the refunded amount never shrinks, a
 * lost dispute stays lost), so any order of events has the same result.
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

  /** May throw; the event can then be processed again. */
  async process(event: Stripe.Event): Promise<void> {
    const found = parseStripeEvent(event);
    if (!found || (await this.isProcessed(event.id))) return;
    // A checkout without our metadata is not ours. Resolved before the transaction, so that no lock waits for another
    // service.
    const isClear = found.metadata ?? found.checkoutId;
    const fact = isClear ? found : { ...(await this.resolveMetadata(found)), ...omitUndefined(found) };
    await this.database.transaction(async (manager) => {
      const rows = await manager.query<unknown[]>(
        'INSERT INTO payment_events (id, type) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
        [event.id, event.type],
      );
      // Without metadata the event belongs to another product of the same Stripe account.
      if (rows.length && fact.metadata) await this.apply(manager, fact.metadata, fact);
    });
    if (fact.paidAt && fact.metadata) await this.expireOtherCheckouts(fact.metadata.payment);
  }

  /** Stores a new payment. Idempotent, even if an event has already stored it. */
  async create(payment: NewPayment): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.insert(manager, payment);
      await manager.query('UPDATE payments SET checkout_id = $2 WHERE id = $1 AND checkout_id IS NULL', [
        payment.id,
        payment.checkoutId ?? null,
      ]);
    });
  }

  async isProcessed(eventId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>('SELECT 1 FROM payment_events WHERE id = $1', [eventId]);
    return rows.length > 0;
  }

  /**
   * Expires the owner's other open checkouts, so that nobody pays twice. Best effort: a second payment can be refunded.
   */
  private async expireOtherCheckouts(paid: string): Promise<void> {
    const others = await this.database.query<{ checkout_id: string }[]>(
      `SELECT checkout_id FROM payments WHERE owner_id = (SELECT owner_id FROM payments WHERE id = $1)
         AND paid_at IS NULL AND checkout_id IS NOT NULL AND created_at > now() - interval '1 day' LIMIT 10`,
      [paid],
    );
    for (const { checkout_id: id } of others) {
      try {
        await this.stripe.request((stripe) => stripe.checkout.sessions.expire(id));
      } catch (error) {
        this.logger.warn(`Another open checkout of a paid owner was not expired: ${(error as Error).message}`);
      }
    }
  }

  /** Finds the payment by its payment intent, the only id in some refund and dispute events. */
  private async resolveMetadata({ paymentIntent }: PaymentUpdate): Promise<PaymentUpdate> {
    if (!paymentIntent) return {};
    const row = await this.database.manager.findOneBy(PaymentEntity, { paymentIntent });
    if (row) return { metadata: { payment: row.id, owner: row.ownerId, language: row.language } };
    const { metadata, amount, currency } = await this.stripe.request((stripe) =>
      stripe.paymentIntents.retrieve(paymentIntent),
    );
    return { metadata: paymentMetadataSchema.safeParse(metadata).data, amount, currency };
  }

  private async apply(manager: EntityManager, label: PaymentMetadata, fact: PaymentUpdate): Promise<void> {
    const ownerId = await this.lockOwner(manager, label);
    const { payment: id, language } = label;
    if (fact.paidAt && fact.currency && (await this.differs(manager, id, ownerId, fact))) return;
    const currency = priceSchema.shape.currency.safeParse(fact.currency).data;
    if (currency && fact.amount !== undefined) {
      await this.insert(manager, { id, ownerId, language, currency, amount: fact.amount });
    }
    const [, changed] = await manager.query<[unknown, number]>(
      `UPDATE payments SET checkout_id = coalesce(checkout_id, $2), payment_intent = coalesce(payment_intent, $3),
         email = coalesce(email, $4), refunded_amount = greatest(refunded_amount, $5), dispute_lost = dispute_lost OR $6
       WHERE id = $1`,
      [
        id,
        fact.checkoutId ?? null,
        fact.paymentIntent ?? null,
        fact.email ?? null,
        fact.refunded ?? 0,
        fact.disputeLost ?? false,
      ],
    );
    if (!changed) throw new Error(`The event lacks the data to create payment ${id}`);
    if (fact.paidAt) {
      const paid = 'UPDATE payments SET paid_at = $2 WHERE id = $1 AND paid_at IS NULL RETURNING id';
      await this.enqueueEmail(manager, 'paymentReceipt', await manager.query(paid, [id, fact.paidAt]));
    }
    const refunded = `UPDATE payments SET refund_told = refunded_amount
      WHERE id = $1 AND paid_at IS NOT NULL AND email IS NOT NULL AND refund_told < refunded_amount RETURNING id`;
    await this.enqueueEmail(manager, 'paymentRefund', await manager.query(refunded, [id]));
  }

  /**
   * Returns whether the paid amount differs from the requested one. If so, the payment grants nothing and is reported
   * to the inbox.
   */
  private async differs(manager: EntityManager, id: string, ownerId: string, fact: PaymentUpdate): Promise<boolean> {
    const begun = await manager.findOneBy(PaymentEntity, { id, checkoutId: Not(IsNull()) });
    const asked = begun ? [begun] : Object.values(prices);
    if (asked.some(({ currency, amount }) => currency === fact.currency && amount === fact.amount)) return false;
    const say = ({ currency, amount }: Pick<PaymentUpdate, 'currency' | 'amount'>) => `${amount} ${currency}`;
    const { checkoutId, paymentIntent, email } = fact;
    await this.inbox.difference(manager, {
      ownerId,
      paid: say(fact),
      asked: [...new Set(asked.map(say))].join(', '),
      origin: [checkoutId, paymentIntent, email].filter(Boolean).join(', '),
    });
    this.logger.warn(`payment ${id}: ${say(fact)} is not what was asked for; it gives nothing and is in the inbox`);
    return true;
  }

  /** Enqueues an email if the update changed the row, which it does once. */
  private async enqueueEmail(manager: EntityManager, kind: string, [rows]: [{ id: string }[], number]): Promise<void> {
    if (!rows[0]) return;
    const { id, email, language, ownerId } = await manager.findOneByOrFail(PaymentEntity, { id: rows[0].id });
    if (email) await this.mail.enqueue(manager, kind, { address: email, language, ownerId, subjectId: id });
  }

  /**
   * Returns the owner of the payment and locks it before the payment, in the same order as a guest merge. Looks it up
   * twice, because the payment may have moved while the lock was awaited.
   */
  private async lockOwner(manager: EntityManager, { payment, owner }: PaymentMetadata): Promise<string> {
    for (let tries = 0; tries < 2; tries += 1) {
      const rows = await manager.query<{ id: string }[]>(
        `SELECT owners.id FROM owners JOIN payments ON payments.owner_id = owners.id WHERE payments.id = $1
           FOR KEY SHARE OF owners`,
        [payment],
      );
      if (rows[0]) return rows[0].id;
    }
    return await this.owners.lockOrCreate(manager, owner);
  }

  private async insert(manager: EntityManager, payment: NewPayment): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      const row = { ...payment, receipt: generateReceiptNumber() };
      await manager.createQueryBuilder().insert().into(PaymentEntity).values(row).orIgnore().execute();
      if (await manager.existsBy(PaymentEntity, { id: payment.id })) return;
      // Another payment has this receipt.
    }
    throw new Error('No unused receipt number was found');
  }
}

function omitUndefined(fact: PaymentUpdate): PaymentUpdate {
  return Object.fromEntries(Object.entries(fact).filter(([, value]) => value !== undefined));
}
