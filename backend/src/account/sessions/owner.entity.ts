import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The owner of stored data: a guest session or the user that it became. */
@Entity('owners')
export class OwnerEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Number of uses, see `QuotaService`. */
  @Column({ type: 'integer', default: 0 })
  used!: number;

  /**
   * Day of the last use, in days since 1970 (UTC). Together with the number of uses on that day, it enforces the
   * fair-use limit of Premium.
   */
  @Column({ name: 'uses_day', type: 'integer', default: 0 })
  lastUseDay!: number;

  @Column({ name: 'day_uses', type: 'integer', default: 0 })
  lastDayUses!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
