import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Presses of one day (UTC) that went to a paid model. */
@Entity('paid_visits')
export class PaidVisitEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;

  /** Hash of who is counted: an account or a network. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  address!: string;

  @Column({ type: 'integer' })
  count!: number;
}
