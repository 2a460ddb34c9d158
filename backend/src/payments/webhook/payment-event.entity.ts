import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Marks an event of the payment service as processed. Written in the same transaction as the event's effect. */
@Entity('payment_events')
export class PaymentEventEntity {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  id!: string;

  @Column({ type: 'varchar', length: 60 })
  type!: string;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt!: Date;
}
