import type { Payment } from '@shortlist/contracts/payments/payment';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A checkout and its outcome. Each column changes in one direction only, so events may arrive in any order and more
 * than once. See `PaymentEventsService`.
 */
@Entity('payments')
export class PaymentEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  /** Id of the checkout at the payment service. Null if a refund event arrives first. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 255, nullable: true })
  checkoutId!: string | null;

  @Index({ unique: true })
  @Column({ type: 'varchar', length: 255, nullable: true })
  paymentIntent!: string | null;

  @Index({ unique: true })
  @Column({ type: 'varchar', length: 20 })
  receipt!: string;

  @Column({ type: 'varchar', length: 3 })
  currency!: Payment['currency'];

  /** In the currency's smallest unit. */
  @Column({ type: 'integer' })
  amount!: number;

  @Column({ type: 'integer', default: 0 })
  refundedAmount!: number;

  /** The refunded amount about which the payer has been notified by email. */
  @Column({ name: 'refund_told', type: 'integer', default: 0 })
  notifiedRefundAmount!: number;

  @Column({ type: 'boolean', default: false })
  disputeLost!: boolean;

  /** Number of times that the emailed link has moved the purchase to another browser. */
  @Column({ type: 'integer', default: 0 })
  claims!: number;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  /** Language of the page on which the checkout began, and of the emails. */
  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  @Column({ type: 'timestamptz', nullable: true })
  paidAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  refundRequestedAt!: Date | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

export type PaidPayment = PaymentEntity & { paidAt: Date };
export const isPaid = (row: PaymentEntity): row is PaidPayment => row.paidAt !== null;
