import type { Payment } from '@shortlist/contracts/account/payment';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A checkout, and what came of it. Every column moves one way only (see `PaymentEventsService`), so that events may come
 * in any order and more than once.
 */
@Entity('payments')
export class PaymentEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index()
  @ForeignKey('OwnerEntity', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  ownerId!: string;

  /** The payment service's id of the checkout. Absent when we hear of its refund before we know it. */
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

  /** Of what was refunded, what the payer was told by mail. */
  @Column({ type: 'integer', default: 0 })
  refundTold!: number;

  @Column({ type: 'boolean', default: false })
  disputeLost!: boolean;

  /** Other browsers that its link has brought it to. */
  @Column({ type: 'integer', default: 0 })
  claims!: number;

  /** The payer's, as the payment service has it. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  /** Of the page where the checkout began; mails are in it. */
  @Column({ type: 'varchar', length: 2 })
  language!: Language;

  /** Null: nobody has paid. */
  @Column({ type: 'timestamptz', nullable: true })
  paidAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  refundRequestedAt!: Date | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
