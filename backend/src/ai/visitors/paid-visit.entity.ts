import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Generations that a paid model wrote for visitors of one address on one day (UTC). */
@Entity('paid_visits')
export class PaidVisitEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;

  /** Hash of the address. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  address!: string;

  @Column({ type: 'integer' })
  count!: number;
}
