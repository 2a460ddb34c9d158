import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** That an event of the payment service has had its effect: written in the same transaction. */
@Entity('payment_events')
export class PaymentEventEntity {
  /** The payment service's id. */
  @PrimaryColumn({ type: 'varchar', length: 255 })
  id!: string;

  @Column({ type: 'varchar', length: 60 })
  type!: string;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt!: Date;
}
