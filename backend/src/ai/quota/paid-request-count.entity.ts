import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Number of requests that used a paid model in one day (UTC). */
@Entity('paid_visits')
export class PaidRequestCountEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;

  /** HMAC of the payment, account or network that the requests count against. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  address!: string;

  @Column({ type: 'integer' })
  count!: number;
}
